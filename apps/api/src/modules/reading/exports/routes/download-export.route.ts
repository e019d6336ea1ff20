import { downloadExport, exportKeptHours } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { ExportRow, ExportsRepository } from '../data/exports.repository.ts';
import { contentTypes } from '../file/make-file.ts';
import { keyOfTry, readParts } from '../file/part-files.ts';
import { auditedFacts } from '../make-export.ts';
import { mayHave } from '../may-have.ts';

export interface DownloadExportDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly exports: ExportsRepository;
  readonly store: Pick<DocumentStore, 'get'>;
}

/** From the store and not from the database: however slowly somebody reads, nothing is held but a part of the file. */
export function downloadExportRoute(app: FastifyInstance, deps: DownloadExportDeps): void {
  const { db, store } = deps;
  serve(app, downloadExport, async ({ params }, { user, setHeader }) => {
    const row = await readyExport(deps, user, params.id);
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: user.id },
        action: 'export.downloaded',
        subject: `export:${row.id}`,
        detail: { ...auditedFacts(row), rows: row.rows },
      }),
    );
    // Whoever reads can tell a whole file from one that broke off.
    setHeader('content-length', String(row.bytes));
    return fileAnswer({
      contentType: contentTypes[row.format],
      body: readParts(store, keyOfTry(row), row.parts ?? 0),
      fileName: fileNameOf(row),
    });
  });
}

/** Its owner's, while they may read its rows and its file is here. */
export async function readyExport(
  { exports, clock }: DownloadExportDeps,
  user: SignedInUser,
  id: string,
): Promise<ExportRow> {
  const row = await exports.findOwn(user.id, id);
  if (!row) throw new BusinessError('export.not-found');
  if (!mayHave({ role: user.roles[0], scope: user.scope }, row)) throw new BusinessError('access.denied');
  if (row.state === 'expired' || isOver(row, clock.now())) throw new BusinessError('export.expired');
  if (row.state !== 'done') throw new BusinessError('export.not-ready');
  return row;
}

function isOver({ state, finishedAt }: ExportRow, now: Date): boolean {
  return state === 'done' && finishedAt !== null && now.getTime() - finishedAt.getTime() > exportKeptHours * 3_600_000;
}

/** `invoices-2026-11-01-to-2026-11-30.csv` */
function fileNameOf({ report, asked, format }: ExportRow): string {
  return `${report}-${asked.minDate}-to-${asked.maxDate}.${format}`;
}
