import * as z from 'zod/mini';
import { languages } from '../language.ts';

/** Where a link of the content may lead: a path of the portal, a secure web address, a mailbox, a telephone. Never a script. */
export const linkTargetSchema = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(
      /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ]+)$/,
      'Give a path such as /faq, or an address that starts with https://',
    ),
  );

/** One line of plain text. Empty while a draft is being written; publishing asks for it. */
export const plainTextSchema = z.string().check(z.maxLength(500));

const longTextSchema = z.string().check(z.maxLength(4000));

const spanSchema = z.object({
  text: longTextSchema,
  strong: z.optional(z.boolean()),
  to: z.optional(linkTargetSchema),
});

/** Text with links and emphasis: a string where it has neither. */
export const richTextSchema = z.union([
  longTextSchema,
  z.array(z.union([longTextSchema, spanSchema])).check(z.maxLength(40)),
]);
export type RichText = z.output<typeof richTextSchema>;

/** The same thing in every language. */
export function inEveryLanguage<T extends z.ZodMiniType>(text: T) {
  return z.object(Object.fromEntries(languages.map((language) => [language, text])) as { en: T; ha: T });
}

/** The words of a rich text, without its links and emphasis. */
export function wordsOf(text: RichText): string {
  return typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
