import type { Language, Localized } from '../language.ts';
import { namesLink } from '../typed-fields.ts';
import { type NoticeKindName, noticeKinds } from './notice-kinds.ts';

type FactsIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | FactsIn<Rest> : never;

/** What a sentence of this kind is completed with; what has a name in each language is given in both. */
export type NoticeFacts<K extends NoticeKindName> = Readonly<
  Record<FactsIn<(typeof noticeKinds)[K]['text']['en']>, string | Localized>
>;

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** Facts that we word ourselves, or staff who sign for it. Any other is taken for what a stranger typed: a new one has to earn its place here. */
const factsOfOurs: ReadonlySet<string> = new Set([
  ...[
    'amount',
    'answer',
    'bill',
    'cases',
    'day',
    'month',
    'number',
    'parts',
    'reference',
    'report',
    'right',
    'state',
    'taxpayers',
  ],
  'work',
]);

/** The same for a mail: what somebody typed is left out where a mail program would make a link of it. We carry nobody's addresses to others. */
export function mailedNoticeWords(
  kind: NoticeKindName,
  facts: Readonly<Record<string, string | Localized>>,
  language: Language,
): NoticeWords {
  const mailed = Object.entries(facts).map(([name, fact]) => {
    const isLink = !factsOfOurs.has(name) && namesLink(typeof fact === 'string' ? fact : fact[language]);
    return [name, isLink ? '…' : fact] as const;
  });
  return noticeWords(kind, Object.fromEntries(mailed), language);
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
