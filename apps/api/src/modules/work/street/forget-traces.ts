import { forgetTraces, takeOverdue } from './data/records.repository.ts';
import type { StreetDeps } from './street-deps.ts';

const batchOf = 100;

/** Photos and places of records go when their keeping ends; what was recorded stays. */
export async function forgetFieldTraces({ db, store }: StreetDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const forgotten = await db.transaction(async (tx) => {
      const overdue = await takeOverdue(tx, batchOf);
      if (overdue.length === 0) return 0;
      for (const key of overdue.flatMap(({ keys }) => keys)) await store.remove(key);
      await forgetTraces(
        tx,
        overdue.map(({ id }) => id),
      );
      return overdue.length;
    });
    if (forgotten < batchOf) return;
  }
}
