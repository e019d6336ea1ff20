import { describe, expect, it } from 'vitest';
import { namesAmount, segmentsOf, variablesIn } from './message-text.ts';

describe('an amount in a text message', () => {
  it.each([
    ...['₦500', 'Pay 25,000 now', 'NGN 40', 'N5000 is due', 'N 200', '100 naira', 'Naira', '50 kobo', '12.50', '# 300'],
  ])('is seen in %s', (text) => expect(namesAmount(text)).toBe(true));
  it.each([
    ...['Your bill is due on 30 November 2026', 'Call 08031234567', 'Bill KD7Q 4M2X 9TBC 1VWZ', 'Nagari'],
    ...['Zuwa ga Ƙofa, ranar 3.12.2026', 'Year 2026, month 11'],
  ])('is not seen in %s', (text) => expect(namesAmount(text)).toBe(false));
});

describe('what the network counts', () => {
  it.each([
    ['', 0],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    // One letter of Hausa makes all of it short.
    [`${'a'.repeat(69)}ɗ`, 1],
    [`${'a'.repeat(70)}ƙ`, 2],
    ['ƙ'.repeat(134), 2],
    ['ƙ'.repeat(135), 3],
    // The second table of GSM counts twice.
    [`${'a'.repeat(158)}€`, 1],
    [`${'a'.repeat(159)}€`, 2],
  ])('of %j', (text, segments) => expect(segmentsOf(text)).toBe(segments));
});

it('knows the names in braces', () => expect(variablesIn('Dear {name}, on {day} {}')).toEqual(['name', 'day', '']));
