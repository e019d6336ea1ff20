import type { CapturedCheck } from '@portal/contracts';
import { sealFor } from '../sealing/seal.ts';
import type { FieldStore, OwnDevice } from '../store/field-store.ts';

export type SeenAgain = Pick<CapturedCheck, 'differs' | 'note'>;

interface Keeping {
  readonly store: FieldStore;
  readonly own: OwnDevice;
  /** Of the record that was seen again. */
  readonly id: string;
  readonly seen: SeenAgain;
}

/** Seals what was found at premises that others recorded, and keeps it until there is a network. Who found it is sealed with it. */
export async function keepAnswer({ store, own, id, seen }: Keeping): Promise<void> {
  const { publicKey, id: keyId } = own.sealKey;
  const answer: CapturedCheck = { id, deviceId: own.deviceId, enumeratorId: own.enumeratorId, ...seen };
  const sealed = await sealFor(publicKey, `check:${id}`, new TextEncoder().encode(JSON.stringify(answer)));
  await store.put('answers', { id, keyId, sealed });
}
