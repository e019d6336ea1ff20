import type { CapturedRecord, FieldRecord, FieldRecordState, MayBeSame } from '@portal/contracts';
import { and, sql as condition } from 'drizzle-orm';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed } from '../../../../platform/lists/read-list.ts';

/** Places and photos are kept for a year. */
const keepDays = 365;

export interface RecordRow {
  readonly id: string;
  readonly sign: string;
  readonly trade: FieldRecord['trade'];
  readonly address: string;
  readonly lga: string;
  readonly ward: string;
  readonly enumerator: string;
  readonly enumeratorId: string;
  readonly state: FieldRecordState;
  readonly capturedAt: Date;
  readonly receivedAt: Date;
  readonly isSpotCheck: boolean;
}

export const recordList: ListSource<RecordRow, 'receivedAt'> = {
  from: condition`(select r.id, r.sign, r.trade, r.address, named_area(r.lga_id) as lga, r.ward, e.name as enumerator, r.enumerator_id as "enumeratorId", r.state,
    r.captured_at as "capturedAt", r.received_at as "receivedAt", r.is_spot_check and r.state = 'accepted' as "isSpotCheck", r.owner_name, r.owner_phone
    from field_records r join enumerators e on e.id = r.enumerator_id) as record`,
  key: { column: condition`record.id`, type: 'uuid' },
  select: columnsNamed('record', [
    ...(['id', 'sign', 'trade', 'address', 'lga', 'ward', 'enumerator', 'enumeratorId', 'state'] as const),
    ...(['capturedAt', 'receivedAt', 'isSpotCheck'] as const),
  ]),
  sorts: { receivedAt: { column: condition`record."receivedAt"`, type: 'timestamptz' } },
};

export const recordsWhere = (asked: {
  criteria: string;
  state?: string | undefined;
  enumeratorId?: string | undefined;
  isSpotCheck?: boolean | undefined;
  openCheck?: 'mine' | 'any' | undefined;
  userId: string;
}) =>
  and(
    holds(
      condition`concat_ws(' ', record.sign, record.address, record.ward, record.lga, record.enumerator, record.owner_name, record.owner_phone)`,
      asked.criteria,
    ),
    when(asked.state, (state) => condition`record.state = ${state}`),
    when(asked.enumeratorId, (id) => condition`record."enumeratorId" = ${id}`),
    when(asked.isSpotCheck, (is) => condition`record."isSpotCheck" = ${is}`),
    when(
      asked.openCheck,
      (whose) => condition`exists (select from spot_checks c where c.record_id = record.id and c.answered_at is null
        and (${whose} = 'any' or c.officer_id = ${asked.userId}))`,
    ),
  );

/** False when a record of this id came before. */
export async function insertRecord(tx: Transaction, record: CapturedRecord, sealedDigest: Buffer): Promise<boolean> {
  const { id, place, photos, replaces, trade, consent } = record;
  const { numInsertedOrUpdatedRows } = await tablesOf(tx)
    .insertInto('field_records')
    .values({
      ...{ id, device_id: record.deviceId, enumerator_id: record.enumeratorId, sealed_digest: sealedDigest },
      ...{ captured_at: new Date(record.capturedAt), clock_zone: record.clockZone },
      ...{ longitude: place?.longitude ?? null, latitude: place?.latitude ?? null },
      ...{ accuracy_m: place?.accuracyM ?? null, is_mock: place?.isMock ?? false },
      ...{ address: record.address, lga_id: record.lgaId, ward: record.ward, sign: record.sign, trade, consent },
      ...{ consent_text: record.consentText, consent_language: record.consentLanguage },
      ...{ owner_name: record.ownerName, owner_phone: record.ownerPhone, photo_digests: photos, replaces_id: replaces },
      keep_until: sql<string>`lagos_today() + ${keepDays}::int`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What the desk sent back is answered by another record. */
export async function markReplaced(tx: Transaction, id: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('field_records')
    .set({ state: 'replaced' })
    .where('id', '=', id)
    .where('state', '=', 'returned')
    .execute();
}

/** As it came: of which phone, with which seal, and which photos are still wanted. */
export async function arrivalOf(on: Runner, id: string) {
  const found = await tablesOf(on)
    .selectFrom('field_records as r')
    .select(['r.device_id as deviceId', 'r.sealed_digest as sealedDigest', 'r.photo_digests as photoDigests'])
    .select(sql<number[]>`array(select p.position::int from field_photos p where p.record_id = r.id)`.as('photosCame'))
    .where('r.id', '=', id)
    .executeTakeFirst();
  return (
    found && {
      ...found,
      photosWanted: found.photoDigests
        .map((_, at) => at + 1)
        .filter((position) => !found.photosCame.includes(position)),
    }
  );
}

export async function insertPhoto(
  on: Runner,
  photo: { recordId: string; position: number; key: string; bytes: number },
): Promise<void> {
  await tablesOf(on)
    .insertInto('field_photos')
    .values({ record_id: photo.recordId, position: photo.position, storage_key: photo.key, bytes: photo.bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function photoKeyOf(on: Runner, recordId: string, position: number): Promise<string | undefined> {
  const found = await tablesOf(on)
    .selectFrom('field_photos')
    .select('storage_key as key')
    .where('record_id', '=', recordId)
    .where('position', '=', position)
    .executeTakeFirst();
  return found?.key;
}

/** What the desk sent back to an enumerator and nothing has replaced. */
export function returnedTo(on: Runner, enumeratorId: string) {
  return tablesOf(on)
    .selectFrom('field_records')
    .select(['id', 'sign', 'address', 'reason'])
    .where('enumerator_id', '=', enumeratorId)
    .where('state', '=', 'returned')
    .orderBy('decided_at', 'desc')
    .limit(50)
    .execute();
}

export function findRecord(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom('field_records as r')
    .innerJoin('enumerators as e', 'e.id', 'r.enumerator_id')
    .innerJoin('field_devices as d', 'd.id', 'r.device_id')
    .select(['r.id', 'r.sign', 'r.address', 'r.ward', 'r.lga_id as lgaId', 'r.enumerator_id as enumeratorId'])
    .select(['e.name as enumerator', 'e.office_id as officeId', 'd.name as deviceName', 'r.clock_zone as clockZone'])
    .select([
      'r.captured_at as capturedAt',
      'r.received_at as receivedAt',
      sql<boolean>`r.is_spot_check and r.state = 'accepted'`.as('isSpotCheck'),
    ])
    .select([
      'r.longitude',
      'r.latitude',
      'r.accuracy_m as accuracyM',
      'r.is_mock as isMock',
      'r.consent_text as consentText',
      'r.reason',
      'r.tpui',
    ])
    .select(['r.owner_name as ownerName', 'r.owner_phone as ownerPhone', 'r.keep_until as keepUntil'])
    .select(['r.replaces_id as replaces', 'r.decided_at as decidedAt'])
    .select([
      sql<FieldRecord['trade']>`r.trade`.as('trade'),
      sql<FieldRecordState>`r.state`.as('state'),
      sql<FieldRecord['consent']>`r.consent`.as('consent'),
      sql<FieldRecord['consentLanguage']>`r.consent_language`.as('consentLanguage'),
      sql<FieldRecord['became']>`r.became`.as('became'),
      sql<string>`named_area(r.lga_id)`.as('lga'),
      sql<number>`cardinality(r.photo_digests)`.as('photosTaken'),
      sql<number[]>`array(select p.position::int from field_photos p where p.record_id = r.id order by 1)`.as('photos'),
      sql<string | null>`named_person(r.decided_by)`.as('decidedBy'),
      sql<string>`lagos_today()::text`.as('today'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

export type RecordFound = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Until the transaction ends nobody else decides about it. */
export async function lockRecord(tx: Transaction, id: string): Promise<RecordFound | undefined> {
  await tablesOf(tx).selectFrom('field_records').select('id').where('id', '=', id).forUpdate().execute();
  return findRecord(tx, id);
}

/** Near it, with its phone number, or with its name: those with the most in common first. */
export function alikeOf(on: Runner, id: string): Promise<MayBeSame[]> {
  const alike = sql<{ key: string }>`field_records_alike(${id}::uuid)`;
  return tablesOf(on)
    .selectFrom(alike.as('a'))
    .select([
      sql<MayBeSame['kind']>`a.kind`.as('kind'),
      sql<string>`a.key`.as('key'),
      sql<string>`a.name`.as('name'),
      sql<string>`a.says`.as('says'),
      sql<string | null>`a.enumerator`.as('enumerator'),
      sql<FieldRecordState | null>`a.state`.as('state'),
      sql<number | null>`a.distance_m`.as('distanceM'),
      sql<boolean>`a.is_phone`.as('isPhone'),
      sql<boolean>`a.is_name`.as('isName'),
    ])
    .orderBy(sql`a.is_phone::int + a.is_name::int + (coalesce(a.distance_m, 1000) <= 60)::int desc`)
    .orderBy(sql`a.distance_m nulls last`)
    .orderBy(sql`a.key`)
    .limit(40)
    .execute();
}

export interface Decision {
  readonly state: 'accepted' | 'returned' | 'rejected';
  readonly by: string;
  readonly reason: string;
  readonly became?: NonNullable<FieldRecord['became']>;
  readonly tpui?: string;
  readonly premisesId?: string;
  readonly sameAs?: string | undefined;
}

export async function decideRecord(tx: Transaction, id: string, decision: Decision): Promise<void> {
  const { state, by, reason, became = null, tpui = null, premisesId = null, sameAs = null } = decision;
  await tablesOf(tx)
    .updateTable('field_records')
    .set({
      ...{ state, became, tpui, premises_id: premisesId, same_as_id: sameAs, reason },
      ...{ decided_by: by, decided_at: sql<Date>`clock_timestamp()` },
    })
    .where('id', '=', id)
    .execute();
}

export async function isRecord(on: Runner, id: string): Promise<boolean> {
  return (
    (await tablesOf(on).selectFrom('field_records').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** Records whose places and photos are kept no longer, with the photos that are left. */
export function takeOverdue(tx: Transaction, most: number) {
  return tablesOf(tx)
    .selectFrom('field_records as r')
    .select('r.id')
    .select(sql<string[]>`array(select p.storage_key from field_photos p where p.record_id = r.id)`.as('keys'))
    .where('r.keep_until', '<', sql<string>`lagos_today()`)
    .where((eb) =>
      eb.or([
        eb('r.longitude', 'is not', null),
        eb.exists(eb.selectFrom('field_photos as p').select('p.position').whereRef('p.record_id', '=', 'r.id')),
      ]),
    )
    .orderBy('r.keep_until')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function forgetTraces(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tablesOf(tx).deleteFrom('field_photos').where('record_id', 'in', ids).execute();
  await tablesOf(tx)
    .updateTable('field_records')
    .set({ longitude: null, latitude: null, accuracy_m: null })
    .where('id', 'in', ids)
    .execute();
}
