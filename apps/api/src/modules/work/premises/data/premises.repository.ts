import { type Premises, premisesMost } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Of a taxpayer, under whichever record they were entered; those that go on first. */
export function premisesOf(on: Runner, tpui: string): Promise<Premises[]> {
  return tablesOf(on)
    .selectFrom('premises')
    .select(['id', 'place', 'trade', 'from_day as fromDay', 'to_day as toDay'])
    .where('tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .orderBy(sql`to_day is not null`)
    .orderBy('from_day', 'desc')
    .orderBy('id')
    .execute();
}

interface Entered extends Omit<Premises, 'id'> {
  readonly tpui: string;
  readonly at: Date;
}

/** Undefined when there are as many as are kept. */
export async function insertPremises(
  on: Runner,
  { tpui, place, trade, fromDay, toDay, at }: Entered,
): Promise<string | undefined> {
  const added = await tablesOf(on)
    .insertInto('premises')
    .columns(['tpui', 'place', 'trade', 'from_day', 'to_day', 'saved_at'])
    .expression(
      tablesOf(on)
        .selectNoFrom([
          sql<string>`${tpui}::text`.as('tpui'),
          sql<string>`${place}::text`.as('place'),
          sql<typeof trade>`${trade}::text`.as('trade'),
          sql<string>`${fromDay}::date`.as('from_day'),
          sql<string | null>`${toDay}::date`.as('to_day'),
          sql<Date>`${at}::timestamptz`.as('saved_at'),
        ])
        .where(sql<boolean>`(select count(*) from premises p where p.tpui = ${tpui}) < ${premisesMost}`),
    )
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Undefined of what is nobody's or somebody else's; nobody else changes it until the transaction ends. */
export function lockPremises(on: Runner, tpui: string, id: string): Promise<Omit<Premises, 'id'> | undefined> {
  return tablesOf(on)
    .selectFrom('premises')
    .select(['place', 'trade', 'from_day as fromDay', 'to_day as toDay'])
    .where('id', '=', id)
    .where('tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False of what is nobody's or somebody else's. */
export async function updatePremises(
  on: Runner,
  { tpui, id, place, trade, fromDay, toDay, at }: Entered & { readonly id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(on)
    .updateTable('premises')
    .set({ place, trade, from_day: fromDay, to_day: toDay, saved_at: at })
    .where('id', '=', id)
    .where('tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
