import { describe, expect, it } from 'vitest';
import { completeTypedDate, isoDateOf, typedDateOf } from './typed-date.ts';

/** Key by key, as a finger does. */
function typing(keys: string): string {
  let shown = '';
  for (const key of keys) shown = completeTypedDate(shown + key, shown);
  return shown;
}

describe('a date that is typed', () => {
  it.each([
    ['28/02/1990', '1990-02-28'],
    ['1/2/1990', '1990-02-01'],
    ['28-02-1990', '1990-02-28'],
    [' 28.02.1990 ', '1990-02-28'],
    ['28 02 1990', '1990-02-28'],
  ])('%s is sent as %s', (typed, iso) => {
    expect(isoDateOf(typed)).toBe(iso);
  });

  it.each(['', '28/02/90', 'yesterday', '28021990'])('"%s" is left as it is, for the schema to refuse', (typed) => {
    expect(isoDateOf(typed)).toBe(typed);
  });

  it('is shown as it would be typed', () => {
    expect(typedDateOf('1990-02-28')).toBe('28/02/1990');
    expect(typedDateOf('')).toBe('');
  });

  it('has its slashes put in while only digits are typed, and never twice', () => {
    expect(typing('28021990')).toBe('28/02/1990');
    expect(typing('28/02/1990')).toBe('28/02/1990');
    expect(typing('1/2/1990')).toBe('1/2/1990');
    expect(typing('1/12/1990')).toBe('1/12/1990');
  });

  it('can be pasted, or filled in by the browser', () => {
    expect(completeTypedDate('28021990', '')).toBe('28/02/1990');
    expect(completeTypedDate('1990-02-28', '')).toBe('28/02/1990');
    expect(completeTypedDate('28-02-1990', '')).toBe('28-02-1990');
  });

  it('can be taken back character by character and mended in the middle', () => {
    expect(completeTypedDate('28/02', '28/02/')).toBe('28/02');
    expect(completeTypedDate('28/0', '28/02')).toBe('28/0');
    expect(completeTypedDate('27/02/1990', '2/02/1990')).toBe('27/02/1990');
  });
});
