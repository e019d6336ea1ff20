import { setTimeout as wait } from 'node:timers/promises';
import { type ExportProblem, exportRowsMax } from '@portal/contracts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import { scrubText } from '../../../platform/logging/scrub.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import type { PresentReaders } from '../../ground/identity/index.ts';
import type { ExportRow, ExportsRepository, Made } from './data/exports.repository.ts';
import { reportOf } from './domain/file-head.ts';
import { tellExportEnded, tellExportMoved } from './export-news.ts';
import { type ExportPress, filesAtOnce } from './file/export-press.ts';
import type { FileProgress } from './file/file-order.ts';
import { keyOfTry, removeParts } from './file/part-files.ts';
import { mayHave } from './may-have.ts';

/** A try that dies with its process is made again; one that fails by itself, twice more. */
export const makeExportJob = defineJob({
  name: 'make-export',
  data: z.object({ exportId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  timeoutSeconds: 20 * 60,
  atOnce: filesAtOnce,
});

const mostTries = 3;
const lookEveryMs = 500;

export interface MakeExportDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly exports: ExportsRepository;
  readonly readers: PresentReaders;
  readonly press: Pick<ExportPress, 'make'>;
  readonly store: Pick<DocumentStore, 'remove'>;
}

/**
 * Makes the file of an export that somebody waits for. Whoever may no longer read its rows gets nothing, and neither does one
 * who gave it up meanwhile.
 */
export async function makeExport(deps: MakeExportDeps, exportId: string, signal: AbortSignal): Promise<void> {
  const { exports, log, clock } = deps;
  const row = await exports.begin(exportId, clock.now());
  if (!row) return;
  const given = new AbortController();
  const progress: { last: FileProgress } = { last: { rows: null, rowsDone: 0 } };
  const settled = new AbortController();
  const watching = watch(deps, row, progress, settled.signal, () => given.abort());
  try {
    await make(deps, row, progress, AbortSignal.any([signal, given.signal]));
  } catch (error) {
    if (given.signal.aborted) return;
    // The process stops, or the try fails for a reason that may pass: the queue comes again.
    if (signal.aborted || row.attempt < mostTries) throw error;
    log.warn({ err: error, exportId }, 'an export failed for good');
    await fail(deps, row, 'unexpected');
  } finally {
    settled.abort();
    await watching;
    await tellExportMoved(deps.db, row.userId).catch(() => {});
  }
}

async function make(
  deps: MakeExportDeps,
  row: ExportRow,
  progress: { last: FileProgress },
  signal: AbortSignal,
): Promise<void> {
  const { readers, clock, store } = deps;
  const { report, asked, columns, format, language, scope } = row;
  const person = await readers.find(row.userId);
  if (!person || !mayHave(person, row)) return fail(deps, row, 'access-lost');
  const key = keyOfTry(row);
  const outcome = await deps.press.make(
    {
      ...{ key, report, asked, columns, format, language, scope, person: { name: person.name, role: person.role } },
      asOf: row.asOf ?? clock.now(),
      rowsMax: exportRowsMax[format],
    },
    (told) => {
      progress.last = told;
    },
    signal,
  );
  if ('problem' in outcome) return fail(deps, row, outcome.problem);
  if (!(await finish(deps, row, outcome))) await removeParts(store, key, outcome.parts);
}

/** False when nobody may have it any more, or nobody waits for it. */
async function finish(deps: MakeExportDeps, row: ExportRow, made: Made): Promise<boolean> {
  const { db, exports, readers, clock } = deps;
  const person = await readers.find(row.userId);
  if (!person || !mayHave(person, row)) {
    await fail(deps, row, 'access-lost');
    return false;
  }
  return db.transaction(async (tx) => {
    if (!(await exports.finish(tx, row, made, clock.now()))) return false;
    await tellExportEnded(tx, row, 'export.ready');
    await writeAudit(tx, {
      actor: { userId: row.userId },
      action: 'export.made',
      subject: `export:${row.id}`,
      detail: { ...auditedFacts(row), rows: made.rows, as: person.role },
    });
    return true;
  });
}

async function fail({ db, exports, clock }: MakeExportDeps, row: ExportRow, problem: ExportProblem): Promise<void> {
  await db.transaction(async (tx) => {
    const isEnded = await exports.fail(tx, row, problem, clock.now());
    // Whoever has no access is not told about it either.
    if (isEnded && problem !== 'access-lost') await tellExportEnded(tx, row, 'export.failed');
  });
}

/** What was taken out, for the audit log: the filters without anything that could be a NIN. */
export function auditedFacts({ report, asked, columns, format }: ExportRow): Record<string, unknown> {
  const about = reportOf(report);
  const filters = Object.fromEntries(
    Object.entries(asked).map(([key, value]) => [key, typeof value === 'string' ? scrubText(value) : value]),
  );
  const isPersonal = columns.some((name) => about.columns[name]?.isPersonal);
  return { report, filters, format, columns: columns.length, isPersonal };
}

/** Writes down how far it is, and stops the work when the row says that nobody wants it any more. */
async function watch(
  { db, exports }: MakeExportDeps,
  row: ExportRow,
  progress: { readonly last: FileProgress },
  settled: AbortSignal,
  giveUp: () => void,
): Promise<void> {
  for (;;) {
    try {
      await wait(lookEveryMs, undefined, { signal: settled });
    } catch {
      return;
    }
    // The database may be away for a moment: the next look tells.
    const isWanted = await exports.note(row, progress.last).catch(() => true);
    if (!isWanted && !settled.aborted) return giveUp();
    await tellExportMoved(db, row.userId).catch(() => {});
  }
}
