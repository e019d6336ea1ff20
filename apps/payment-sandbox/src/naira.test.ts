import { expect, test } from 'vitest';
import { koboOfNaira, nairaForPeople, nairaNumber, nairaOfKobo } from './naira.ts';

test.each([
  ['20000', 2_000_000n],
  ['20000.00', 2_000_000n],
  ['0.1', 10n],
  ['9999999999999.99', 999_999_999_999_999n],
])('%s naira are %s kobo', (text, kobo) => {
  expect(koboOfNaira(text)).toBe(kobo);
});

test.each(['', '-1', '1.234', '1e5', '1,000', '.5', 'NaN'])('"%s" is no amount', (text) => {
  expect(koboOfNaira(text)).toBeUndefined();
});

test('amounts are written as Remita writes them, with one decimal at least and no needless second', () => {
  expect([350_000n, 350_050n, 350_055n, 5n].map(nairaNumber)).toEqual(['3500.0', '3500.5', '3500.55', '0.05']);
  expect(nairaOfKobo(5n)).toBe('0.05');
  expect(nairaForPeople(123_456_789n)).toBe('₦1,234,567.89');
});
