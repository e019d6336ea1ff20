import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type SettlementColumns, settlementFileBytesMax } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import { beginImport, rememberedOf } from './data/settlement-files.repository.ts';
import type { FileReader } from './reading/file-reader.ts';
import { receiveFile } from './receive-file.ts';
import { importFileJob } from './settlement.jobs.ts';

export interface FolderDeps {
  readonly db: Database;
  readonly store: DocumentStore;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly clock: Clock;
  readonly reader: Pick<FileReader, 'look'>;
  /** Files lie in `<folder>/<source>`. */
  readonly folder: string;
}

/** A file that grew since is still being written. */
const restMs = 10_000;

/**
 * Takes in what lies in the folder of each source and moves it to `taken`. With the columns that somebody has seen in an earlier file
 * of that source it is imported; otherwise, and where the file can be read two ways, it waits for a person.
 */
export async function lookIntoFolder(deps: FolderDeps): Promise<void> {
  const now = deps.clock.now();
  for (const [source, remembered] of await rememberedOf(deps.db)) {
    const folder = join(deps.folder, source);
    const taken = join(folder, 'taken');
    await mkdir(taken, { recursive: true });
    for (const name of (await readdir(folder)).sort()) {
      if (!/\.(csv|xlsx)$/i.test(name)) continue;
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      if (now.getTime() - mtimeMs < restMs) continue;
      if (size > settlementFileBytesMax) {
        deps.log.warn({ source, name, size }, 'a settlement file in the folder is too large');
        continue;
      }
      await takeIn(deps, source, await readFile(path), name, remembered);
      await rename(path, join(taken, `${Math.trunc(mtimeMs)}-${name}`)).catch(unlessGone);
    }
  }
}

/** Another process looked at the same moment. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

async function takeIn(
  deps: FolderDeps,
  source: string,
  bytes: Buffer,
  name: string,
  remembered: SettlementColumns | null,
): Promise<void> {
  const { db, jobs, log, reader, clock } = deps;
  const { id, isKnown } = await receiveFile(deps, { source, bytes, name, by: null });
  if (isKnown) return;
  try {
    const today = dayOf(clock.now());
    const { isRemembered, columns, reading } = await reader.look({ bytes, source, chosen: null, remembered, today });
    if (!isRemembered || reading.asked || reading.dayAsked) return;
    await db.transaction(async (tx) => {
      if (await beginImport(tx, id, columns, null)) await jobs.enqueue(tx, importFileJob, { fileId: id });
    });
  } catch (error) {
    // It is kept, and whoever opens it reads that it cannot be read.
    log.warn({ err: error, source, name }, 'a settlement file in the folder cannot be read');
  }
}
