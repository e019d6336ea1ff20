import { createHash } from 'node:crypto';
import { uploadTaxpayerImport } from '@portal/contracts';
import { cellText, SheetRefused, type SheetRow } from '@portal/spreadsheets';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import type { SheetReader } from '../../../../platform/spreadsheets/sheet-reader.ts';
import type { ImportsRepository } from '../data/imports.repository.ts';
import { headingsOf } from '../domain/headings-of.ts';
import { suggestMapping } from '../domain/suggest-mapping.ts';
import { withoutNin } from '../domain/without-nin.ts';
import { note } from './imports.route.ts';

export interface UploadImportDeps {
  readonly db: Database;
  readonly imports: ImportsRepository;
  readonly sheets: Pick<SheetReader, 'read'>;
}

const rowsAtOnce = 2_000;

export function uploadImportRoute(app: FastifyInstance, { db, imports, sheets }: UploadImportDeps): void {
  serveUpload(app, uploadTaxpayerImport, async ({ file }, { user }) => {
    const sheet = await rowsOf(sheets, file.bytes);
    try {
      return await db.transaction(async (tx) => {
        const { headings, rows } = headingsOf(sheet);
        const fileName = file.fileName.slice(0, 160) || 'spreadsheet';
        const mapping = suggestMapping(headings);
        const id = await imports.insert(tx, { fileName, headers: headings, mapping, by: user.id });
        const digest = createHash('sha256').update(JSON.stringify(headings));
        let count = 0;
        let waiting: { number: number; cells: readonly string[] }[] = [];
        for (const { line, cells } of rows) {
          count += 1;
          // Empty cells at the end of a row are cells of the table.
          const kept = Array.from({ length: Math.max(headings.length, cells.length) }, (_, at) =>
            withoutNin(cellText(cells[at] ?? '')),
          );
          digest.update(JSON.stringify(kept));
          waiting.push({ number: line, cells: kept });
          if (waiting.length < rowsAtOnce) continue;
          await imports.addRows(tx, id, waiting);
          waiting = [];
        }
        if (count === 0) throw new BusinessError('taxpayer-import.empty');
        await imports.addRows(tx, id, waiting);
        await imports.setRows(tx, id, { rows: count, digest: digest.digest() });
        await note(tx, user.id, 'read', id, { fileName, rows: count });
        return { id };
      });
    } catch (error) {
      if (violates(error, 'taxpayer_imports_content_digest_idx'))
        throw new BusinessError('taxpayer-import.same-content', { cause: error });
      throw error;
    }
  });
}

async function rowsOf(sheets: UploadImportDeps['sheets'], bytes: Buffer): Promise<Iterable<SheetRow>> {
  try {
    return await sheets.read(bytes);
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    const isTooLarge = error.why === 'too-large' || error.why === 'too-many-rows';
    throw new BusinessError(`taxpayer-import.${isTooLarge ? 'too-large' : 'unreadable'}`, { cause: error });
  }
}
