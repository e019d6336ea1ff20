import { readTargetFile } from '@portal/contracts';
import { SheetRefused, type SheetRow, usualLimits } from '@portal/spreadsheets';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import type { SheetReader } from '../../../../platform/spreadsheets/sheet-reader.ts';
import { listMdas } from '../data/budget.repository.ts';
import { readTargetRows } from '../domain/read-target-rows.ts';

export interface ReadTargetFileDeps {
  readonly db: Database;
  readonly sheets: Pick<SheetReader, 'read'>;
}

/** A budget has some dozens of MDAs; what is longer is no budget. */
const limits = { ...usualLimits, rowsMost: 1_000 };

export function readTargetFileRoute(app: FastifyInstance, { db, sheets }: ReadTargetFileDeps): void {
  serveUpload(app, readTargetFile, async ({ file, query }) => {
    const rows = await rowsOf(sheets, file.bytes);
    if (rows.length < 2) throw new BusinessError('taxpayer-import.empty');
    const reading = readTargetRows(rows, await listMdas(db), query.decimalMark);
    if (typeof reading === 'string') throw new BusinessError(`budget.${reading}`);
    return { fileName: file.fileName.slice(0, 160) || 'spreadsheet', ...reading };
  });
}

async function rowsOf(sheets: ReadTargetFileDeps['sheets'], bytes: Buffer): Promise<readonly SheetRow[]> {
  try {
    return [...(await sheets.read(bytes, limits))];
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    const isTooLarge = error.why === 'too-large' || error.why === 'too-many-rows';
    throw new BusinessError(`taxpayer-import.${isTooLarge ? 'too-large' : 'unreadable'}`, { cause: error });
  }
}
