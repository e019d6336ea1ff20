import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  candidatesOf,
  type DecidedRow,
  type FoundCandidate,
  keepDecided,
  takeWaiting,
} from './data/match.repository.ts';
import { decideRow } from './domain/judge-row.ts';
import { waysToWrite } from './domain/words-of-name.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';

/** Rows of one transaction: it is over in a few tenths of a second, and nothing is held between two. */
const batchOf = 500;
/** Between two batches others have the database. */
const pauseMs = 10;

/** Compares the next rows with the register; answers how many there were. */
async function matchBatch(tx: Transaction): Promise<number> {
  const rows = await takeWaiting(tx, batchOf);
  if (rows.length === 0) return 0;
  const found = await candidatesOf(
    tx,
    rows.map((row) => ({ ...row, names: waysToWrite(row.name, row.isPerson) })),
  );
  const byRow = Map.groupBy(found, ({ rowId }) => rowId);
  const decided = rows.map((row): DecidedRow => {
    const candidates: readonly FoundCandidate[] = byRow.get(row.id) ?? [];
    const officeOf = (tpui: string) => candidates.find((one) => one.tpui === tpui)?.officeId ?? row.officeId;
    return { id: row.id, officeOf, ...decideRow(row, candidates) };
  });
  await keepDecided(tx, decided);
  return rows.length;
}

/** Compares every row that waits, a transaction for each batch; a worker that stops leaves the rest for the next one. */
export async function matchRows({ db }: Pick<IntelligenceDeps, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const matched = await db.transaction(matchBatch);
    if (matched < batchOf) return;
    await wait(pauseMs);
  }
}
