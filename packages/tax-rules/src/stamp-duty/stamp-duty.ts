import { naira, percent, requireKobo, shareOf } from '../kobo.ts';
import { type Dated, inForce, type LegalReference, type RuleLine } from '../rule.ts';

export type Instrument =
  | 'property-transfer'
  | 'mortgage-or-debenture'
  | 'lease-up-to-7-years'
  | 'lease-over-7-years'
  | 'share-capital'
  | 'loan-capital'
  | 'promissory-note'
  | 'insurance-policy'
  | 'marketable-security'
  | 'mineral-asset-transfer'
  | 'agreement'
  | 'guarantee-or-memorandum'
  | 'receipt'
  | 'electronic-transfer';

interface Duty {
  readonly ratePpm?: number;
  readonly fixedKobo?: number;
  /** Amounts up to this are free. */
  readonly freeUpToKobo?: number;
  /** Amounts below this are free. */
  readonly freeBelowKobo?: number;
}

interface StampDutyLaw extends Dated {
  readonly duties: Readonly<Record<Instrument, Duty>>;
  readonly reference: LegalReference;
}

export const stampDutyLaws: readonly StampDutyLaw[] = [
  {
    from: '2026-01-01',
    duties: {
      'property-transfer': { ratePpm: percent(1.5), freeUpToKobo: naira(10_000_000) },
      'mortgage-or-debenture': { ratePpm: percent(0.375) },
      'lease-up-to-7-years': { ratePpm: percent(0.78), freeBelowKobo: naira(10_000_000) },
      'lease-over-7-years': { ratePpm: percent(3), freeBelowKobo: naira(10_000_000) },
      'share-capital': { ratePpm: percent(0.75) },
      'loan-capital': { ratePpm: percent(0.125) },
      'promissory-note': { ratePpm: percent(0.1) },
      'insurance-policy': { ratePpm: percent(0.075) },
      'marketable-security': { ratePpm: percent(0.225) },
      'mineral-asset-transfer': { ratePpm: percent(2) },
      agreement: { fixedKobo: naira(1_000), freeBelowKobo: naira(1_000_000) },
      'guarantee-or-memorandum': { fixedKobo: naira(500) },
      receipt: { fixedKobo: naira(50), freeBelowKobo: naira(10_000) },
      'electronic-transfer': { fixedKobo: naira(50), freeBelowKobo: naira(10_000) },
    },
    reference: { law: 'Nigeria Tax Act 2025', section: 'Ninth Schedule', certainty: 'certain' },
  },
];

/** Stamp duty on an instrument of this value (for a lease: its annual value). */
export function stampDuty(input: {
  readonly day: string;
  readonly instrument: Instrument;
  readonly valueKobo: number;
}): RuleLine {
  requireKobo('valueKobo', input.valueKobo);
  const law = inForce(stampDutyLaws, input.day);
  const duty = law.duties[input.instrument];
  const { reference } = law;
  const isFree =
    (duty.freeUpToKobo !== undefined && input.valueKobo <= duty.freeUpToKobo) ||
    (duty.freeBelowKobo !== undefined && input.valueKobo < duty.freeBelowKobo);
  if (isFree) return { id: 'stamp-duty', amountKobo: 0, formula: { kind: 'exempt' }, reference };
  if (duty.ratePpm === undefined)
    return { id: 'stamp-duty', amountKobo: duty.fixedKobo ?? 0, formula: { kind: 'fixed' }, reference };
  return {
    id: 'stamp-duty',
    amountKobo: shareOf(input.valueKobo, duty.ratePpm),
    formula: { kind: 'rate', ofKobo: input.valueKobo, ratePpm: duty.ratePpm },
    reference,
  };
}
