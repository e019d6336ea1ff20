import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ReturnOf } from './drafts.repository.ts';

const ofTheirs = (tpui: string) => sql<string>`any (reading.papers_of(${tpui}))`;

/** Rows of a period that the taxpayer said are somebody else's, by whichever of their records. */
export async function disownedRowsOf(
  on: Runner,
  { tpui, fromDay }: Pick<ReturnOf, 'tpui' | 'fromDay'>,
): Promise<ReadonlySet<string>> {
  const rows = await tablesOf(on)
    .selectFrom('disowned_rows')
    .select('ref')
    .where('tpui', '=', ofTheirs(tpui))
    .where('period_from', '=', fromDay)
    .execute();
  return new Set(rows.map(({ ref }) => ref));
}

/** The question that was asked about it already. */
export async function questionAbout(
  on: Runner,
  { tpui, fromDay, ref }: Pick<ReturnOf, 'tpui' | 'fromDay'> & { readonly ref: string },
): Promise<string | undefined> {
  const row = await tablesOf(on)
    .selectFrom('disowned_rows')
    .select('enquiry_reference as reference')
    .where('tpui', '=', ofTheirs(tpui))
    .where('period_from', '=', fromDay)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.reference;
}

interface DisownedRow extends Pick<ReturnOf, 'tpui' | 'fromDay'> {
  readonly ref: string;
  readonly reference: string;
  readonly by: string;
  readonly at: Date;
}

export async function insertDisownedRow(on: Runner, row: DisownedRow): Promise<void> {
  await tablesOf(on)
    .insertInto('disowned_rows')
    .values({
      ...{ tpui: row.tpui, period_from: row.fromDay, ref: row.ref, enquiry_reference: row.reference },
      ...{ said_by: row.by, said_at: row.at },
    })
    .execute();
}

/** The office that looks after a taxpayer; null while none does. */
export async function officeOfTaxpayer(on: Runner, tpui: string): Promise<number | null> {
  const row = await tablesOf(on)
    .selectFrom('reading.taxpayers')
    .select('home_office_id as officeId')
    .where('tpui', '=', tpui)
    .executeTakeFirst();
  return row?.officeId ?? null;
}
