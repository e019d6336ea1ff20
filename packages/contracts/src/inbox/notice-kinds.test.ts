import { describe, expect, it } from 'vitest';
import { noticeKinds, noticeWords } from './notice-kinds.ts';

const factsIn = (text: string) => [...text.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name).sort();

describe('notices', () => {
  it.each(Object.entries(noticeKinds))('of the kind %s say the same facts in both languages', (_, { text }) => {
    expect(factsIn(text.ha)).toEqual(factsIn(text.en));
  });

  it('are completed in the language of the reader; what somebody typed is never read as a sentence of ours', () => {
    const facts = { work: { en: 'Declaration check', ha: 'Duba bayani' }, reference: '{work}' };
    expect(noticeWords('work.assigned', facts, 'en').text).toBe('Declaration check {work} was assigned to you.');
    expect(noticeWords('work.assigned', facts, 'ha').text).toBe('An danƙa maka Duba bayani {work}.');
  });
});
