import { createHmac } from 'node:crypto';
import { type Signature, sendWithFaults } from '../send-with-faults.ts';
import type { World } from '../world.ts';
import { describeCode } from './response-codes.ts';
import { paymentReference, type Transaction } from './transaction.ts';

export type WebhookEvent = 'TRANSACTION.CREATED' | 'TRANSACTION.UPDATED' | 'TRANSACTION.COMPLETED';

/** Hex HMAC-SHA512 over the body exactly as sent. */
export function webhookSignature(secret: string, body: string): string {
  return createHmac('sha512', secret).update(body).digest('hex');
}

export function sendWebhook(world: World, transaction: Transaction, event: WebhookEvent): void {
  const url = world.state.interswitch.webhookUrl;
  const { reference } = transaction;
  if (url === undefined) {
    world.journal.write('interswitch.webhook.skipped', { ref: reference, event, reason: 'No webhook URL is set.' });
    return;
  }
  sendWithFaults(world, {
    op: 'interswitch.webhook',
    kind: 'interswitch.webhook',
    ref: reference,
    url,
    body: webhookBody(world, transaction, event),
    headersFor: (body, signature) => ({
      'content-type': 'application/json',
      ...signatureHeader(world.config.interswitch.webhookSecret, body, signature),
    }),
    forgeBody: (text, fields) => {
      const message = JSON.parse(text) as { data: Record<string, unknown> };
      return JSON.stringify({ ...message, data: { ...message.data, ...fields } });
    },
  });
}

function signatureHeader(secret: string, body: string, signature: Signature): Record<string, string> {
  if (signature === 'missing') return {};
  const key = signature === 'other-secret' ? `${secret}-of-somebody-else` : secret;
  return { 'x-interswitch-signature': webhookSignature(key, body) };
}

function webhookBody(world: World, transaction: Transaction, event: WebhookEvent): string {
  const timestamp = world.clock.now().getTime();
  const {
    reference,
    amountKobo,
    paidKobo,
    responseCode,
    channel,
    retrievalReference,
    paymentId,
    customer,
    cardNumber,
  } = transaction;
  return JSON.stringify({
    event,
    uuid: reference,
    timestamp,
    data: {
      remittanceAmount: 0,
      bankCode: '011',
      amount: Number(paidKobo || amountKobo),
      paymentReference: paymentReference(world.config.interswitch.merchantCode, transaction),
      channel,
      splitAccounts: [],
      retrievalReferenceNumber: retrievalReference,
      transactionDate: timestamp,
      accountNumber: null,
      responseCode,
      token: null,
      responseDescription: describeCode(responseCode),
      paymentId,
      merchantCustomerId: customer.id,
      escrow: false,
      merchantReference: reference,
      currencyCode: '566',
      merchantCustomerName: customer.name,
      cardNumber,
    },
  });
}
