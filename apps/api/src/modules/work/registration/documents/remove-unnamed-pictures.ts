import type { StoredObject } from '@portal/object-storage';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import type { AgentDocumentsRepository } from '../data/agent-documents.repository.ts';

export interface RemoveUnnamedPicturesDeps {
  readonly clock: Clock;
  readonly store: Pick<DocumentStore, 'list' | 'remove'>;
  readonly documents: Pick<AgentDocumentsRepository, 'removeOfDeletedAccounts' | 'named'>;
}

/** Below this key lie the pictures that `agent_documents` names. */
export const picturesKey = 'agents';
/** Bytes are there a moment before the row that names them. */
const graceMs = 24 * 60 * 60 * 1000;
const batchSize = 500;
const fewAtMost = 100;

/**
 * Removes pictures nobody names: of accounts deleted before deleting took them along, of uploads a crash cut in two.
 * More than half of many without a name is another database beside this storage, and no reason to delete anything.
 */
export async function removeUnnamedPictures(
  { clock, store, documents }: RemoveUnnamedPicturesDeps,
  signal: AbortSignal,
): Promise<void> {
  await documents.removeOfDeletedAccounts();
  const before = clock.now().getTime() - graceMs;
  const unnamed: string[] = [];
  let count = 0;
  for await (const batch of inBatches(store.list(picturesKey))) {
    signal.throwIfAborted();
    count += batch.length;
    const named = await documents.named(batch.map(({ key }) => key));
    for (const { key, storedAt } of batch) if (!named.has(key) && storedAt.getTime() < before) unnamed.push(key);
  }
  if (unnamed.length > fewAtMost && unnamed.length * 2 > count) {
    throw new Error(`${unnamed.length} of ${count} stored pictures are in no row: is this storage another database’s?`);
  }
  for (const key of unnamed) {
    signal.throwIfAborted();
    await store.remove(key);
  }
}

async function* inBatches(listed: AsyncIterable<StoredObject>): AsyncGenerator<StoredObject[]> {
  let batch: StoredObject[] = [];
  for await (const one of listed) {
    if (batch.push(one) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
