import { type ClearanceFigures, kobo } from '@portal/contracts';
import type { ClearanceJudgement } from './judge-clearance.ts';

/** What the portal holds of a year in amounts. */
export interface HeldYear {
  readonly year: number;
  readonly returnTaxKobo: number | null;
  readonly returnCreditKobo: number | null;
  readonly returnFigures: { readonly lines?: readonly { readonly id: string; readonly amountKobo: number }[] } | null;
  /** Of the bills of the return. */
  readonly paidKobo: number;
  readonly paperIncomeKobo: number | null;
  readonly paperTaxKobo: number | null;
  /** Rows of employers in the own name. */
  readonly pay: readonly { readonly grossKobo: number; readonly deductedKobo: number }[];
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** What the law wants a certificate to say of each year: chargeable income, tax, what was paid and what is outstanding (NTAA 72). */
export function figuresOfYears(
  { years, blockers, rests }: ClearanceJudgement,
  held: readonly HeldYear[],
): ClearanceFigures[] {
  return years.map(({ year, basis }) => {
    const own = held.find((one) => one.year === year);
    const ofYear = blockers.filter((one) => one.year === year && one.bill !== null);
    const resting = rests.filter((one) => one.year === year && (one.kind === 'disputed' || one.kind === 'plan-kept'));
    return {
      ...{ year, basis: basis ?? 'duties', ...amountsOf(basis, own) },
      outstandingKobo: kobo(sum(ofYear.map(({ bill }) => bill?.amountKobo ?? 0))),
      restsKobo: kobo(sum(resting.map(({ amountKobo }) => amountKobo ?? 0))),
    };
  });
}

const none = { incomeKobo: null, taxKobo: null, paidKobo: null };

function amountsOf(
  basis: ClearanceFigures['basis'] | null,
  held: HeldYear | undefined,
): Pick<ClearanceFigures, 'incomeKobo' | 'taxKobo' | 'paidKobo'> {
  if (!held) return none;
  if (basis === 'return' && held.returnTaxKobo !== null) {
    const income = held.returnFigures?.lines?.find(({ id }) => id === 'chargeable-income')?.amountKobo;
    return {
      incomeKobo: income === undefined ? null : kobo(income),
      taxKobo: kobo(held.returnTaxKobo),
      // What was withheld by others counts as paid (72(5)).
      paidKobo: kobo(held.paidKobo + Math.min(held.returnCreditKobo ?? 0, held.returnTaxKobo)),
    };
  }
  if (basis === 'paye') {
    const deducted = kobo(sum(held.pay.map(({ deductedKobo }) => deductedKobo)));
    return {
      incomeKobo: kobo(sum(held.pay.map(({ grossKobo }) => grossKobo))),
      taxKobo: deducted,
      paidKobo: deducted,
    };
  }
  if (basis === 'paper' && held.paperTaxKobo !== null)
    return {
      incomeKobo: held.paperIncomeKobo === null ? null : kobo(held.paperIncomeKobo),
      taxKobo: kobo(held.paperTaxKobo),
      paidKobo: kobo(held.paperTaxKobo),
    };
  return none;
}
