import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { channelOf } from '../channel.ts';
import { koboOfDigits } from '../naira.ts';
import type { ClaimedMovement, NotificationResult } from '../payment-provider.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';

/** `X-Interswitch-Signature` is the hex HMAC-SHA512 of the bytes as they came; JSON that was read and written again does not pass. */
export function isSignedByInterswitch(raw: Uint8Array, signature: string, webhookSecret: string): boolean {
  const expected = createHmac('sha512', webhookSecret).update(raw).digest();
  const given = /^[0-9a-f]{128}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(expected.length);
  return timingSafeEqual(given, expected);
}

/** The same `uuid` comes with CREATED, UPDATED and COMPLETED, in any order: each of them is one wake-up. */
export function parseInterswitchWebhook(raw: Uint8Array): NotificationResult {
  const value = parseProviderJson(Buffer.from(raw).toString('utf8'));
  if (!isRecord(value)) return { kind: 'unreadable', reason: 'no JSON object', unreadable: [] };
  const data = isRecord(value.data) ? value.data : {};
  const orderId = textField(data, 'merchantReference') ?? textField(value, 'uuid');
  if (orderId === null || orderId.length > 64)
    return { kind: 'unreadable', reason: 'no merchant reference', unreadable: [] };
  const facts = ['interswitch', textField(value, 'event'), textField(value, 'uuid'), textField(value, 'timestamp')];
  const dedupeKey = createHash('sha256').update(facts.join('|')).digest('hex');
  const notice = {
    providerReference: orderId,
    orderId,
    dedupeKey,
    movement: movementOf(data),
    channel: channelOf(textField(data, 'channel')),
  };
  return { kind: 'notices', notices: [notice], entries: [Buffer.from(raw).toString('utf8')], unreadable: [] };
}

/** Only one that says paid claims money: a payer may try several cards for one reference. */
function movementOf(data: Record<string, unknown>): ClaimedMovement | null {
  const reference = textField(data, 'paymentReference', 'paymentId');
  const isPaid = ['00', '10', '11'].includes(textField(data, 'responseCode') ?? '');
  if (!isPaid || reference === null || reference.length > 100) return null;
  return { date: null, reference, amountKobo: koboOfDigits(textField(data, 'amount') ?? '') || null };
}
