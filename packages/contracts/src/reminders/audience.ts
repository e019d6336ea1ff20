import * as z from 'zod/mini';
import { choiceFields, periodFields } from '../reporting/filter.ts';
import { typedLine } from '../typed-fields.ts';

const searched = { criteria: z._default(z.string().check(z.maxLength(100), typedLine()), ''), ...periodFields };

/** Whom a campaign is for: the filters of a report, of which every row counts. Only what is open can be asked for. */
export const audienceSchema = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('duties'),
    question: z.strictObject({
      ...searched,
      ...choiceFields(['duty', 'sector', 'size', 'toId']),
      status: z.enum(['missing', 'awaited']),
    }),
  }),
  z.strictObject({
    of: z.literal('bills'),
    question: z.strictObject({
      ...searched,
      ...choiceFields(['mdaId', 'rhId', 'toId', 'lgaId', 'tpcId']),
      status: z.enum(['unpaid', 'expired', 'outstanding']),
    }),
  }),
  z.strictObject({
    of: z.literal('compliance'),
    question: z.strictObject({ ...searched, ...choiceFields(['toId', 'tpcId']) }),
  }),
]);
export type ReminderAudience = z.output<typeof audienceSchema>;
export const audienceKinds = ['duties', 'bills', 'compliance'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Of one campaign; a longer list is narrowed. */
export const campaignRowsMost = 200_000;
