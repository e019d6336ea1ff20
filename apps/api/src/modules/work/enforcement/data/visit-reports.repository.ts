import type { CapturedVisit, VisitOutcome } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** False when a report of this id came before. The database asks whether the officer is of the team of the visit. */
export async function insertReport(tx: Transaction, report: CapturedVisit, sealedDigest: Buffer): Promise<boolean> {
  const { id, visitId, officerId, deviceId, place, outcome, receiptNumber, note } = report;
  const { numInsertedOrUpdatedRows } = await tablesOf(tx)
    .insertInto('visit_reports')
    .values({
      ...{ id, visit_id: visitId, officer_id: officerId, device_id: deviceId, sealed_digest: sealedDigest },
      ...{ captured_at: new Date(report.capturedAt), clock_zone: report.clockZone, photo_digests: report.photos },
      ...{ longitude: place?.longitude ?? null, latitude: place?.latitude ?? null },
      ...{ accuracy_m: place?.accuracyM ?? null, is_mock: place?.isMock ?? false },
      ...{ outcome, receipt_number: receiptNumber, note },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const photosCame = sql<number[]>`array(select p.position::int from visit_photos p where p.report_id = r.id order by 1)`;

/** As it came: of which phone, with which seal, and which photos are still wanted. */
export async function reportArrival(on: Runner, id: string) {
  const found = await tablesOf(on)
    .selectFrom('visit_reports as r')
    .select(['r.device_id as deviceId', 'r.sealed_digest as sealedDigest', 'r.photo_digests as photoDigests'])
    .select(photosCame.as('photosCame'))
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const positions = found.photoDigests.map((_, at) => at + 1);
  return { ...found, photosWanted: positions.filter((position) => !found.photosCame.includes(position)) };
}

export async function insertVisitPhoto(
  on: Runner,
  photo: { readonly reportId: string; readonly position: number; readonly key: string; readonly bytes: number },
): Promise<void> {
  await tablesOf(on)
    .insertInto('visit_photos')
    .values({ report_id: photo.reportId, position: photo.position, storage_key: photo.key, bytes: photo.bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of a report of this enforcement; undefined of any other. */
export async function visitPhotoKey(
  on: Runner,
  of: { readonly enforcementId: string; readonly reportId: string; readonly position: number },
): Promise<string | undefined> {
  const found = await tablesOf(on)
    .selectFrom('visit_photos as p')
    .innerJoin('visit_reports as r', 'r.id', 'p.report_id')
    .innerJoin('enforcement_visits as v', 'v.id', 'r.visit_id')
    .select('p.storage_key as key')
    .where('v.enforcement_id', '=', of.enforcementId)
    .where('p.report_id', '=', of.reportId)
    .where('p.position', '=', of.position)
    .executeTakeFirst();
  return found?.key;
}

/** What the team noted of a visit, the newest first. */
export function reportsOf(on: Runner, visitId: string) {
  return tablesOf(on)
    .selectFrom('visit_reports as r')
    .innerJoin('enforcement_visits as v', 'v.id', 'r.visit_id')
    .select(['r.id', 'r.captured_at as capturedAt', 'r.clock_zone as clockZone', 'r.received_at as receivedAt'])
    .select(['r.longitude', 'r.latitude', 'r.accuracy_m as accuracyM', 'r.is_mock as isMock', 'r.note'])
    .select(['r.receipt_number as receiptNumber', 'r.photo_digests as photoDigests', photosCame.as('photos')])
    .select(({ ref }) => [
      sql<VisitOutcome>`${ref('r.outcome')}`.as('outcome'),
      sql<string | null>`reading.name_of_actor('user:' || r.officer_id)`.as('officer'),
      sql<string | null>`phone_name(r.device_id)`.as('deviceName'),
      sql<Date | null>`case when v.state = 'called-off' then v.ended_at end`.as('calledOffAt'),
    ])
    .where('r.visit_id', '=', visitId)
    .orderBy('r.received_at', 'desc')
    .execute();
}
export type ReportRow = Awaited<ReturnType<typeof reportsOf>>[number];

/** The case of a visit, as the audit log names it. */
export function caseOfVisit(on: Runner, visitId: string) {
  return tablesOf(on)
    .selectFrom('enforcement_visits as v')
    .innerJoin('enforcements as e', 'e.id', 'v.enforcement_id')
    .select(['e.tpui', 'e.number'])
    .where('v.id', '=', visitId)
    .executeTakeFirstOrThrow();
}
