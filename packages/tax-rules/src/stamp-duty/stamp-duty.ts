import { requireKobo, shareOf } from '../kobo.ts';
import { yearlyMinimumWageKobo } from '../minimum-wage/minimum-wage.ts';
import { inForce, type RuleLine } from '../rule.ts';
import { type Duty, type Instrument, stampDutyLaws } from './stamp-duty-law.ts';

export interface StampDutyInput {
  /** ISO date of the instrument. */
  readonly day: string;
  readonly instrument: Instrument;
  /** Of a lease: its annual value. */
  readonly valueKobo: number;
}

/** Stamp duty on an instrument of this value. */
export function stampDuty({ day, instrument, valueKobo }: StampDutyInput): RuleLine<'stamp-duty'> {
  requireKobo('valueKobo', valueKobo);
  const duty = inForce(stampDutyLaws, day).duties[instrument];
  const { ratePpm, fixedKobo = 0, reference } = duty;
  if (isFree(duty, valueKobo, day)) return { id: 'stamp-duty', amountKobo: 0, formula: { kind: 'exempt' }, reference };
  if (ratePpm === undefined) return { id: 'stamp-duty', amountKobo: fixedKobo, formula: { kind: 'fixed' }, reference };
  return {
    id: 'stamp-duty',
    amountKobo: shareOf(valueKobo, ratePpm),
    formula: { kind: 'rate', ofKobo: valueKobo, ratePpm },
    reference,
  };
}

function isFree({ freeUpToKobo, freeBelowKobo, freeBelowYearlyWages }: Duty, valueKobo: number, day: string): boolean {
  if (freeUpToKobo !== undefined && valueKobo <= freeUpToKobo) return true;
  const wages = freeBelowYearlyWages === undefined ? 0 : freeBelowYearlyWages * yearlyMinimumWageKobo(day);
  return valueKobo < Math.max(freeBelowKobo ?? 0, wages);
}
