import type { EnumeratorMove, EnumeratorState, FieldDeviceState } from '@portal/contracts';
import { and, sql as condition } from 'drizzle-orm';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed } from '../../../../platform/lists/read-list.ts';

export interface EnumeratorRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly state: EnumeratorState;
  readonly office: string;
  readonly lgas: string;
  readonly validUntil: string;
  readonly dayTarget: number;
  readonly today: number;
  readonly captured: number;
  readonly accepted: number;
  readonly returned: number;
  readonly rejected: number;
  readonly placesAmiss: number;
  readonly checked: number;
  readonly differed: number;
  readonly contactAt: Date | null;
  readonly waiting: number;
}

/** Figures are counted for the rows of a page alone. */
export const enumeratorList: ListSource<EnumeratorRow, 'name'> = {
  from: condition`(select e.id, e.name, e.code, e.state, named_office(e.office_id) as office, e.valid_until as "validUntil", e.day_target as "dayTarget",
    coalesce((select string_agg(distinct named_area(a.lga_id), ', ') from enumerator_areas a where a.enumerator_id = e.id), '') as lgas,
    f.today, f.captured, f.accepted, f.returned, f.rejected, f.places_amiss as "placesAmiss", f.checked, f.differed, d.contact_at as "contactAt", coalesce(d.waiting, 0) as waiting
    from enumerators e cross join lateral enumerator_figures(e.id) f
    left join lateral (select d.contact_at, d.waiting from field_devices d where d.enumerator_id = e.id order by d.enrolled_at desc limit 1) d on true) as enumerator`,
  key: { column: condition`enumerator.id`, type: 'uuid' },
  select: columnsNamed('enumerator', [
    ...(['id', 'name', 'code', 'state', 'office', 'lgas', 'validUntil', 'dayTarget', 'today', 'captured'] as const),
    ...(['accepted', 'returned', 'rejected', 'placesAmiss', 'checked', 'differed', 'contactAt', 'waiting'] as const),
  ]),
  sorts: { name: { column: condition`enumerator.name`, type: 'text' } },
};

export const enumeratorsWhere = (asked: { criteria: string; state?: string | undefined; lgaId?: number | undefined }) =>
  and(
    holds(condition`concat_ws(' ', enumerator.name, enumerator.code, enumerator.lgas)`, asked.criteria),
    when(asked.state, (state) => condition`enumerator.state = ${state}`),
    when(
      asked.lgaId,
      (id) =>
        condition`exists (select from enumerator_areas a where a.enumerator_id = enumerator.id and a.lga_id = ${id})`,
    ),
  );

export async function findEnumerator(on: Runner, id: string) {
  const found = await tablesOf(on)
    .selectFrom('enumerators as e')
    .select(['e.id', 'e.name', 'e.code', 'e.phone', 'e.state_reason as stateReason', 'e.valid_until as validUntil'])
    .select(['e.day_target as dayTarget', 'e.record_pay_kobo as recordPayKobo', 'e.checks', 'e.scans'])
    .select([
      sql<EnumeratorState>`e.state`.as('state'),
      sql<string>`named_office(e.office_id)`.as('office'),
      sql<{
        [K in
          | 'today'
          | 'captured'
          | 'accepted'
          | 'returned'
          | 'rejected'
          | 'places_amiss'
          | 'checked'
          | 'differed']: number;
      }>`(
        select to_jsonb(f) from enumerator_figures(e.id) f)`.as('figures'),
      sql<Date | null>`(select max(l.expires_at) from badge_links l where l.enumerator_id = e.id and l.ended_at is null and l.expires_at > clock_timestamp())`.as(
        'openLinkUntil',
      ),
      sql<boolean>`e.valid_until >= lagos_today()`.as('isValid'),
    ])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return found;
}

export function areasOf(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom('enumerator_areas as a')
    .select(['a.lga_id as lgaId', 'a.ward', sql<string>`named_area(a.lga_id)`.as('lga')])
    .where('a.enumerator_id', '=', id)
    .orderBy('a.lga_id')
    .orderBy('a.ward')
    .execute();
}

export function devicesOf(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom('field_devices as d')
    .select(['d.id', 'd.name', 'd.state_reason as stateReason', 'd.state_at as stateAt', 'd.told_at as toldAt'])
    .select(['d.enrolled_at as enrolledAt', 'd.contact_at as contactAt', 'd.waiting'])
    .select(sql<FieldDeviceState>`d.state`.as('state'))
    .where('d.enumerator_id', '=', id)
    .orderBy('d.enrolled_at', 'desc')
    .execute();
}

/** Until the transaction ends nobody else changes them. */
export function lockEnumerator(tx: Transaction, id: string) {
  return tablesOf(tx)
    .selectFrom('enumerators')
    .select(['id', 'name', sql<EnumeratorState>`state`.as('state')])
    .select(sql<boolean>`valid_until >= lagos_today()`.as('isValid'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

interface NewEnumerator {
  readonly code: string;
  readonly name: string;
  readonly phone: string;
  readonly officeId: number;
  readonly validUntil: string;
  readonly dayTarget: number;
  readonly recordPayKobo: number;
  readonly submissionId: string;
  readonly by: string;
}

/** Undefined when this submission was entered before. */
export async function insertEnumerator(tx: Transaction, one: NewEnumerator): Promise<string | undefined> {
  const { code, name, phone, submissionId } = one;
  const made = await tablesOf(tx)
    .insertInto('enumerators')
    .values({
      ...{ code, name, phone, office_id: one.officeId, valid_until: one.validUntil, day_target: one.dayTarget },
      ...{ record_pay_kobo: one.recordPayKobo, submission_id: submissionId, entered_by: one.by },
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export function enteredBefore(tx: Transaction, submissionId: string) {
  return tablesOf(tx)
    .selectFrom('enumerators')
    .select(['id', 'code', 'name', 'phone', 'entered_by as by'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** False where no move of this name leads on from the state it is in. */
export async function moveIn(tx: Transaction, id: string, move: EnumeratorMove, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(tx)
    .updateTable('enumerators as e')
    .from('enumerator_moves as m')
    .set({ state: sql<EnumeratorState>`m.to_state`, state_reason: reason, changed_at: sql<Date>`clock_timestamp()` })
    .where('e.id', '=', id)
    .where('m.move', '=', move)
    .whereRef('m.from_state', '=', 'e.state')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function setAreas(
  tx: Transaction,
  id: string,
  areas: readonly { readonly lgaId: number; readonly ward: string }[],
): Promise<void> {
  await tablesOf(tx).deleteFrom('enumerator_areas').where('enumerator_id', '=', id).execute();
  await tablesOf(tx)
    .insertInto('enumerator_areas')
    .values(areas.map(({ lgaId, ward }) => ({ enumerator_id: id, lga_id: lgaId, ward })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whose badge this is, as anybody may see it; counted as one more check, and as a scan where its QR code led here. */
export function checkBadge(on: Runner, code: string, isScan: boolean) {
  return tablesOf(on)
    .updateTable('enumerators as e')
    .set({ checks: sql<number>`e.checks + 1`, ...(isScan && { scans: sql<number>`e.scans + 1` }) })
    .where('e.code', '=', code)
    .where('e.state', 'not in', ['applied', 'trained'])
    .returning(['e.id', 'e.name', 'e.code', 'e.valid_until as validUntil'])
    .returning([
      sql<EnumeratorState>`e.state`.as('state'),
      sql<boolean>`e.valid_until >= lagos_today()`.as('isValid'),
      sql<boolean>`extract(isodow from lagos_today()) < 7`.as('isWorkingDay'),
      sql<string>`named_office(e.office_id)`.as('office'),
      sql<string>`coalesce((select string_agg(distinct named_area(a.lga_id), ', ') from enumerator_areas a where a.enumerator_id = e.id), '')`.as(
        'lga',
      ),
    ])
    .executeTakeFirst();
}
