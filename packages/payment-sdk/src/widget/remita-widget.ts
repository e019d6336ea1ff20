import type { PaymentSession } from '@portal/contracts';
import type { WidgetListener } from './widget-listener.ts';

/** Remita's inline widget, as its script defines it. */
interface RemitaEngine {
  readonly init: (options: {
    readonly key: string;
    readonly processRrr: true;
    readonly transactionId: string;
    readonly extendedData: { readonly customFields: readonly { readonly name: string; readonly value: string }[] };
    readonly onSuccess: () => void;
    readonly onError: () => void;
    readonly onClose: () => void;
  }) => {
    readonly showPaymentWidget: () => void;
    readonly hidePaymentWidget?: () => void;
  };
}

export function openRemitaWidget(session: PaymentSession, key: string, listener: WidgetListener): () => void {
  const engine = (globalThis as { RmPaymentEngine?: RemitaEngine }).RmPaymentEngine;
  if (!engine) throw new Error('Remita’s script did not bring its widget');
  const widget = engine.init({
    key,
    processRrr: true,
    transactionId: session.txRef,
    extendedData: { customFields: [{ name: 'rrr', value: session.rrr }] },
    onSuccess() {
      // It would stay over the page, with its own word of success, while we wait for the real one.
      widget.hidePaymentWidget?.();
      listener.onSuccess();
    },
    onError: () => listener.onError(),
    onClose: () => listener.onClose(),
  });
  widget.showPaymentWidget();
  return () => (widget.hidePaymentWidget ? widget.hidePaymentWidget() : location.reload());
}
