import { describe, expect, it } from 'vitest';
import { type NoticeKindName, noticeKinds } from './notice-kinds.ts';
import { mailedNoticeWords, noticeWords } from './notice-words.ts';

const factsIn = (text: string) => [...text.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name).sort();

describe('notices', () => {
  it.each(Object.entries(noticeKinds))('of the kind %s say the same facts in both languages', (_, { text }) => {
    expect(factsIn(text.ha)).toEqual(factsIn(text.en));
  });

  it('carry nobody’s addresses to others by mail, whoever typed them: only what we word ourselves is believed', () => {
    const ours = new Set<string>();
    for (const [kind, { text }] of Object.entries(noticeKinds))
      for (const name of factsIn(text.en)) {
        const facts = { [name ?? '']: 'Pay at evil.com now' };
        const { text: mailed } = mailedNoticeWords(kind as NoticeKindName, facts, 'en');
        if (mailed.includes('evil.com')) ours.add(name ?? '');
        expect(noticeWords(kind as NoticeKindName, facts, 'en').text).toContain('evil.com');
      }
    expect([...ours].sort()).toEqual(
      'amount answer bill cases day month number parts reference report right state taxpayers work'.split(' '),
    );
    const facts = { organisation: 'Arewa Mills Ltd.' };
    expect(mailedNoticeWords('request.organisation-confirmed', facts, 'ha').text).toContain('Arewa Mills Ltd.');
  });

  it('are completed in the language of the reader; what somebody typed is never read as a sentence of ours', () => {
    const facts = { work: { en: 'Declaration check', ha: 'Duba bayani' }, reference: '{work}' };
    expect(noticeWords('work.assigned', facts, 'en').text).toBe('Declaration check {work} was assigned to you.');
    expect(noticeWords('work.assigned', facts, 'ha').text).toBe('An danƙa maka Duba bayani {work}.');
  });
});
