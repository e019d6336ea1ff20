import { describe, expect, it } from 'vitest';
import { excerpt, marked } from './excerpt.ts';

describe('an excerpt', () => {
  it('marks the words that matched, as they are written', () => {
    const pieces = marked('Zan iya biyan tsabar kuɗi?', ['kudi']);
    expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['kuɗi']);
    expect(pieces.map(({ text }) => text).join('')).toBe('Zan iya biyan tsabar kuɗi?');
  });

  it('shows the part around the first match', () => {
    const text = Array.from({ length: 60 }, (_, word) => (word === 40 ? 'here' : `w${word}`)).join(' ');
    expect(excerpt(text, ['here'])).toMatch(/^… w34 .* here .*/);
    expect(excerpt('short text', ['text'])).toBe('short text');
    expect(excerpt(`${'a · '.repeat(8)}b Rate · 15%`, ['rate'])).toBe('… a · a · b Rate · 15%');
  });
});
