import * as z from 'zod/mini';
import { typedLine } from '../typed-fields.ts';

const shortText = () => z.string().check(typedLine(), z.minLength(1, 'Field is required'), z.maxLength(80));
const localized = z.object({ en: shortText(), ha: shortText() });

export const attributeKeySchema = z
  .string()
  .check(z.maxLength(30), z.regex(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and hyphens'));

/** `number` counts whole things; `money` is kobo; `month` is `YYYY-MM`; a `choice` has options. */
export const attributeTypes = ['text', 'number', 'money', 'date', 'month', 'choice'] as const;

export const attributeOptionSchema = z.object({ value: attributeKeySchema, label: localized });

/** What a revenue head asks of whoever is billed for it. Its position is its place in the list. */
export const headAttributeSchema = z
  .object({
    key: attributeKeySchema,
    label: localized,
    type: z.enum(attributeTypes),
    isRequired: z.boolean(),
    /** Of a choice. */
    options: z._default(z.array(attributeOptionSchema).check(z.maxLength(60)), []),
    /** Of a number or an amount. */
    least: z.optional(z.int().check(z.gte(0))),
    most: z.optional(z.int().check(z.gte(0))),
  })
  .check(
    z.refine(({ type, options }) => (type === 'choice') === options.length > 0, {
      path: ['options'],
      error: 'A choice has options, nothing else has',
    }),
    z.refine(({ options }) => new Set(options.map(({ value }) => value)).size === options.length, {
      path: ['options'],
      error: 'Two options are the same',
    }),
  );
export type HeadAttribute = z.output<typeof headAttributeSchema>;

/** What was answered, by key. Lengths come first; whether it fits, the head's attributes say. */
export const answersSchema = z.record(
  z.string().check(z.maxLength(30)),
  z.union([z.string().check(z.maxLength(120), typedLine()), z.int()]),
);
export type HeadAnswers = z.output<typeof answersSchema>;
