import type { PaymentSession } from '@portal/contracts';
import { openInterswitchWidget } from './interswitch-widget.ts';
import { loadProviderScript } from './provider-script.ts';
import { openRemitaWidget } from './remita-widget.ts';
import type { WidgetListener } from './widget-listener.ts';

/**
 * Opens the provider's own payment widget over the page, and answers how to close it. Rejects when there is none for this session or its script
 * cannot be loaded; the hosted page (`session.checkoutUrl`) is the way then.
 */
export async function openPaymentWidget(session: PaymentSession, listener: WidgetListener): Promise<() => void> {
  if (!session.widget) throw new Error('This payment session has no widget');
  await loadProviderScript(session.widget.scriptUrl);
  const open = session.provider === 'remita' ? openRemitaWidget : openInterswitchWidget;
  return open(session, session.widget.publicKey, listener);
}
