import { type CapturedRecord, capturedRecordSchema } from '@portal/contracts';
import { digestOf } from '../sealing/bytes.ts';
import { capturedNow, type KeepingOn, type Kept, keepSealed, type Photo } from './keep-sealed.ts';

export type Captured = Omit<CapturedRecord, 'id' | 'deviceId' | 'enumeratorId' | 'capturedAt' | 'clockZone' | 'photos'>;

/** Seals a record and its photos for the server and keeps them. Who captured it and when is sealed with it. */
export async function keepRecord(on: KeepingOn, captured: Captured, photos: readonly Photo[]): Promise<Kept> {
  const id = crypto.randomUUID();
  const { deviceId, enumeratorId } = on.own;
  const parsed = capturedRecordSchema.safeParse({
    ...captured,
    ...{ id, deviceId, enumeratorId, ...capturedNow() },
    photos: await Promise.all(photos.map(digestOf)),
  });
  if (!parsed.success) return { kind: 'wrong', fields: parsed.error.issues.map(({ path }) => String(path[0])) };
  return keepSealed(on, { id, value: parsed.data, photos, sign: parsed.data.sign });
}
