import type { YearStatementKind } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export type PaperYearRow = Awaited<ReturnType<typeof listPaperYears>>[number];

/** What a taxpayer said of years, the newest first. */
export function listPaperYears(on: Runner, tpui: string) {
  return tablesOf(on)
    .selectFrom('clearance_paper_years as y')
    .leftJoin('clearance_proofs as p', 'p.id', 'y.proof_id')
    .selectAll('y')
    .select(['p.name as proofName', 'p.size as proofSize'])
    .where(({ ref }) => sql<boolean>`${ref('y.tpui')} = any (reading.papers_of(${tpui}))`)
    .orderBy('y.stated_at', 'desc')
    .limit(50)
    .execute();
}

interface NewPaperYear {
  readonly tpui: string;
  readonly year: number;
  readonly kind: YearStatementKind;
  readonly text: string;
  readonly incomeKobo: number | undefined;
  readonly taxKobo: number | undefined;
  readonly proofId: string | undefined;
  readonly by: string;
}

/** Takes the place of what was said of that year before and nobody has decided. */
export async function insertPaperYear(tx: Transaction, said: NewPaperYear): Promise<void> {
  await tablesOf(tx)
    .updateTable('clearance_paper_years')
    .set({ state: 'taken-back', ended_at: sql<Date>`clock_timestamp()` })
    .where('tpui', '=', said.tpui)
    .where('year', '=', said.year)
    .where('state', '=', 'stated')
    .execute();
  await tablesOf(tx)
    .insertInto('clearance_paper_years')
    .values({
      ...{ tpui: said.tpui, year: said.year, kind: said.kind, text: said.text, stated_by: said.by },
      ...{ income_kobo: said.incomeKobo ?? null, tax_kobo: said.taxKobo ?? null, proof_id: said.proofId ?? null },
    })
    .execute();
}

interface OfYears {
  readonly tpui: string;
  readonly firstYear: number;
}

function stated(tx: Transaction, { tpui, firstYear }: OfYears) {
  return tablesOf(tx)
    .updateTable('clearance_paper_years')
    .where('tpui', '=', tpui)
    .where('year', '>=', firstYear)
    .where('year', '<=', firstYear + 2)
    .where('state', '=', 'stated');
}

/** Whoever prepares says which of them they accept; of the others nothing counts. */
export async function acceptPaperYears(
  tx: Transaction,
  of: OfYears & { readonly accepted: readonly string[]; readonly by: string | null },
): Promise<void> {
  await stated(tx, of)
    .set({ accepted_by: sql<string | null>`case when id = any (${[...of.accepted]}::uuid[]) then ${of.by}::uuid end` })
    .execute();
}

/** What was said and not accepted by whoever prepared. */
export async function countNotAccepted(tx: Transaction, { tpui, firstYear }: OfYears): Promise<number> {
  const { count } = await tablesOf(tx)
    .selectFrom('clearance_paper_years')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tpui', '=', tpui)
    .where('year', '>=', firstYear)
    .where('year', '<=', firstYear + 2)
    .where('state', '=', 'stated')
    .where('accepted_by', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A second person confirms what the first accepted: from now on it counts as filed. */
export async function confirmPaperYears(tx: Transaction, of: OfYears & { readonly by: string }): Promise<void> {
  await stated(tx, of)
    .set({ state: 'accepted', decided_by: of.by, ended_at: sql<Date>`clock_timestamp()` })
    .where('accepted_by', 'is not', null)
    .execute();
}

export async function refusePaperYears(
  tx: Transaction,
  of: OfYears & { readonly by: string; readonly reason: string },
): Promise<void> {
  await stated(tx, of)
    .set({ state: 'refused', decided_by: of.by, reason: of.reason, ended_at: sql<Date>`clock_timestamp()` })
    .execute();
}
