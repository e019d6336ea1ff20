import { readTargetFile } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serveUpload } from '../../../platform/http/serve-upload.ts';
import { readSpreadsheet, SpreadsheetRefused } from '../../taxpayer-imports/index.ts';
import { listMdas } from '../data/budget.repository.ts';
import { readTargetRows } from '../domain/read-target-rows.ts';

/** A budget has some dozens of MDAs; what is longer is no budget. */
const rowsMost = 1_000;

export function readTargetFileRoute(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serveUpload(app, readTargetFile, async ({ file }) => {
    const rows: (readonly string[])[] = [];
    try {
      for await (const row of readSpreadsheet(file.bytes)) {
        rows.push(row);
        if (rows.length > rowsMost) throw new SpreadsheetRefused('too-large');
      }
      if (rows.length < 2) throw new SpreadsheetRefused('empty');
    } catch (error) {
      if (error instanceof SpreadsheetRefused) throw new BusinessError(`taxpayer-import.${error.why}`);
      throw error;
    }
    const reading = readTargetRows(rows, await listMdas(db));
    if (!reading) throw new BusinessError('budget.no-columns');
    return { fileName: file.fileName.slice(0, 160) || 'spreadsheet', ...reading };
  });
}
