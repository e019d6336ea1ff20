import { type CapturedRecord, capturedRecordSchema } from '@portal/contracts';
import { digestOf } from '../sealing/bytes.ts';
import { close } from '../sealing/pin-key.ts';
import { sealFor } from '../sealing/seal.ts';
import { type FieldStore, keep, type OwnDevice } from '../store/field-store.ts';

/** What a record is called on this phone: closed by the PIN, and nothing else of it can be read here. */
export interface RecordLabel {
  readonly sign: string;
}

export type Captured = Omit<CapturedRecord, 'id' | 'deviceId' | 'enumeratorId' | 'capturedAt' | 'clockZone' | 'photos'>;

export type Kept =
  | { readonly kind: 'kept' }
  | { readonly kind: 'wrong'; readonly fields: readonly string[] }
  | { readonly kind: 'full' };

interface Keeping {
  readonly store: FieldStore;
  readonly own: OwnDevice;
  readonly key: CryptoKey;
  readonly captured: Captured;
  readonly photos: readonly Uint8Array<ArrayBuffer>[];
}

/** Seals a record and its photos for the server and keeps them. Who captured it and when is sealed with it. */
export async function keepRecord({ store, own, key, captured, photos }: Keeping): Promise<Kept> {
  const id = crypto.randomUUID();
  const record = {
    ...captured,
    ...{ id, deviceId: own.deviceId, enumeratorId: own.enumeratorId, capturedAt: new Date().toISOString() },
    clockZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    photos: await Promise.all(photos.map(digestOf)),
  };
  const parsed = capturedRecordSchema.safeParse(record);
  if (!parsed.success) return { kind: 'wrong', fields: parsed.error.issues.map(({ path }) => String(path[0])) };
  const { publicKey, id: keyId } = own.sealKey;
  const text = new TextEncoder().encode(JSON.stringify(parsed.data));
  const sealed = await sealFor(publicKey, `record:${id}`, text);
  const sealedPhotos = await Promise.all(
    photos.map(async (photo, at) => ({
      ...{ recordId: id, position: at + 1 },
      sealed: await sealFor(publicKey, `photo:${id}:${at + 1}`, photo),
    })),
  );
  const label = await close(key, { sign: parsed.data.sign } satisfies RecordLabel);
  try {
    await keep(store, { id, keptAt: Date.now(), keyId, sealed, photos: photos.length, label }, sealedPhotos);
    return { kind: 'kept' };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'full' };
    throw error;
  }
}
