import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { koboOfDigits } from '../naira.ts';
import type { NotificationResult } from '../payment-provider.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';
import { posChannel } from './pos-channel.ts';

export const posSignatureHeader = 'x-pos-signature';

/** The signature is the hex HMAC-SHA512 of the bytes as they came. An empty secret admits nobody. */
export function isSignedByPos(raw: Uint8Array, signature: unknown, secret: string): boolean {
  if (secret === '' || typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const expected = createHmac('sha512', secret).update(raw).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}

/** A terminal has taken money, it says. It wakes our question to the network, and nothing else. */
export function parsePosNotice(raw: Uint8Array): NotificationResult {
  const text = Buffer.from(raw).toString('utf8');
  const value = parseProviderJson(text);
  const orderId = isRecord(value) ? textField(value, 'merchantReference') : null;
  if (!isRecord(value) || orderId === null || orderId.length > 50)
    return { kind: 'unreadable', reason: 'no merchant reference', unreadable: [] };
  const reference = textField(value, 'retrievalReference');
  const facts = ['pos', orderId, reference, textField(value, 'responseCode'), textField(value, 'amount')];
  const isPaid = textField(value, 'responseCode') === '00' && reference !== null && reference.length <= 64;
  const notice = {
    providerReference: orderId,
    orderId,
    dedupeKey: createHash('sha256').update(facts.join('|')).digest('hex'),
    movement: isPaid
      ? { date: null, reference, amountKobo: koboOfDigits(textField(value, 'amount') ?? '') || null }
      : null,
    channel: posChannel(textField(value, 'channel')),
  };
  return { kind: 'notices', notices: [notice], entries: [text], unreadable: [] };
}
