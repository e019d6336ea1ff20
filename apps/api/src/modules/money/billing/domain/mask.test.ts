import { expect, it } from 'vitest';
import { maskAddress, maskEmail, maskName } from './mask.ts';

it.each([
  ['amina.bello@example.com', 'a•••o@example.com'],
  ['ab@example.com', '•••@example.com'],
  ['not an address', '•••'],
  ['', ''],
])('masks the email address %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['12 Ahmadu Bello Way, Kaduna', '••• A••• B••• W•••, Kaduna'],
  ['Ƙofar Doka 4', 'Ƙ••• D••• •••'],
  ['Shop 14, Central Market, Zaria', 'S••• •••, C••• M•••, Zaria'],
  ['', ''],
])('masks the address %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});

it.each([
  ['Amina', 'A•••'],
  ['Ɗanjuma Bello', 'Ɗ••• B•••'],
  ['Kaduna Mills, Ltd.', 'K••• M••• L•••'],
  ["O'Neill 2000", 'O••• •••'],
  ['', ''],
])('leaves of the name %s its initials', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
