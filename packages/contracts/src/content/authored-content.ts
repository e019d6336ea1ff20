import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { koboSchema } from '../money.ts';
import { authoredBlockSchema } from './block.ts';
import { faqTopics } from './faq-topics.ts';
import { inEveryLanguage, linkTargetSchema, plainTextSchema, richTextSchema } from './rich-text.ts';

const text = inEveryLanguage(plainTextSchema);
const rich = inEveryLanguage(richTextSchema);
const blocks = z.array(authoredBlockSchema).check(z.maxLength(80));

const tariffEntrySchema = z.object({
  /** What programs know it by, for example `mast-year`. */
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'Use small letters, digits and hyphens')),
  label: text,
  amountKobo: koboSchema,
  /** What one of it is, for example "per metre". */
  unit: text,
  /** The law or notice that sets it. */
  basis: z.optional(text),
  /** Nobody published this amount: it is an example until the service enters its own. */
  isIllustrative: z.boolean(),
});

/** Everything the service publishes, as it is written. */
export const authoredContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), title: text, lead: text, blocks }),
  z.object({
    kind: z.literal('news'),
    title: text,
    lead: text,
    image: z.optional(z.object({ image: z.uuid(), alt: text })),
    blocks,
  }),
  z.object({
    kind: z.literal('gallery'),
    image: z.uuid(),
    alt: text,
    caption: text,
    takenOn: z.optional(z.iso.date()),
  }),
  z.object({
    kind: z.literal('faq'),
    topic: z.enum(faqTopics),
    /** Lower comes first within its topic. */
    position: z.int().check(z.gte(0), z.lte(10_000)),
    question: text,
    answer: z.array(rich).check(z.minLength(1), z.maxLength(10)),
  }),
  z.object({
    kind: z.literal('banner'),
    tone: z.enum(['information', 'warning']),
    text: rich,
    link: z.optional(z.object({ to: linkTargetSchema, label: text })),
    /** Not shown from this moment on. */
    until: z.optional(z.iso.datetime()),
  }),
  z.object({
    kind: z.literal('tariff'),
    name: text,
    /** The first day it counts for. */
    validFrom: z.iso.date(),
    entries: z.array(tariffEntrySchema).check(z.minLength(1), z.maxLength(60)),
  }),
]);
/** Search engines and shared links show it: shorter it says nothing. Empty while a draft is being written. */
const sentenceMin = 20;
const isSentence = (typed: string) => typed.trim() === '' || typed.trim().length >= sentenceMin;

/** As somebody may save it. What was written before a rule is still read. */
export const writtenContentSchema = authoredContentSchema.check(
  ...languages.map((language) =>
    z.refine<AuthoredContent>((content) => !('lead' in content) || isSentence(content.lead[language]), {
      error: `Search engines show this sentence: write at least ${sentenceMin} letters`,
      path: ['lead', language],
    }),
  ),
);
export type AuthoredContent = z.output<typeof authoredContentSchema>;
export type AuthoredOf<K extends AuthoredContent['kind']> = Extract<AuthoredContent, { kind: K }>;

export const contentKinds = ['page', 'news', 'gallery', 'faq', 'banner', 'tariff'] as const;
export type ContentKind = (typeof contentKinds)[number];
