import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { Span } from '../domain/spans.ts';

/** As a taxpayer would, in a transaction that goes on. */
export async function correctFacts(tx: Runner, tpui: string, { fromDay, toDay }: Span): Promise<void> {
  await tablesOf(tx)
    .updateTable('obligation_facts')
    .set({ from_day: fromDay, to_day: toDay })
    .where('tpui', '=', tpui)
    .execute();
}
