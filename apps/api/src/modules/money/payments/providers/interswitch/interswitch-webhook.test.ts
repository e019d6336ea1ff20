import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedByInterswitch, parseInterswitchWebhook } from './interswitch-webhook.ts';

const secret = 'whsec_local';
const raw =
  '{"event":"TRANSACTION.COMPLETED","uuid":"u1","timestamp":1594646111460,"data":{"amount":2000000,"responseCode":"00","merchantReference":"KD-TEST-0001"}}';
const signature =
  '3e53c1dc54c8a64283074b1d447e6ff497528d24a63f4ae71d669a3ce51a4a98dfab25e3616eab2fa1ea50d004e0ee6d0e23a4725522faa441603e5f66501382';

describe('an Interswitch webhook', () => {
  it('is genuine with the published vector, in either case of the digits', () => {
    expect(isSignedByInterswitch(Buffer.from(raw), signature, secret)).toBe(true);
    expect(isSignedByInterswitch(Buffer.from(raw), signature.toUpperCase(), secret)).toBe(true);
  });

  it.each([
    ['one byte is another', raw.replace('2000000', '2000001'), signature],
    ['it was read and written again', JSON.stringify(JSON.parse(raw), null, 1), signature],
    ['another secret signed it', raw, createHmac('sha512', 'another').update(raw).digest('hex')],
    ['the signature is missing', raw, ''],
    ['the signature is cut', raw, signature.slice(0, 64)],
    ['the signature is no hex', raw, 'z'.repeat(128)],
    ['the signature is all zeros', raw, '0'.repeat(128)],
  ])('is refused when %s', (_case, body, given) => {
    expect(isSignedByInterswitch(Buffer.from(body), given, secret)).toBe(false);
  });

  it('names the payment and has one key per event', () => {
    const parse = (text: string) => {
      const result = parseInterswitchWebhook(Buffer.from(text));
      return result.kind === 'notices' ? result.notices[0] : undefined;
    };
    expect(parse(raw)).toMatchObject({ orderId: 'KD-TEST-0001', providerReference: 'KD-TEST-0001' });
    expect(parse(raw.replace('2000000', '1'))?.dedupeKey).toBe(parse(raw)?.dedupeKey);
    for (const other of [
      raw.replace('COMPLETED', 'UPDATED'),
      raw.replace('u1', 'u2'),
      raw.replace('111460', '111461'),
    ]) {
      expect(parse(other)?.dedupeKey).not.toBe(parse(raw)?.dedupeKey);
    }
  });

  it.each(['', '[]', 'null', '{"event":"TRANSACTION.COMPLETED"}', '<xml/>', `{"uuid":"${'x'.repeat(65)}"}`])(
    'that reads %j is unreadable',
    (text) => {
      expect(parseInterswitchWebhook(Buffer.from(text)).kind).toBe('unreadable');
    },
  );
});
