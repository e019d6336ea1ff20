import * as z from 'zod/mini';
import { faqTopics } from './faq-topics.ts';
import { pictograms } from './pictograms.ts';
import { pictureSchema } from './picture.ts';
import { inEveryLanguage, linkTargetSchema, plainTextSchema, richTextSchema } from './rich-text.ts';

/** The building blocks that both forms of a page have: as it is written, in every language, and as it is read, in one. */
function plainBlocks<T extends z.ZodMiniType, R extends z.ZodMiniType>(text: T, rich: R) {
  const some = <I extends z.ZodMiniType>(item: I) => z.array(item).check(z.minLength(1), z.maxLength(60));
  return [
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text }),
    z.object({ kind: z.literal('paragraph'), text: rich }),
    z.object({ kind: z.literal('list'), ordered: z.optional(z.boolean()), items: some(rich) }),
    z.object({
      kind: z.literal('table'),
      caption: text,
      columns: z.array(text).check(z.minLength(2), z.maxLength(6)),
      /** The first cell of a row is its heading. */
      rows: some(z.array(rich).check(z.minLength(2), z.maxLength(6))),
    }),
    z.object({ kind: z.literal('steps'), items: some(z.object({ title: text, text: z.optional(rich) })) }),
    z.object({
      kind: z.literal('callout'),
      /** `uncertain`: what the law may say otherwise by now; the reader must see that we do not know. */
      tone: z.enum(['information', 'warning', 'uncertain']),
      title: z.optional(text),
      text: rich,
    }),
    z.object({
      kind: z.literal('links'),
      title: z.optional(text),
      items: some(z.object({ to: linkTargetSchema, label: text, text: z.optional(text) })),
    }),
    z.object({ kind: z.literal('quote'), text, source: text }),
    z.object({
      kind: z.literal('contact'),
      title: text,
      items: some(z.object({ label: text, value: text, to: z.optional(linkTargetSchema) })),
    }),
    z.object({ kind: z.literal('action'), to: linkTargetSchema, label: text, text: z.optional(rich) }),
    /** What somebody can do here: what it needs, what it costs, and where it starts. */
    z.object({
      kind: z.literal('service'),
      title: text,
      text: rich,
      needs: some(rich),
      cost: rich,
      to: linkTargetSchema,
      label: text,
    }),
    /** A tax at a glance: its drawing, its rate, who pays it, by when, by which law. */
    z.object({
      kind: z.literal('facts'),
      picture: z.enum(pictograms),
      items: some(z.object({ label: text, value: text, to: z.optional(linkTargetSchema) })),
    }),
    /** What is due on a day of every month, or of one month of the year. A month that is shorter ends with it. */
    z.object({
      kind: z.literal('due-days'),
      items: some(
        z.object({
          day: z.int().check(z.gte(1), z.lte(31)),
          month: z.optional(z.int().check(z.gte(1), z.lte(12))),
          title: text,
          text,
          to: z.optional(linkTargetSchema),
        }),
      ),
    }),
    /** The sections of the law that the page rests on. */
    z.object({ kind: z.literal('sources'), asOf: z.iso.date(), items: some(rich) }),
  ] as const;
}

const text = inEveryLanguage(plainTextSchema);

/** A block as it is written: structure once, words in every language. No markup language, so nothing to sanitise. */
export const authoredBlockSchema = z.discriminatedUnion('kind', [
  ...plainBlocks(text, inEveryLanguage(richTextSchema)),
  z.object({ kind: z.literal('image'), image: z.uuid(), alt: text, caption: z.optional(text) }),
  z.object({ kind: z.literal('news'), limit: z.int().check(z.gte(1), z.lte(20)) }),
  z.object({ kind: z.literal('questions'), topic: z.optional(z.enum(faqTopics)) }),
  z.object({ kind: z.literal('gallery') }),
]);
export type AuthoredBlock = z.output<typeof authoredBlockSchema>;

export const newsItemSchema = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  publishedOn: z.iso.date(),
  /** When it was last published: later than the first time when it was corrected. */
  updatedAt: z.iso.datetime(),
  image: z.optional(z.object({ picture: pictureSchema, alt: z.string() })),
});
export type NewsItem = z.output<typeof newsItemSchema>;

const readableBlocks = plainBlocks(plainTextSchema, richTextSchema);

const questionSchema = z.object({
  slug: z.string(),
  topic: z.enum(faqTopics),
  question: z.string(),
  answer: z.array(richTextSchema),
});
export type Question = z.output<typeof questionSchema>;

/** A block as it is read: in one language, with what it names filled in. */
export const blockSchema = z.discriminatedUnion('kind', [
  ...readableBlocks,
  z.object({
    kind: z.literal('image'),
    picture: pictureSchema,
    alt: z.string(),
    caption: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('news'), items: z.array(newsItemSchema), total: z.int() }),
  z.object({ kind: z.literal('questions'), items: z.array(questionSchema) }),
  z.object({
    kind: z.literal('gallery'),
    items: z.array(
      z.object({
        picture: pictureSchema,
        alt: z.string(),
        caption: z.string(),
        takenOn: z.optional(z.iso.date()),
      }),
    ),
  }),
]);
export type Block = z.output<typeof blockSchema>;
/** The blocks of one kind. */
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;
