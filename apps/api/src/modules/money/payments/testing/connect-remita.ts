import type { ProviderOrder } from '../providers/payment-provider.ts';
import { createProviderHttp } from '../providers/provider-http.ts';
import { createRemitaProvider } from '../providers/remita/remita-provider.ts';
import type { ScriptedProvider } from './scripted-provider.ts';

export const order: ProviderOrder = {
  orderId: 'KD-TEST-0001',
  amountKobo: 2_000_000,
  description: 'Development levy',
  payer: { name: 'Amina Bello', email: 'amina@example.ng', phone: '' },
};
export const payment = {
  orderId: order.orderId,
  providerReference: '140008260136',
  amountKobo: order.amountKobo,
  startedAt: new Date('2026-11-20T08:00:00Z'),
};
export const found =
  '{"amount":20000.0,"RRR":"140008260136","orderId":"KD-TEST-0001","message":"Transaction Pending","transactiontime":"2026-11-20 12:00:00 AM","status":"021"}';

/** What we say to Remita, and how we take what it answers by script. */
export function connectRemita(far: ScriptedProvider) {
  const http = createProviderHttp({ baseUrl: far.url, timeoutMs: 400, breakAfter: 100, breakMs: 60_000 });
  const remita = createRemitaProvider(
    {
      merchantId: '2547916',
      serviceTypeId: '4430731',
      apiKey: '1946',
      publicKey: 'a-public-key',
      scriptUrl: 'https://demo.remita.net/payment/v1/remita-pay-inline.bundle.js',
    },
    http,
  );
  return { http, remita };
}
