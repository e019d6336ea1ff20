import { requireKobo, shareOf } from '../kobo.ts';
import { inForce, type RuleLine } from '../rule.ts';
import { type Payee, type Payer, payees, type WithholdingTransaction, withholdingLaws } from './withholding-rates.ts';

export interface WithholdingInput {
  /** ISO date of the payment. */
  readonly day: string;
  readonly transaction: WithholdingTransaction;
  readonly payer: Payer;
  readonly payee: Payee;
  readonly amountKobo: number;
  /** Of all payments of the month to this payee, which is what a small business goes by; this one alone where it is left out. */
  readonly monthKobo?: number;
  readonly hasTaxId: boolean;
}

export interface Withholding extends RuleLine<'withholding'> {
  /** The State administers the tax of resident individuals, the Nigeria Revenue Service that of companies and of non-residents. */
  readonly collectedBy: 'state' | 'nigeria-revenue-service';
  /** The payee has no Tax ID, and suffers more than the rate of the Schedule. */
  readonly isDoubled: boolean;
}

/** What the payer deducts from a payment and remits; zero with the formula `exempt` where nothing is deducted. */
export function withholding(input: WithholdingInput): Withholding {
  const { day, transaction, payee, amountKobo, hasTaxId } = input;
  requireKobo('amountKobo', amountKobo);
  const law = inForce(withholdingLaws, day);
  const rate = law.rates[transaction][payees.indexOf(payee)] ?? null;
  const collectedBy = payee === 'resident-individual' ? 'state' : 'nigeria-revenue-service';
  const isCompensation = transaction === 'loss-of-employment';
  const { reference } = isCompensation ? law.freeCompensation : law;
  const ofKobo = isCompensation ? Math.max(0, amountKobo - law.freeCompensation.upToKobo) : amountKobo;
  if (rate === null || isFreePayer(input, law.smallBusinessFreeKobo) || (isCompensation && ofKobo === 0))
    return { id: 'withholding', amountKobo: 0, formula: { kind: 'exempt' }, reference, collectedBy, isDoubled: false };
  const isDoubled = !hasTaxId && !law.passive.includes(transaction);
  const ratePpm = isDoubled ? rate * law.withoutTaxIdFactor : rate;
  return {
    id: 'withholding',
    amountKobo: shareOf(ofKobo, ratePpm),
    formula: { kind: 'rate', ofKobo, ratePpm },
    reference,
    collectedBy,
    isDoubled,
  };
}

function isFreePayer(
  { payer, hasTaxId, amountKobo, monthKobo = amountKobo }: WithholdingInput,
  smallBusinessFreeKobo: number,
): boolean {
  if (payer === 'private-person') return true;
  return payer === 'small-business' && hasTaxId && monthKobo <= smallBusinessFreeKobo;
}
