import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

/** `|` is the cursor. */
function typing(text: string): string {
  const cursor = text.indexOf('|');
  const grouped = groupDigits(text.replace('|', ''), cursor);
  return `${grouped.text.slice(0, grouped.cursor)}|${grouped.text.slice(grouped.cursor)}`;
}

describe('commas while somebody types', () => {
  it.each([
    ['1|', '1|'],
    ['1234|', '1,234|'],
    ['12345|67', '1,234,5|67'],
    ['1,2345|', '12,345|'],
    ['1,23|', '123|'],
    ['|1234', '|1,234'],
    ['1234567.5|', '1,234,567.5|'],
    ['1234.|', '1,234.|'],
    ['.5|', '.5|'],
    ['007|', '7|'],
    ['0|', '0|'],
    ['|', '|'],
  ])('%s becomes %s', (typed, grouped) => {
    expect(typing(typed)).toBe(grouped);
  });

  it.each(['12a|', '1.2.3|', '-5|', '₦500|'])(
    'leave "%s" as it is: it is no amount, and nothing typed is swallowed',
    (typed) => {
      expect(typing(typed)).toBe(typed);
    },
  );
});
