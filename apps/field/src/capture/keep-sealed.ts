import { close } from '../sealing/pin-key.ts';
import { sealFor } from '../sealing/seal.ts';
import { type FieldStore, keep, type OwnDevice } from '../store/field-store.ts';

/** What a record is called on this phone: closed by the PIN, and nothing else of it can be read here. */
export interface RecordLabel {
  readonly sign: string;
}

export type Photo = Uint8Array<ArrayBuffer>;

export type Kept =
  | { readonly kind: 'kept' }
  | { readonly kind: 'wrong'; readonly fields: readonly string[] }
  | { readonly kind: 'full' };

export interface KeepingOn {
  readonly store: FieldStore;
  readonly own: OwnDevice;
  readonly key: CryptoKey;
}

interface Sealing {
  readonly id: string;
  readonly value: object;
  readonly photos: readonly Photo[];
  readonly sign: string;
  /** Of what an officer met: the visit. */
  readonly visitId?: string;
}

/** Seals what was captured and its photos for the server and keeps them: all of it, or nothing where the phone is full. */
export async function keepSealed({ store, own, key }: KeepingOn, sealing: Sealing): Promise<Kept> {
  const { id, value, photos, sign, visitId } = sealing;
  const { publicKey, id: keyId } = own.sealKey;
  const about = visitId === undefined ? `record:${id}` : `visit:${id}`;
  const sealed = await sealFor(publicKey, about, new TextEncoder().encode(JSON.stringify(value)));
  const sealedPhotos = await Promise.all(
    photos.map(async (photo, at) => ({
      ...{ recordId: id, position: at + 1 },
      sealed: await sealFor(publicKey, `photo:${id}:${at + 1}`, photo),
    })),
  );
  const label = await close(key, { sign } satisfies RecordLabel);
  const waiting = { id, keptAt: Date.now(), keyId, sealed, photos: photos.length, label };
  try {
    await keep(store, { ...waiting, ...(visitId !== undefined && { visitId }) }, sealedPhotos);
    return { kind: 'kept' };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'full' };
    throw error;
  }
}

/** By the clock of the phone, and the zone it is set to; the server says beside it when it came. */
export const capturedNow = () => ({
  capturedAt: new Date().toISOString(),
  clockZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
});
