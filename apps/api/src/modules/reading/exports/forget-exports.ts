import type { StoredObject } from '@portal/object-storage';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import { type ExportsRepository, tryName } from './data/exports.repository.ts';
import { tellExportEnded } from './export-news.ts';
import { exportsKey, keyOfTry, removeParts, tryOfKey } from './file/part-files.ts';

export interface ForgetExportsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly exports: ExportsRepository;
  readonly store: Pick<DocumentStore, 'list' | 'remove'>;
}

const hourMs = 3_600_000;
/** Longer than all tries of a job take together. */
const longestWorkMs = 6 * hourMs;
const rowsKeptMs = 90 * 24 * hourMs;
const batchSize = 500;

/** Removes files whose day is over, what tries left behind that came to nothing, and rows nobody asks about any more. */
export async function forgetExports(
  { db, clock, exports, store }: ForgetExportsDeps,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (const row of await exports.findExpired(now)) {
    signal.throwIfAborted();
    // First the row: from here on nobody is given the file. What a crash leaves of it is found below.
    await exports.expire(row.id);
    await removeParts(store, keyOfTry(row), row.parts ?? 0);
  }
  await db.transaction(async (tx) => {
    const interrupted = await exports.failForgotten(tx, new Date(now.getTime() - longestWorkMs), now);
    for (const row of interrupted) await tellExportEnded(tx, row, 'export.failed');
  });
  await exports.forget(new Date(now.getTime() - rowsKeptMs));
  for await (const batch of inBatches(store.list(exportsKey))) {
    signal.throwIfAborted();
    const parts = batch.flatMap(({ key, storedAt }) => {
      const of = tryOfKey(key);
      return of && storedAt.getTime() < now.getTime() - hourMs ? [{ key, of }] : [];
    });
    const kept = await exports.kept(parts.map(({ of }) => of));
    for (const { key, of } of parts) if (!kept.has(tryName(of))) await store.remove(key);
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
