import type { Transaction } from '../../../platform/db/database.ts';
import { computeReturn, namesAgree } from '../returns/index.ts';
import { type ComparedReturn, type Counts, nextReturns, noteBatch, takeComparison } from './data/compare.repository.ts';
import { insertDiscrepancy, type NewDiscrepancy } from './data/discrepancies.repository.ts';
import type { DiscrepanciesDeps } from './discrepancies-deps.ts';
import { type IncomeAnswers, withFoundIncome, withFoundPay } from './domain/effect-of.ts';
import { toleranceOf } from './domain/tolerance.ts';

const batchOf = 500;

interface Difference
  extends Pick<NewDiscrepancy, 'rule' | 'declaredKobo' | 'foundKobo' | 'source' | 'sourceOn' | 'confidence'> {
  readonly with: () => IncomeAnswers;
}

const sumOf = (rows: readonly { readonly grossKobo: number }[]) =>
  rows.reduce((sum, { grossKobo }) => sum + grossKobo, 0);
const nameList = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
const confidenceOf = (taxpayer: string, rows: readonly { readonly name: string }[]) =>
  rows.every(({ name }) => namesAgree(taxpayer, name)) ? 'number-and-name' : 'number-alone';

/** Both comparisons of a return, whether they differ or not. */
function comparisonsOf(row: ComparedReturn): readonly Difference[] {
  const { answers, taxpayer, pay, withheld, payKobo, incomeKobo } = row;
  const [payFound, withheldFound] = [sumOf(pay), sumOf(withheld)];
  const withheldKobo = withheld.reduce((sum, { taxKobo }) => sum + taxKobo, 0);
  const noDay = `${row.year}-12-31`;
  return [
    {
      ...{ rule: 'paye-income', declaredKobo: payKobo, foundKobo: payFound, sourceOn: row.payUntil ?? noDay },
      source: `PAYE rows filed by ${nameList(pay.map(({ employer }) => employer))}`.slice(0, 300),
      confidence: confidenceOf(taxpayer, pay),
      with: () => withFoundPay(answers, pay),
    },
    {
      ...{ rule: 'withholding-income', declaredKobo: incomeKobo, foundKobo: withheldFound },
      sourceOn:
        withheld
          .map(({ until }) => until)
          .sort()
          .at(-1) ?? noDay,
      source: `Withholding rows filed by ${nameList(withheld.map(({ payer }) => payer))}`.slice(0, 300),
      confidence: confidenceOf(taxpayer, withheld),
      with: () => withFoundIncome(answers, { overKobo: withheldFound - incomeKobo, withheldKobo }),
    },
  ];
}

/** What the tax of the year less its credits changes by; by the law of that year. Nothing where the rules cannot be computed. */
function effectOf({ periodFrom, answers }: ComparedReturn, changed: IncomeAnswers): number {
  const period = periodFrom.slice(0, 'YYYY'.length);
  const [was, becomes] = [answers, changed].map((said) => computeReturn('direct-assessment', period, said));
  if (!was || !becomes || 'path' in was || 'path' in becomes) return 0;
  return becomes.taxKobo - becomes.creditKobo - (was.taxKobo - was.creditKobo);
}

async function compareOne(
  tx: Transaction,
  deps: DiscrepanciesDeps,
  row: ComparedReturn,
  counts: Counts,
): Promise<void> {
  for (const { with: changed, ...found } of comparisonsOf(row)) {
    counts.compared += 1;
    const toleranceKobo = toleranceOf(found.declaredKobo);
    if (found.foundKobo <= found.declaredKobo + toleranceKobo) counts.agreed += 1;
    else if (row.known.includes(found.rule)) counts.known += 1;
    else {
      const effectKobo = effectOf(row, changed());
      if (effectKobo <= 0) counts.withoutEffect += 1;
      else {
        const { tpui, officeId, id: returnId, year } = row;
        const { id, number } = await insertDiscrepancy(tx, {
          ...{ ...found, tpui, officeId, returnId, toleranceKobo, effectKobo, periodTo: `${year}-12-31`, by: null },
        });
        await deps.caseload.open(tx, {
          kind: 'discrepancy',
          subject: `discrepancy:${id}`,
          reference: number,
          officeId,
          tpui,
        });
        counts.opened += 1;
      }
    }
  }
}

/** Compares every return of income with what others declared, once a day: a transaction for each batch, and nothing is held between two. */
export async function compareReturns(deps: DiscrepanciesDeps, signal: AbortSignal): Promise<void> {
  let goesOn = true;
  while (goesOn && !signal.aborted) {
    goesOn = await deps.db.transaction(async (tx) => {
      const comparison = await takeComparison(tx);
      if (!comparison) return false;
      const rows = await nextReturns(tx, comparison.afterReturn, batchOf);
      const counts: Counts = { compared: 0, agreed: 0, known: 0, withoutEffect: 0, opened: 0 };
      for (const row of rows) await compareOne(tx, deps, row, counts);
      const isLast = rows.length < batchOf;
      await noteBatch(tx, comparison.id, rows.at(-1)?.id ?? null, counts, isLast);
      return !isLast;
    });
  }
}
