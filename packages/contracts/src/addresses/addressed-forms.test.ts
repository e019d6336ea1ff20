import { expect, it } from 'vitest';
import { addressFields } from '../address-fields.ts';
import { addressedForms, addressOfForm } from './addressed-forms.ts';

const posted = (fields: Record<string, string>) => new URLSearchParams(fields);

it.each([
  ['/payment_summary_open', { billReference: 'KD 12' }, '/payment_summary_open?billReference=KD+12'],
  ['/payment_summary_open', { billReference: '' }, '/payment_summary_open?billReference='],
  ['/receipt-verification', { ref: 'a&b=c', s: 'x' }, '/receipt-verification?ref=a%26b%3Dc'],
  ['/agent-network', { lga: '3', q: '123 4567 8901' }, '/agent-network?lga=3&refused=nin'],
  ['/search', {}, '/search'],
])('%s with %j leads to %s', (path, fields, address) => {
  expect(addressOfForm(path, posted(fields as Record<string, string>))).toBe(address);
});

it.each(['12345678901', '123 4567 8901', 'NIN: 12345678901', '12345678901\u00a0', '1-2345678-901'])(
  '%j never stands in an address',
  (nin) => {
    for (const [path, [field = '']] of Object.entries(addressedForms)) {
      expect(addressOfForm(path, posted({ [field]: nin }))).toBe(`${path}?refused=nin`);
    }
  },
);

it.each(['/', '/contact-us/status', '/constructor', '__proto__'])('nothing is posted to %s', (path) => {
  expect(addressOfForm(path, posted({ email: 'a@b.test', ref: 'x' }))).toBeUndefined();
});

it('has only fields that pages read from their address', () => {
  expect(Object.values(addressedForms).flatMap((names) => names.filter((name) => !(name in addressFields)))).toEqual(
    [],
  );
});
