import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

/** `|` is the cursor. */
function typing(text: string, before = ''): string {
  const cursor = text.indexOf('|');
  const grouped = groupDigits(text.replace('|', ''), cursor, before);
  return `${grouped.text.slice(0, grouped.cursor)}|${grouped.text.slice(grouped.cursor)}`;
}

describe('commas while somebody types', () => {
  it.each([
    ['', '1|', '1|'],
    ['123', '1234|', '1,234|'],
    ['123,467', '12345|67', '1,234,5|67'],
    ['1,234', '1,2345|', '12,345|'],
    ['1,234', '1,23|', '123|'],
    ['1,234,567', '1,2|7', '12|7'],
    ['234', '|1234', '|1,234'],
    ['1,234', '1,234,|', '1,234|'],
    ['1,234,567', '1,234,567.5|', '1,234,567.5|'],
    ['', '1234567.5|', '1,234,567.5|'],
    ['', '1,234,567.5|', '1,234,567.5|'],
    ['1,234', '1234.|', '1,234.|'],
    ['', '.5|', '.5|'],
    ['00', '007|', '7|'],
    ['', '0|', '0|'],
    ['1', '|', '|'],
  ])('after "%s", %s becomes %s', (before, typed, grouped) => {
    expect(typing(typed, before)).toBe(grouped);
  });

  it.each([
    ['', '1250,50|'],
    ['', '1,5|'],
    ['', ',|'],
    ['1,250,000', '1250,50|'],
    ['1250,50', '1250,5|'],
  ])('after "%s", leave "%s" as it is: a comma that came with it stands for decimals', (before, typed) => {
    expect(typing(typed, before)).toBe(typed);
  });

  it.each(['12a|', '1.2.3|', '-5|', '₦500|'])(
    'leave "%s" as it is: it is no amount, and nothing typed is swallowed',
    (typed) => {
      expect(typing(typed)).toBe(typed);
    },
  );
});
