import {
  importSettlementFile,
  listSettlementFiles,
  previewSettlementFile,
  sendSettlementFile,
} from '@portal/contracts';
import { CsvError } from 'csv-parse';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { serveUpload } from '../../../platform/http/serve-upload.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import { writeAudit } from '../../audit/index.ts';
import { beginImport, findFile, hasSource, latestFiles, rowProblems } from '../data/settlement-files.repository.ts';
import { columnsFor, firstRows, receiveFile } from '../receive-file.ts';
import { importFileJob } from '../settlement.jobs.ts';

export interface SettlementFilesDeps {
  readonly db: Database;
  readonly store: DocumentStore;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** A file is handed in, looked at, and imported with columns that somebody has seen. */
export function settlementFilesRoutes(app: FastifyInstance, { db, store, jobs }: SettlementFilesDeps): void {
  serve(app, listSettlementFiles, async () => (await latestFiles(db)).map(present));

  serveUpload(app, sendSettlementFile, async ({ params: { source }, file: { bytes, fileName } }, { user }) => {
    if (!(await hasSource(db, source))) throw new BusinessError('settlement.source-not-found');
    return receiveFile({ db, store }, { source, bytes, name: fileName, by: user.id });
  });

  serve(app, previewSettlementFile, async ({ params: { id } }) => {
    const file = await findFile(db, id);
    const bytes = file && (await store.get(file.storageKey));
    if (!file || !bytes) throw new BusinessError('settlement.file-not-found');
    const { headings, rows } = await firstRows(bytes).catch((error: unknown) => {
      if (error instanceof CsvError) throw new BusinessError('settlement.file-unreadable', { cause: error });
      throw error;
    });
    if (headings.length < 2) throw new BusinessError('settlement.file-unreadable');
    const columns = file.columns ?? columnsFor(headings, file.remembered).columns;
    return { ...present(file), headings, rows, columns, problems: await rowProblems(db, id) };
  });

  serve(app, importSettlementFile, ({ params: { id }, body: { columns } }, { user }) =>
    db.transaction(async (tx) => {
      if (!(await findFile(tx, id))) throw new BusinessError('settlement.file-not-found');
      const { fields } = columns;
      const fieldErrors = {
        ...(fields.amount === undefined &&
          fields.amountKobo === undefined && { 'columns.fields.amount': 'Field is required' }),
        ...(fields.paidOn === undefined &&
          fields.valueDate === undefined && { 'columns.fields.paidOn': 'Field is required' }),
      };
      if (Object.keys(fieldErrors).length > 0) throw new BusinessError('request.invalid', { fieldErrors });
      if (!(await beginImport(tx, id, columns, user.id))) throw new BusinessError('settlement.imported-already');
      await jobs.enqueue(tx, importFileJob, { fileId: id });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'settlement.file-imported',
        subject: `settlement-file:${id}`,
        detail: { columns },
      });
      return { state: 'importing' as const };
    }),
  );
}

function present<F extends Awaited<ReturnType<typeof latestFiles>>[number]>({
  storageKey,
  columns,
  remembered,
  ...file
}: F) {
  return file;
}
