import { expect, it } from 'vitest';
import { compareNames } from './compare-names.ts';
import { waysToWrite } from './words-of-name.ts';

it.each([
  ['Mohammed Sani Bello', 'BELLO, Muhammad Sani', 'same'],
  ['Alhaji Muhammad Bello', 'Muhammad Sani Bello', 'close'],
  ['Muhamad Belo', 'Muhammad Bello', 'close'],
  ['Hassan Bello', 'Hussaini Bello', 'partly'],
  ['Grace Okafor', 'Sadiq Barde', 'differs'],
  ['Ƙasim ’Yar’adua', "Kasim 'Yar'adua", 'same'],
] as const)('of persons, %s and %s: %s', (one, other, how) => {
  expect(compareNames(one, other, true)).toBe(how);
  expect(compareNames(other, one, true)).toBe(how);
});

it.each([
  ['Zuma Gate Hotel Ltd', 'ZUMA GATE HOTEL Nigeria Limited', 'same'],
  ['Zuma Gate Hotle', 'Zuma Gate Hotel Ltd', 'close'],
  ['Zuma Gate Transport Ltd', 'Zuma Gate Hotel Ltd', 'partly'],
  ['Zuma Gate Hotel Annex', 'Zuma Gate Hotel', 'partly'],
  ['Block 12 Stores', 'Block 13 Stores', 'partly'],
] as const)('of organisations, %s and %s: %s', (one, other, how) => {
  expect(compareNames(one, other, false)).toBe(how);
});

it('finds a name in the ways a register may write it, and never a person by one word', () => {
  expect(waysToWrite('Zuma Hotel', null)).toContain('zuma hotel limited');
  expect(waysToWrite('Alhaji Muhammad Sani Bello', true)).toContain('muhammad bello');
  expect(waysToWrite('Bello', true)).toEqual([]);
});
