import * as z from 'zod/mini';
import { dutyKindSchema, dutyPeriods } from './duty-kinds.ts';

/** A month as `2026-03`, a year as `2026`. */
const dutyPeriodSchema = z
  .string()
  .check(z.maxLength(7), z.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'Enter a month or a year'));

export const dutyOfPeriod = { kind: dutyKindSchema, period: dutyPeriodSchema };

/** A month where the kind has months, a year where it has years. */
export const periodOfKind = z.refine<{ readonly kind: keyof typeof dutyPeriods; readonly period: string }>(
  ({ kind, period }) => period.includes('-') === (dutyPeriods[kind] === 'month'),
  { error: 'Enter a month or a year, as this return has it', path: ['period'] },
);
