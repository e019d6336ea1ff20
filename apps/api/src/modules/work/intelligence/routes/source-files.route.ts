import { checkSourceFile, takeSourceFile } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import { areasByName, findSource, insertFile, insertFileRows, type SealedRow } from '../data/sources.repository.ts';
import type { SourceRow } from '../domain/read-source-row.ts';
import type { IntelligenceDeps } from '../intelligence-deps.ts';
import { readFile } from '../read-file.ts';
import { isOfFiles, note } from './sources.route.ts';

const rowsAtOnce = 2_000;

/** Files of sources: read without writing, and taken in. */
export function sourceFilesRoutes(app: FastifyInstance, { db, sheets, ninIndex }: IntelligenceDeps): void {
  async function understood(id: string, bytes: Buffer) {
    const source = await findSource(db, id);
    if (!source) throw new BusinessError('source.not-found');
    if (!isOfFiles(source.kind)) throw new BusinessError('source.no-files');
    if (!source.isInForce) throw new BusinessError('source.not-in-force');
    return { source, ...(await readFile(sheets, bytes, { kind: source.kind, areas: await areasByName(db) })) };
  }

  /** Of a national identity number its keyed digest and its ending are kept. */
  function sealed({ identity, problems: _problems, ...row }: SourceRow): SealedRow {
    const identityIndex = identity === '' ? null : ninIndex(identity).toString('hex');
    return { ...row, identityIndex, identityLast4: identity.slice(-4) };
  }

  serveUpload(app, checkSourceFile, async ({ params: { id }, file }) => (await understood(id, file.bytes)).read);

  serveUpload(app, takeSourceFile, async ({ params: { id: sourceId }, file }, { user }) => {
    const { source, read, rows, digest } = await understood(sourceId, file.bytes);
    if (rows.length === 0) throw new BusinessError('source.unreadable');
    const fileName = file.fileName.slice(0, 160) || 'spreadsheet';
    const id = await db
      .transaction(async (tx) => {
        const fileId = await insertFile(tx, {
          ...{ sourceId, fileName, digest, rows: read.rows, refused: read.refused, by: user.id },
        });
        for (let from = 0; from < rows.length; from += rowsAtOnce)
          await insertFileRows(
            tx,
            { sourceId, fileId, officeId: source.officeId },
            rows.slice(from, from + rowsAtOnce).map(sealed),
          );
        await note(tx, 'file-taken', {
          id: sourceId,
          by: user.id,
          detail: { fileName, rows: read.rows, refused: read.refused },
        });
        return fileId;
      })
      .catch((error: unknown) => {
        if (violates(error, 'source_files_content_key'))
          throw new BusinessError('source.same-content', { cause: error });
        if (violates(error, 'source_rows_in_force')) throw new BusinessError('source.not-in-force', { cause: error });
        throw error;
      });
    return { ...read, id };
  });
}
