import { formatNaira, type Language } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serveRaw } from '../../../../platform/http/serve-raw.ts';
import type { PaymentIntent, PaymentIntentsRepository } from '../data/payment-intents.repository.ts';
import { billPage } from '../domain/allowed-redirect.ts';
import type { Providers } from '../providers/create-providers.ts';
import type { HostedForm } from '../providers/payment-provider.ts';
import { startedOrder } from '../started-order.ts';

export interface LeaveDeps {
  readonly intents: PaymentIntentsRepository;
  readonly providers: Providers;
  readonly portalOrigin: string;
}

const texts: Readonly<Record<Language, { readonly title: string; readonly button: (amount: string) => string }>> = {
  en: { title: 'Continue to Interswitch', button: (amount) => `Continue and pay ${amount}` },
  ha: { title: 'Ci gaba zuwa Interswitch', button: (amount) => `Ci gaba ka biya ${amount}` },
};

/**
 * The hosted page of Interswitch takes a posted form and no link, so the payer passes through this page. It runs no script:
 * one press of the button posts what we say, to Interswitch and nobody else.
 */
export function leaveForInterswitchRoute(app: FastifyInstance, deps: LeaveDeps): void {
  const path = '/payments/checkout/interswitch/:orderId';
  serveRaw(app, { method: 'GET', path }, async ({ params }, { language, setHeader }) => {
    const intent = await deps.intents.findByOrderId('interswitch', params.orderId ?? '');
    // This page may have been open, or in the history, while somebody else paid.
    if (intent?.isNeedless) {
      setHeader('location', billPage(intent.billReference));
      return { status: 303 };
    }
    const order = intent?.state === 'AWAITING_PAYMENT' ? startedOrder(deps.portalOrigin, intent) : undefined;
    const form = order && deps.providers.interswitch.hostedForm?.(order);
    if (!intent || !form) throw new BusinessError('payment.not-found');
    setHeader(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action ${new URL(form.action).origin}`,
    );
    return { status: 200, contentType: 'text/html; charset=utf-8', body: page(form, intent, language) };
  });
}

function page({ action, fields }: HostedForm, { amountKobo }: PaymentIntent, language: Language): string {
  const { title, button } = texts[language];
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>body{margin:0;display:grid;place-content:center;min-height:100vh;background:#F7F5EF;color:#14231C;font:16px/1.5 system-ui,sans-serif}
form{padding:24px}button{font:inherit;min-height:48px;padding:0 24px;border:0;border-radius:8px;background:#0E6B45;color:#fff}</style></head>
<body><main><form method="post" action="${escaped(action)}"><h1>${title}</h1>${inputs.join('')}<button>${button(formatNaira(amountKobo))}</button></form></main></body></html>`;
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
