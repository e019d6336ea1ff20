import { type Language, languages, type MailTemplateId, type MailWording } from '@portal/contracts';

type Words = MailWording[Language];

/** As mails came with the portal, by template; variables stand in them as `{amount}`. */
export type StandardWords = Readonly<Partial<Record<MailTemplateId, MailWording>>>;

/** The words of a template in both languages. */
export function inEachLanguage(wordsIn: (language: Language) => Words): MailWording {
  const [en, ha] = languages.map((language) => {
    const { subject, text } = wordsIn(language);
    return { subject, text };
  });
  if (!en || !ha) throw new Error('A language is missing');
  return { en, ha };
}
