import type { Language, Localized } from '../language.ts';

/** Subjects of which a person chooses whether they also come by mail. */
export const noticeTopics = {
  work: { name: { en: 'Work and decisions', ha: 'Aiki da yanke shawara' }, mail: true },
  deadlines: { name: { en: 'Deadlines', ha: 'Ƙarshen lokaci' }, mail: true },
  exports: { name: { en: 'Exports', ha: 'Fayilolin rahoto' }, mail: false },
} as const satisfies Readonly<Record<string, { readonly name: Localized; readonly mail: boolean }>>;
export type NoticeTopic = keyof typeof noticeTopics;

interface NoticeKind {
  readonly topic: NoticeTopic;
  /** One line. */
  readonly title: Localized;
  /** What happened and what to do, with facts as `{name}`. */
  readonly text: Localized;
}

/**
 * Everything the portal tells a person who is signed in. Facts in braces are given with each notice. None of them may hold a NIN, a
 * token or an amount: notices also go out by mail.
 */
// native reviewer: the Hausa of the whole list is ours.
export const noticeKinds = {
  'export.ready': {
    topic: 'exports',
    title: { en: 'Your export is ready', ha: 'Fayil ɗinka ya shirya' },
    text: { en: '{report}: the file is kept for a day.', ha: '{report}: za a ajiye fayil ɗin kwana ɗaya.' },
  },
  'export.failed': {
    topic: 'exports',
    title: { en: 'Your export could not be made', ha: 'Ba a iya shirya fayil ɗinka ba' },
    text: { en: '{report}: nothing was made. Ask for it again.', ha: '{report}: ba a shirya komai ba. Sake nema.' },
  },
  'work.assigned': {
    topic: 'work',
    title: { en: 'A case is yours', ha: 'An ba ka aiki' },
    text: { en: '{work} {reference} was assigned to you.', ha: 'An danƙa maka {work} {reference}.' },
  },
  'work.decision-needed': {
    topic: 'work',
    title: { en: 'A decision is needed', ha: 'Ana buƙatar yanke shawara' },
    text: { en: '{work} {reference} waits for a second person.', ha: '{work} {reference} na jiran mutum na biyu.' },
  },
  'work.decided': {
    topic: 'work',
    title: { en: 'A case was decided', ha: 'An yanke shawara' },
    text: { en: '{work} {reference}: {state}.', ha: '{work} {reference}: {state}.' },
  },
  'deadline.near': {
    topic: 'deadlines',
    title: { en: 'A deadline is near', ha: 'Lokaci ya kusa ƙarewa' },
    text: { en: '{work} {reference} must be decided by {day}.', ha: 'Dole a yanke {work} {reference} kafin {day}.' },
  },
  'deadline.passed': {
    topic: 'deadlines',
    title: { en: 'A deadline has passed', ha: 'Lokaci ya wuce' },
    text: { en: '{work} {reference} was due on {day}.', ha: 'Lokacin {work} {reference} ya kasance {day}.' },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>;
export type NoticeKindName = keyof typeof noticeKinds;

type FactsIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | FactsIn<Rest> : never;

/** What a sentence of this kind is completed with; what has a name in each language is given in both. */
export type NoticeFacts<K extends NoticeKindName> = Readonly<
  Record<FactsIn<(typeof noticeKinds)[K]['text']['en']>, string | Localized>
>;

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

export function noticeWords(
  kind: NoticeKindName,
  facts: Readonly<Record<string, string | Localized>>,
  language: Language,
): NoticeWords {
  const { title, text } = noticeKinds[kind];
  const filled = text[language].replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? '';
    return typeof fact === 'string' ? fact : fact[language];
  });
  return { title: title[language], text: filled };
}
