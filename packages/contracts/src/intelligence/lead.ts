import * as z from 'zod/mini';

/** Where leads come from. The first three are the portal's own rows, then files of whoever keeps a register; tips are told by people. */
export const sourceKinds = [
  ...(['paye-rows', 'withholding-rows', 'field-records', 'land', 'vehicles', 'hotels', 'businesses', 'tips'] as const),
] as const;
export const sourceKindSchema = z.enum(sourceKinds);
export type SourceKind = z.output<typeof sourceKindSchema>;

/** Of these somebody sends files. */
export const fileSourceKinds = ['land', 'vehicles', 'hotels', 'businesses'] as const satisfies readonly SourceKind[];

/**
 * Why somebody is looked at. `not-registered`: nobody of the register is this one. `files-nothing`: a taxpayer who filed no return for
 * the last year. `no-consumption-tax`: a hotel whose taxpayer filed no consumption tax in the last twelve months. `told-of`: somebody told the
 * office.
 */
export const leadReasons = ['not-registered', 'files-nothing', 'no-consumption-tax', 'told-of'] as const;
export const leadReasonSchema = z.enum(leadReasons);
export type LeadReason = z.output<typeof leadReasonSchema>;

/** `claimed`: it is open, and somebody has it. */
export const leadStates = [
  ...(['open', 'claimed', 'registered', 'discrepancy-opened', 'return-asked', 'merged', 'dismissed'] as const),
] as const;
export const leadStateSchema = z.enum(leadStates);
export type LeadState = z.output<typeof leadStateSchema>;

/** `days-over`: its source may be kept no longer; the portal itself says so. */
export const dismissals = [
  ...(['wrong-data', 'not-this-person', 'exempt', 'gone', 'too-small', 'known-already', 'days-over'] as const),
] as const;
export type Dismissal = (typeof dismissals)[number];

/** Rules of matching, each with its weight. */
export const matchRules = [
  ...(['identity-number', 'tpui', 'rc-number', 'phone', 'name', 'area', 'address', 'kind'] as const),
] as const;
export const matchReasonSchema = z.object({
  rule: z.enum(matchRules),
  /** Same, close or in part speak for it; what differs speaks against it. */
  how: z.enum(['same', 'close', 'partly', 'differs']),
  /** Points, below 0 where it speaks against. */
  weight: z.int(),
  /** As the list has it; of numbers the last digits. */
  listSays: z.string(),
  /** As the register has it; of numbers the last digits. */
  registerSays: z.string(),
});
export type MatchReason = z.output<typeof matchReasonSchema>;

/** From so many points somebody is asked, and from so many a number and a name are joined without a person. */
export const asksFrom = 35;
export const joinsFrom = 90;

/** A line of an estimate: what was multiplied or computed, in both ends of the range. Amounts are kobo. */
export const estimateLineSchema = z.object({
  says: z.string(),
  how: z.string(),
  lowKobo: z.int(),
  highKobo: z.int(),
});
export type EstimateLine = z.output<typeof estimateLineSchema>;
