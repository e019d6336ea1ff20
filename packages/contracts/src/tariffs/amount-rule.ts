import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';
import { attributeKeySchema } from './head-attribute.ts';

const times = z.optional(attributeKeySchema);
const upTo = z.optional(z.int().check(z.gte(0)));
/** Parts of a million. */
const ratePpm = z.int().check(z.gte(0), z.lte(1_000_000));

/** Ends rise, and the last band alone has none: whatever the value, it falls into one. */
function bandsOf<S extends z.ZodMiniType<{ readonly upTo?: number | undefined }>>(band: S) {
  return z.array(band).check(
    z.minLength(1, 'Enter at least one band'),
    z.maxLength(20),
    z.refine(
      (bands) =>
        bands.every(({ upTo: end }, at) => (end === undefined) === (at === bands.length - 1)) &&
        bands.every(({ upTo: end }, at) => at === 0 || end === undefined || end > (bands[at - 1]?.upTo ?? 0)),
      'Each band ends above the one before, and the last has no end',
    ),
  );
}

export const tariffLaws = [
  'stamp-duty',
  'consumption-tax',
  'development-levy',
  'business-premises-registration',
  'business-premises-renewal',
  'presumptive-tax',
] as const;

/** How the amount of a line follows from its answers; `packages/tax-rules` computes it. `times` and `by` name attributes. */
export const amountRuleSchema = z.discriminatedUnion('kind', [
  /** Whoever bills knows the amount: nothing is computed. */
  z.object({ kind: z.literal('entered'), leastKobo: koboSchema, mostKobo: koboSchema }).check(
    z.refine(({ leastKobo, mostKobo }) => leastKobo <= mostKobo, {
      path: ['mostKobo'],
      error: 'Less than the least amount',
    }),
  ),
  z.object({ kind: z.literal('fixed'), amountKobo: koboSchema, times }),
  z.object({
    kind: z.literal('by-choice'),
    by: attributeKeySchema,
    amounts: z
      .array(z.object({ option: attributeKeySchema, amountKobo: koboSchema }))
      .check(z.minLength(1, 'Enter at least one amount'), z.maxLength(60)),
    times,
  }),
  z.object({
    kind: z.literal('banded'),
    by: attributeKeySchema,
    bands: bandsOf(z.object({ upTo, amountKobo: koboSchema })),
    times,
  }),
  z.object({
    kind: z.literal('rated'),
    by: attributeKeySchema,
    bands: bandsOf(z.object({ upTo, ratePpm })),
    sliced: z.boolean(),
  }),
  z.object({
    kind: z.literal('formula'),
    law: z.enum(tariffLaws),
    inputs: z.record(z.string().check(z.maxLength(30)), attributeKeySchema),
  }),
]);
export type TariffRule = z.output<typeof amountRuleSchema>;

const term = z.object({ amountKobo: z.int(), ofKobo: z.optional(z.int()), ratePpm: z.optional(z.int()) });

/** How an amount was reached, with the payer's own numbers: enough to be recomputed by hand. */
export const amountFormulaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entered') }),
  z.object({ kind: z.literal('fixed') }),
  z.object({ kind: z.literal('times'), eachKobo: z.int(), count: z.int() }),
  z.object({ kind: z.literal('rate'), ofKobo: z.int(), ratePpm: z.int() }),
  z.object({
    kind: z.literal('bands'),
    shares: z.array(z.object({ fromKobo: z.int(), chargedKobo: z.int(), ratePpm: z.int(), taxKobo: z.int() })),
  }),
  z.object({ kind: z.literal('sum'), of: z.array(term) }),
  z.object({ kind: z.literal('exempt') }),
]);

export const amountWorkingSchema = z.object({
  formula: amountFormulaSchema,
  /** Where a law says so. */
  reference: z.optional(
    z.object({
      law: z.string(),
      section: z.string(),
      certainty: z.enum(['certain', 'last-published', 'disputed', 'our-reading']),
    }),
  ),
});
export type AmountWorking = z.output<typeof amountWorkingSchema>;
