import type { Difference, FieldDay, SpotCheckFinding } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const now = sql<Date>`clock_timestamp()`;

export function findCheck(on: Runner, recordId: string) {
  return tablesOf(on)
    .selectFrom('spot_checks as c')
    .leftJoin('enumerators as e', 'e.id', 'c.enumerator_id')
    .select(['c.drawn_at as drawnAt', 'c.officer_id as officerId', 'c.enumerator_id as enumeratorId', 'c.note'])
    .select(['c.answered_at as answeredAt', 'c.record_id as recordId'])
    .select([
      sql<string | null>`coalesce(e.name, named_person(c.officer_id))`.as('givenTo'),
      sql<SpotCheckFinding | null>`c.finding`.as('finding'),
      sql<Difference[]>`c.differs`.as('differs'),
    ])
    .where('c.record_id', '=', recordId)
    .executeTakeFirst();
}

/** Until the transaction ends nobody else gives or answers it. */
export async function lockCheck(tx: Transaction, recordId: string) {
  await tablesOf(tx)
    .selectFrom('spot_checks')
    .select('record_id')
    .where('record_id', '=', recordId)
    .forUpdate()
    .execute();
  return findCheck(tx, recordId);
}

/** At work and not its author, those of its area first. */
export function enumeratorsFor(on: Runner, recordId: string) {
  return tablesOf(on)
    .selectFrom('enumerators as e')
    .innerJoin('field_records as r', (join) => join.on('r.id', '=', recordId))
    .select(['e.id', 'e.name'])
    .where('e.state', '=', 'active')
    .where(sql<boolean>`e.valid_until >= lagos_today()`)
    .whereRef('e.id', '<>', 'r.enumerator_id')
    .orderBy(sql`not exists (select from enumerator_areas a where a.enumerator_id = e.id and a.lga_id = r.lga_id)`)
    .orderBy('e.name')
    .orderBy('e.id')
    .limit(100)
    .execute();
}

/** Of the offices of its area, and not who accepted it. */
export function officersFor(on: Runner, recordId: string): Promise<{ id: string; name: string }[]> {
  return tablesOf(on)
    .selectFrom('field_records as r')
    .innerJoin(sql<{ id: string; name: string }>`lateral officers_of_area(r.lga_id)`.as('o'), (join) => join.onTrue())
    .select(['o.id', 'o.name'])
    .where('r.id', '=', recordId)
    .where(sql<boolean>`o.id is distinct from r.decided_by`)
    .orderBy('o.name')
    .orderBy('o.id')
    .limit(100)
    .execute();
}

export async function giveCheck(
  tx: Transaction,
  recordId: string,
  given: { readonly enumeratorId: string | null; readonly officerId: string | null; readonly by: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('spot_checks')
    .set({ enumerator_id: given.enumeratorId, officer_id: given.officerId, given_by: given.by, given_at: now })
    .where('record_id', '=', recordId)
    .execute();
}

export interface CheckAnswer {
  readonly differs: readonly Difference[];
  readonly note: string;
}

export async function answerCheck(tx: Transaction, recordId: string, { differs, note }: CheckAnswer): Promise<void> {
  await tablesOf(tx)
    .updateTable('spot_checks')
    .set({ finding: differs.length > 0 ? 'differs' : 'as-recorded', differs: [...differs], note, answered_at: now })
    .where('record_id', '=', recordId)
    .execute();
}

/** What an enumerator sees again; nothing of owners. */
export function checksOf(on: Runner, enumeratorId: string) {
  return tablesOf(on)
    .selectFrom('spot_checks as c')
    .innerJoin('field_records as r', 'r.id', 'c.record_id')
    .select(['r.id', 'r.sign', 'r.address'])
    .select([
      sql<FieldDay['checks'][number]['trade']>`r.trade`.as('trade'),
      sql<string>`concat_ws(', ', nullif(r.ward, ''), named_area(r.lga_id))`.as('where'),
    ])
    .where('c.enumerator_id', '=', enumeratorId)
    .where('c.answered_at', 'is', null)
    .orderBy('c.given_at')
    .limit(50)
    .execute();
}
