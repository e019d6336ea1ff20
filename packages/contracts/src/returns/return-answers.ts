import * as z from 'zod/mini';
import { typedLine } from '../typed-fields.ts';

const oneValue = z.union([z.string().check(z.maxLength(200), typedLine()), z.int(), z.boolean()]);
const key = z.string().check(z.maxLength(40));
const rowsMost = 200;

/** What a return says, by the keys of its kind's fields; rows of a list have a `ref` each. Lengths come first: whether it fits, the kind says. */
export const returnAnswersSchema = z.record(
  key,
  z.union([oneValue, z.array(z.record(key, oneValue)).check(z.maxLength(rowsMost))]),
);
export type ReturnAnswers = z.output<typeof returnAnswersSchema>;

/** Why something that the portal filled in was changed, by its path: `pensionKobo`, `employments.KD-1.grossKobo`, `credits.KD-2` for a row taken out. */
export const returnReasonsSchema = z.record(
  z.string().check(z.maxLength(160)),
  z.string().check(z.maxLength(300), typedLine(), z.minLength(3, 'Give the reason')),
);
export type ReturnReasons = z.output<typeof returnReasonsSchema>;
