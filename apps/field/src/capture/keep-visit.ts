import { type CapturedVisit, capturedVisitSchema, type SheetVisit } from '@portal/contracts';
import { digestOf } from '../sealing/bytes.ts';
import { capturedNow, type KeepingOn, type Kept, keepSealed, type Photo } from './keep-sealed.ts';

export type Met = Pick<CapturedVisit, 'place' | 'outcome' | 'receiptNumber' | 'note'>;

/** Seals what an officer met on a visit and its photos for the server and keeps them, also where the visit was called off meanwhile. */
export async function keepVisit(
  on: KeepingOn,
  { id: visitId, taxpayer }: SheetVisit,
  met: Met,
  photos: readonly Photo[],
): Promise<Kept> {
  const id = crypto.randomUUID();
  const { deviceId, officerId } = on.own;
  const parsed = capturedVisitSchema.safeParse({
    ...met,
    ...{ id, deviceId, officerId, visitId, ...capturedNow() },
    photos: await Promise.all(photos.map(digestOf)),
  });
  if (!parsed.success) return { kind: 'wrong', fields: parsed.error.issues.map(({ path }) => String(path[0])) };
  return keepSealed(on, { id, value: parsed.data, photos, sign: taxpayer, visitId });
}
