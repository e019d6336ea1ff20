import { expect, it } from 'vitest';
import { maskText } from './mask-text.ts';

const whole = (text: string) => maskText(text, false);

it.each([
  ['an identity number', '{"note":"NIN 12345678901"}', '12345678901'],
  ['an identity number as a number', '{"nin":12345678901}', '12345678901'],
  ['a telephone', '{"note":"call 0803 123 4567"}', '0803 123 4567'],
  ['a telephone with the country', '/lookups?phone=+2348031234567', '2348031234567'],
  ['a mail address', '{"metadata":{"a":"ada@example.com"}}', 'ada@example.com'],
  ['a key', '/bills?key=kdr_live_AbCd1234_0123456789', 'kdr_live_AbCd1234'],
  ['a secret of a webhook', '{"secret":"whsec_abc+/="}', 'whsec_abc'],
  ['a token', '{"a":"eyJhbGciOi.eyJzdWIi.c2ln"}', 'eyJhbGciOi'],
  ['a TPUI', '{"taxpayer":{"tpui":"KD-0001-2345-67"}}', '0001-2345'],
  ['a name', '{"firstName":"Hauwa","payer_name":"Garba"}', 'Hauwa'],
  ['a name with quotes in it', '{"name":"Ada \\"the\\" great"}', 'great'],
  ['a code of a holder', '{"holderCode":"12345678"}', '12345678'],
])('masks %s', (_, text, secret) => {
  expect(text).toContain(secret);
  expect(whole(text)).not.toContain(secret);
  expect(whole(text)).toContain('•••');
});

it('leaves what a partner needs to see', () => {
  const text =
    '{"externalReference":"INV-118842","lines":[{"revenueHeadCode":"12020418","amountKobo":450000}],"code":"tsp.head-not-allowed"}';
  expect(whole(text)).toBe(text);
});

it('masks what a cut left of a value', () => {
  expect(maskText('{"a":"b","note":"NIN 1234567', true)).not.toMatch(/\d/);
  expect(maskText('{"a":"b","name":"Hauwa Gar', true)).not.toContain('Hauwa');
  expect(maskText('{"a":"b","email":"hauwa\\', true)).not.toContain('hauwa');
});
