import { createHash } from 'node:crypto';
import { uploadTaxpayerImport } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serveUpload } from '../../../platform/http/serve-upload.ts';
import type { ImportsRepository } from '../data/imports.repository.ts';
import { suggestMapping } from '../domain/suggest-mapping.ts';
import { withoutNin } from '../domain/without-nin.ts';
import { readSpreadsheet } from '../reading/read-spreadsheet.ts';
import { SpreadsheetRefused } from '../reading/spreadsheet-refused.ts';
import { note } from './imports.route.ts';

interface UploadImportDeps {
  readonly db: Database;
  readonly imports: ImportsRepository;
}

const rowsAtOnce = 2_000;

export function uploadImportRoute(app: FastifyInstance, { db, imports }: UploadImportDeps): void {
  serveUpload(app, uploadTaxpayerImport, async ({ file }, { user }) => {
    const rows = readSpreadsheet(file.bytes);
    try {
      return await db.transaction(async (tx) => {
        const first = await rows.next();
        if (first.done) throw new SpreadsheetRefused('empty');
        const headers = first.value;
        const fileName = file.fileName.slice(0, 160) || 'spreadsheet';
        const id = await imports.insert(tx, { fileName, headers, mapping: suggestMapping(headers), by: user.id });
        const digest = createHash('sha256').update(JSON.stringify(headers));
        let number = 1;
        let waiting: { number: number; cells: readonly string[] }[] = [];
        for await (const cells of rows) {
          number += 1;
          const kept = cells.map(withoutNin);
          digest.update(JSON.stringify(kept));
          waiting.push({ number, cells: kept });
          if (waiting.length < rowsAtOnce) continue;
          await imports.addRows(tx, id, waiting);
          waiting = [];
        }
        if (number === 1) throw new SpreadsheetRefused('empty');
        await imports.addRows(tx, id, waiting);
        await imports.setRows(tx, id, { rows: number - 1, digest: digest.digest() });
        await note(tx, user.id, 'read', id, { fileName, rows: number - 1 });
        return { id };
      });
    } catch (error) {
      if (error instanceof SpreadsheetRefused) throw new BusinessError(`taxpayer-import.${error.why}`);
      if (violates(error, 'taxpayer_imports_content_digest_idx'))
        throw new BusinessError('taxpayer-import.same-content', { cause: error });
      throw error;
    } finally {
      await rows.return(undefined);
    }
  });
}
