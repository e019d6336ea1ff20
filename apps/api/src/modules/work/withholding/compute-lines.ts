import {
  homeStateId,
  kobo,
  type WithholdingCollector,
  type WithholdingPayer,
  type WithholdingRow,
} from '@portal/contracts';
import { type Withholding, withholdingOfMonth } from '@portal/tax-rules';

/** A payment with what the law says of it, as it is kept. */
export interface ComputedLine extends WithholdingRow {
  readonly ratePpm: number;
  readonly isDoubled: boolean;
  readonly lawKobo: number;
  readonly dueKobo: number;
}

/** Billed is the law's figure, or what was withheld where it is more; what another authority collects is listed and not billed. */
export function computeLines(
  month: string,
  payer: WithholdingPayer,
  rows: readonly WithholdingRow[],
): readonly ComputedLine[] {
  const payments = rows.map(({ grossKobo, ...row }) => ({ ...row, amountKobo: grossKobo }));
  const law = withholdingOfMonth({ month, payer, payments });
  return rows.map((row, index) => computed(row, law[index] as Withholding));
}

function computed(row: WithholdingRow, { amountKobo, formula, isDoubled }: Withholding): ComputedLine {
  const dueKobo = collectorOfTax(row) === 'state' ? Math.max(amountKobo, row.deductedKobo) : 0;
  return {
    ...row,
    ratePpm: formula.kind === 'rate' ? formula.ratePpm : 0,
    isDoubled,
    lawKobo: kobo(amountKobo),
    dueKobo: kobo(dueKobo),
  };
}

/** Of people the state where they live; of companies and of people abroad the Nigeria Revenue Service. */
export function collectorOfTax({ payee, stateId }: Pick<WithholdingRow, 'payee' | 'stateId'>): WithholdingCollector {
  if (payee !== 'resident-individual') return 'nigeria-revenue-service';
  return stateId === homeStateId ? 'state' : 'other-state';
}
