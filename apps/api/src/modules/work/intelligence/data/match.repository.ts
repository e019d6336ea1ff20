import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { Candidate, ComparedRow, Decided } from '../domain/judge-row.ts';

export interface WaitingRow extends ComparedRow {
  /** Hexadecimal; empty where the list has none. */
  readonly identity: string;
  readonly officeId: number;
}

/** The next rows that nobody has compared yet, locked; what another worker has is passed over. Of sources that are in force. */
export function takeWaiting(tx: Transaction, most: number): Promise<readonly WaitingRow[]> {
  return tablesOf(tx)
    .selectFrom('source_rows as r')
    .select(['r.id', 'r.is_person as isPerson', 'r.name', 'r.phone', 'r.tpui', 'r.rc_number as rcNumber', 'r.address'])
    .select(['r.identity_last4 as identityLast4', 'r.lga_id as lgaId', 'r.office_id as officeId'])
    .select([
      sql<boolean>`r.identity_index is not null`.as('hasIdentity'),
      sql<string>`coalesce(encode(r.identity_index, 'hex'), '')`.as('identity'),
      sql<string>`coalesce(named_area(r.lga_id), '')`.as('lga'),
    ])
    .where('r.outcome', '=', 'waiting')
    .orderBy('r.id')
    .limit(most)
    .forUpdate('r')
    .skipLocked()
    .execute();
}

export interface FoundCandidate extends Candidate {
  readonly rowId: string;
  readonly officeId: number | null;
}

/** Whom each row may be, by its numbers and the ways its name may be written. */
export function candidatesOf(
  tx: Transaction,
  rows: readonly (Pick<WaitingRow, 'id' | 'tpui' | 'phone' | 'rcNumber' | 'identity' | 'lgaId'> & {
    readonly names: readonly string[];
  })[],
): Promise<readonly FoundCandidate[]> {
  const asked = JSON.stringify(rows.map(({ rcNumber: rc, ...row }) => ({ ...row, rc })));
  const found = sql<{
    row_id: string;
  }>`taxpayers_to_compare(${asked}::jsonb)`;
  return tablesOf(tx)
    .selectFrom(found.as('c'))
    .select([
      sql<string>`c.row_id`.as('rowId'),
      sql<string>`c.tpui`.as('tpui'),
      sql<string>`c.name`.as('name'),
      sql<string>`c.phone`.as('phone'),
      sql<string>`c.rc_number`.as('rcNumber'),
      sql<boolean>`c.has_identity`.as('hasIdentity'),
      sql<boolean>`c.is_identity`.as('isIdentity'),
      sql<string>`c.address`.as('address'),
      sql<number | null>`c.lga_id`.as('lgaId'),
      sql<string>`c.lga`.as('lga'),
      sql<boolean>`c.is_person`.as('isPerson'),
      sql<number | null>`c.office_id`.as('officeId'),
    ])
    .execute();
}

export interface DecidedRow extends Decided {
  readonly id: string;
  /** Of each taxpayer it may be, who answers. */
  readonly officeOf: (tpui: string) => number;
}

/** Keeps what was decided of each row with its reasons, in two statements. */
export async function keepDecided(tx: Transaction, rows: readonly DecidedRow[]): Promise<void> {
  const matches = rows.flatMap(({ id, outcome, matches: all, officeOf }) =>
    all.map(({ tpui, score, reasons, byNumber }) => ({
      id,
      tpui,
      office: officeOf(tpui),
      score,
      reasons,
      byNumber,
      outcome,
    })),
  );
  const made = sql<{ id: string }>`(select * from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
    as m (id uuid, tpui text, office smallint, score int, reasons jsonb, "byNumber" boolean, outcome text))`;
  if (matches.length > 0)
    await tablesOf(tx)
      .insertInto('row_matches')
      .columns(['row_id', 'tpui', 'office_id', 'score', 'reasons', 'by_number', 'outcome'])
      .expression((eb) =>
        eb
          .selectFrom(made.as('m'))
          .select([
            sql<string>`m.id`.as('row_id'),
            sql<string>`m.tpui`.as('tpui'),
            sql<number>`m.office`.as('office_id'),
            sql<number>`m.score`.as('score'),
            sql<string>`m.reasons`.as('reasons'),
            sql<boolean>`m."byNumber"`.as('by_number'),
            sql<string>`m.outcome`.as('outcome'),
          ]),
      )
      .execute();
  const outcomes = rows.map(({ id, outcome, matches: [first] }) => ({
    ...{ id, outcome, tpui: outcome === 'joined' ? (first?.tpui ?? null) : null },
  }));
  const becomes = sql<{
    id: string;
    outcome: string;
  }>`(select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (id uuid, outcome text, tpui text))`;
  await tablesOf(tx)
    .updateTable('source_rows')
    .from(becomes.as('o'))
    .set({ outcome: sql`o.outcome`, joined_tpui: sql`o.tpui` })
    .where('source_rows.id', '=', sql<string>`o.id`)
    .execute();
}
