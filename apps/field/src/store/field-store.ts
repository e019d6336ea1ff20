import type { SealKey } from '@portal/contracts';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Closed } from '../sealing/pin-key.ts';

/** This phone, as it was enrolled. The day's list and what records are called are closed by the PIN; records are not: they are sealed. */
export interface OwnDevice {
  readonly deviceId: string;
  readonly secret: string;
  /** Empty on the phone of an officer. */
  readonly enumeratorId: string;
  /** Of an officer who goes on visits. */
  readonly officerId?: string;
  readonly sealKey: SealKey;
  readonly salt: Uint8Array<ArrayBuffer>;
  /** Absent once the PIN was wrong ten times. */
  readonly check?: Closed;
  readonly day?: Closed;
  readonly wrongPins: number;
  readonly isLocked: boolean;
}

export interface WaitingRecord {
  readonly id: string;
  readonly keptAt: number;
  readonly keyId: string;
  readonly sealed: string;
  readonly photos: number;
  readonly label: Closed;
  /** Of what an officer met: the visit, and another address of the server. */
  readonly visitId?: string;
  /** The server's word where it refused it; it is not sent again by itself. */
  readonly refusal?: string;
}

export interface WaitingPhoto {
  readonly recordId: string;
  readonly position: number;
  readonly sealed: string;
}

/** What was found at premises that others recorded; sealed until it is sent, and then only that it was. */
interface CheckAnswer {
  readonly id: string;
  readonly keyId?: string;
  readonly sealed?: string;
  readonly refusal?: string;
}

interface FieldSchema extends DBSchema {
  device: { key: 'own'; value: OwnDevice };
  records: { key: string; value: WaitingRecord };
  photos: { key: [string, number]; value: WaitingPhoto };
  sent: { key: string; value: { readonly id: string; readonly sentAt: number } };
  answers: { key: string; value: CheckAnswer };
}

export type FieldStore = IDBPDatabase<FieldSchema>;

const name = 'field';
/** A later form adds stores and leaves these as they are: what waits outlives every update of the page. */
const form = 2;

export function openStore(): Promise<FieldStore> {
  return openDB<FieldSchema>(name, form, {
    upgrade(store, before) {
      if (before < 1) {
        store.createObjectStore('device');
        store.createObjectStore('records', { keyPath: 'id' });
        store.createObjectStore('photos', { keyPath: ['recordId', 'position'] });
        store.createObjectStore('sent', { keyPath: 'id' });
      }
      if (before < 2) store.createObjectStore('answers', { keyPath: 'id' });
    },
  });
}

/** A record with its photos: all of it is kept, or nothing. */
export async function keep(store: FieldStore, record: WaitingRecord, photos: readonly WaitingPhoto[]): Promise<void> {
  const write = store.transaction(['records', 'photos'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    write.objectStore('records').add(record),
    ...photos.map((photo) => write.objectStore('photos').add(photo)),
    write.done,
  ]);
}

/** It has arrived whole: what waited goes, and that it was sent stays. */
export async function markSent(store: FieldStore, id: string, sentAt: number): Promise<void> {
  const write = store.transaction(['records', 'photos', 'sent'], 'readwrite');
  await Promise.all([
    write.objectStore('records').delete(id),
    write.objectStore('photos').delete(IDBKeyRange.bound([id, 0], [id, 99])),
    write.objectStore('sent').put({ id, sentAt }),
    write.done,
  ]);
}

export async function changeDevice(store: FieldStore, change: Partial<OwnDevice>): Promise<OwnDevice | undefined> {
  const write = store.transaction('device', 'readwrite');
  const own = await write.store.get('own');
  const next = own && { ...own, ...change };
  if (next) await write.store.put(next, 'own');
  await write.done;
  return next;
}

/** The PIN was wrong too often: its list goes, and what waits is still sent. */
export async function forgetList(store: FieldStore, own: OwnDevice, wrongPins: number): Promise<void> {
  const { check: _, day: __, ...rest } = own;
  await store.put('device', { ...rest, wrongPins }, 'own');
}

/** The desk wiped this phone: nothing of it stays. */
export async function wipe(store: FieldStore): Promise<void> {
  store.close();
  await deleteDB(name);
}
