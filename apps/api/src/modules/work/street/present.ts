import {
  type Enumerator,
  type EnumeratorRecord,
  enumeratorMoves,
  enumeratorMovesFrom,
  type FieldRecord,
  type FieldRecordRow,
} from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { findCheck } from './data/checks.repository.ts';
import { areasOf, devicesOf, type EnumeratorRow, findEnumerator } from './data/enumerators.repository.ts';
import { alikeOf, findRecord, type RecordRow } from './data/records.repository.ts';
import type { Sight } from './data/sight.repository.ts';
import { qualityOf } from './domain/quality.ts';

const instant = (at: Date) => new Date(at).toISOString();
const maybe = (at: Date | null) => at && instant(at);

export function presentEnumerator({ contactAt, ...row }: EnumeratorRow): Enumerator {
  return { ...row, contactAt: maybe(contactAt), quality: qualityOf(row) };
}

/** With areas, phones and what may be done. Throws `enumerator.not-found`. */
export async function wholeEnumerator(
  on: Pick<Database, 'execute'> | Transaction,
  id: string,
): Promise<EnumeratorRecord> {
  const found = await findEnumerator(on, id);
  if (!found) throw new BusinessError('enumerator.not-found');
  const { figures, openLinkUntil, isValid: _, ...row } = found;
  const { places_amiss: placesAmiss, ...counts } = figures;
  const areas = await areasOf(on, id);
  const devices = (await devicesOf(on, id)).map((device) => ({
    ...device,
    stateAt: maybe(device.stateAt),
    toldAt: maybe(device.toldAt),
    enrolledAt: instant(device.enrolledAt),
    contactAt: instant(device.contactAt),
  }));
  return {
    ...row,
    ...counts,
    placesAmiss,
    quality: qualityOf({ ...counts, placesAmiss }),
    lgas: [...new Set(areas.map(({ lga }) => lga))].join(', '),
    earnedKobo: row.recordPayKobo * counts.accepted,
    areas,
    devices,
    contactAt: devices[0]?.contactAt ?? null,
    waiting: devices[0]?.waiting ?? 0,
    openLinkUntil: maybe(openLinkUntil),
    moves: enumeratorMoves.filter((move) => enumeratorMovesFrom[move].some((from) => from === row.state)),
  };
}

export function presentRecordRow({ capturedAt, receivedAt, ...row }: RecordRow): FieldRecordRow {
  return { ...row, capturedAt: instant(capturedAt), receivedAt: instant(receivedAt) };
}

/** Beside what may be the same, as somebody may see it. Throws `field-record.not-found`. */
export async function wholeRecord(
  { db, sight }: { readonly db: Database; readonly sight: Sight },
  id: string,
  user: SignedInUser,
): Promise<FieldRecord> {
  await sight.require(user.scope, id);
  const found = await findRecord(db, id);
  if (!found) throw new BusinessError('field-record.not-found');
  const { longitude, latitude, accuracyM, isMock, officeId: _, today: __, ...row } = found;
  const check = await findCheck(db, id);
  const isPlaced = longitude !== null && latitude !== null && accuracyM !== null;
  return {
    ...row,
    capturedAt: instant(row.capturedAt),
    receivedAt: instant(row.receivedAt),
    decidedAt: maybe(row.decidedAt),
    place: isPlaced ? { longitude, latitude, accuracyM, isMock } : null,
    spotCheck: check
      ? {
          ...{ drawnAt: instant(check.drawnAt), givenTo: check.givenTo, isMine: check.officerId === user.id },
          ...{ finding: check.finding, differs: check.differs, note: check.note },
          answeredAt: maybe(check.answeredAt),
        }
      : null,
    near: await sight.ofThem(user.scope, await alikeOf(db, id)),
  };
}
