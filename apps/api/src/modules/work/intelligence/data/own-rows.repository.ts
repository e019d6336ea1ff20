import type { SourceKind } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** A source of own rows in force that was not collected today, locked; undefined where another worker has it. */
export async function takeOwnSource(
  tx: Transaction,
): Promise<{ id: string; kind: SourceKind; officeId: number } | undefined> {
  return tablesOf(tx)
    .selectFrom('intelligence_sources as s')
    .select(['s.id', sql<SourceKind>`s.kind`.as('kind'), sql<number>`open_office(s.office_id)`.as('officeId')])
    .where('s.kind', 'in', ['paye-rows', 'withholding-rows'])
    .where('s.approved_at', 'is not', null)
    .where('s.ended_at', 'is', null)
    .where(sql<boolean>`lagos_today() between s.from_day and s.keep_until`)
    .where(sql<boolean>`s.collected_on is distinct from lagos_today()`)
    .orderBy('s.id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * People of own rows of the newest year whose last day of filing is over, who were not collected before. A number that is a TPUI is
 * compared as one.
 */
export async function collectOwn(
  tx: Transaction,
  { id, kind, officeId }: { id: string; kind: SourceKind; officeId: number },
): Promise<void> {
  const people = sql<{
    name: string;
  }>`(select p.*, y.year from (select extract(year from lagos_today() - interval '15 months')::int as year) y,
    lateral people_of_own_rows(${kind}, y.year) p)`;
  const withheld = kind === 'withholding-rows' ? 'withheldKobo' : 'deductedKobo';
  await tablesOf(tx)
    .insertInto('source_rows')
    .columns(['source_id', 'own_key', 'is_person', 'name', 'tpui', 'office_id', 'facts'])
    .expression((eb) =>
      eb
        .selectFrom(people.as('p'))
        .select([
          sql<string>`${id}::uuid`.as('source_id'),
          sql<string>`p.own_key`.as('own_key'),
          sql<boolean>`p.is_person`.as('is_person'),
          sql<string>`p.name`.as('name'),
          sql<string>`coalesce(regexp_replace(substring(translate(upper(p.tax_id), '- ', '') from '^KD[0-9]{10}$'), '^KD(....)(....)(..)$', 'KD-\\1-\\2-\\3'), '')`.as(
            'tpui',
          ),
          sql<number>`${officeId}::smallint`.as('office_id'),
          sql<string>`jsonb_build_object('yearKobo', p.gross_kobo, ${withheld}::text, p.tax_kobo, 'payers', p.payers, 'year', p.year)`.as(
            'facts',
          ),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tablesOf(tx)
    .updateTable('intelligence_sources')
    .set({ collected_on: sql<string>`lagos_today()` })
    .where('id', '=', id)
    .execute();
}

export interface FieldRow {
  /** The same record is the same row. */
  readonly key: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly lgaId: number;
}

/** False where no source of field records is in force. An area without an office is followed by the office of the source. */
export async function insertFieldRow(tx: Transaction, row: FieldRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(tx)
    .insertInto('source_rows')
    .columns(['source_id', 'own_key', 'name', 'phone', 'address', 'lga_id', 'office_id'])
    .expression((eb) =>
      eb
        .selectFrom('intelligence_sources as s')
        .select([
          's.id',
          sql<string>`${row.key}::text`.as('own_key'),
          sql<string>`${row.name}::text`.as('name'),
          sql<string>`${row.phone}::text`.as('phone'),
          sql<string>`${row.address}::text`.as('address'),
          sql<number>`${row.lgaId}::int`.as('lga_id'),
          sql<number>`coalesce(office_of_lga(${row.lgaId}::int), open_office(s.office_id))`.as('office_id'),
        ])
        .where('s.kind', '=', 'field-records')
        .where('s.approved_at', 'is not', null)
        .where('s.ended_at', 'is', null)
        .where(sql<boolean>`lagos_today() between s.from_day and s.keep_until`)
        .orderBy('s.id')
        .limit(1),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
