import { expect, it } from 'vitest';
import { fateOfSearch } from './fate-of-search.ts';

it.each(['', 'KD7Q4M2X9TBC1VWZ', 'kd7q 4m2x 9tbc 1vwz', '3107 4482 9015', 'Kasuwa', 'Bello 12', 'KDR-2026-00000042'])(
  '%j stands in the address',
  (typed) => expect(fateOfSearch(typed)).toBe('shared'),
);

it.each(['08031234567', '+234 803 123 4567'])('%j is a phone number: sent, and in no address', (typed) =>
  expect(fateOfSearch(typed)).toBe('private'),
);

it.each(['1', '1234567890', '123 456 789', 'ab'])('%j is not finished: a NIN may become of it', (typed) =>
  expect(fateOfSearch(typed)).toBe('unfinished'),
);

it.each(['12345678901', '123 4567 8901', 'Bello 12345678901', 'Amina 123-4567-8901'])(
  '%j may hold a NIN: neither sent nor in an address',
  (typed) => expect(fateOfSearch(typed)).toBe('nin'),
);
