import {
  importSettlementFile,
  listSettlementFiles,
  previewSettlementFile,
  readSettlementFile,
  type SettlementColumns,
  sendSettlementFile,
} from '@portal/contracts';
import { SheetRefused } from '@portal/spreadsheets';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { foreseeFile } from '../data/foresee-file.ts';
import {
  beginImport,
  chooserOfColumns,
  findFile,
  hasSource,
  isOwnFile,
  latestFiles,
  rowProblems,
} from '../data/settlement-files.repository.ts';
import type { FileReader } from '../reading/file-reader.ts';
import { receiveFile } from '../receive-file.ts';
import { seenOf } from '../seen-of.ts';
import { importFileJob } from '../settlement.jobs.ts';

export interface SettlementFilesDeps {
  readonly db: Database;
  readonly store: DocumentStore;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: Clock;
  readonly reader: Pick<FileReader, 'look' | 'lines'>;
}

/** A file is handed in, looked at, and imported by somebody else with columns that they have seen. */
export function settlementFilesRoutes(app: FastifyInstance, deps: SettlementFilesDeps): void {
  const { db, store, jobs, clock, reader } = deps;

  async function lookAt(id: string, chosen?: SettlementColumns) {
    const file = await findFile(db, id);
    const bytes = file && (await store.get(file.storageKey));
    if (!file || !bytes) throw new BusinessError('settlement.file-not-found');
    const { source, remembered } = file;
    const order = { bytes, source, remembered, chosen: chosen ?? file.columns, today: dayOf(clock.now()) };
    const look = await reader.look(order).catch((error: unknown) => {
      if (error instanceof SheetRefused) throw new BusinessError('settlement.file-unreadable', { cause: error });
      throw error;
    });
    if (look.headings.length < 2) throw new BusinessError('settlement.file-unreadable');
    return { file, bytes, ...look };
  }

  /** With what importing it would do now, and the name of all that. */
  async function readingOf(id: string, chosen: SettlementColumns) {
    const { file, bytes, columns, reading } = await lookAt(id, chosen);
    const isAsked = reading.asked !== null || reading.dayAsked !== null;
    const order = { bytes, source: file.source, columns, today: dayOf(clock.now()) };
    const effect = isAsked ? null : await foreseeFile(db, file.provider, await reader.lines(order));
    const read = { ...reading, effect };
    return { columns, reading: { ...read, seen: seenOf(columns, read) } };
  }

  serve(app, listSettlementFiles, async () => (await latestFiles(db)).map(present));

  serveUpload(app, sendSettlementFile, async ({ params: { source }, file: { bytes, fileName } }, { user }) => {
    if (!(await hasSource(db, source))) throw new BusinessError('settlement.source-not-found');
    return receiveFile({ db, store }, { source, bytes, name: fileName, by: user.id });
  });

  serve(app, previewSettlementFile, async ({ params: { id } }, { user }) => {
    const { file, headings, firstRows, columns } = await lookAt(id);
    return {
      ...present(file),
      ...{ headings: [...headings], columns, problems: await rowProblems(db, id) },
      ...{ columnsBy: await chooserOfColumns(db, file.source), isOwn: await isOwnFile(db, id, user.id) },
      rows: firstRows.map(({ line, cells }) => ({ line, cells: [...cells] })),
    };
  });

  serve(
    app,
    readSettlementFile,
    async ({ params: { id }, body: { columns } }) => (await readingOf(id, columns)).reading,
  );

  serve(app, importSettlementFile, async ({ params: { id }, body }, { user }) => {
    refuseWithout(body.columns.fields);
    const { columns, reading } = await readingOf(id, body.columns);
    if (reading.asked) throw new BusinessError('settlement.amounts-unclear');
    if (reading.dayAsked) throw new BusinessError('settlement.days-unclear');
    if (await isOwnFile(db, id, user.id)) throw new BusinessError('settlement.file-own');
    if (reading.seen !== body.seen) throw new BusinessError('settlement.file-changed');
    return db.transaction(async (tx) => {
      if (!(await beginImport(tx, id, columns, user.id))) throw new BusinessError('settlement.imported-already');
      await jobs.enqueue(tx, importFileJob, { fileId: id });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'settlement.file-imported',
        subject: `settlement-file:${id}`,
        detail: { columns, seen: body.seen, closes: reading.effect?.closesInAll ?? 0 },
      });
      return { state: 'importing' as const };
    });
  });
}

function refuseWithout(fields: SettlementColumns['fields']): void {
  const fieldErrors = {
    ...(fields.amount === undefined &&
      fields.amountKobo === undefined && { 'columns.fields.amount': 'Field is required' }),
    ...(fields.paidOn === undefined &&
      fields.valueDate === undefined && { 'columns.fields.paidOn': 'Field is required' }),
  };
  if (Object.keys(fieldErrors).length > 0) throw new BusinessError('request.invalid', { fieldErrors });
}

function present<F extends Awaited<ReturnType<typeof latestFiles>>[number]>({
  storageKey,
  provider,
  columns,
  remembered,
  ...file
}: F) {
  return file;
}
