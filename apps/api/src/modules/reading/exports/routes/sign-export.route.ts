import { createHash } from 'node:crypto';
import { signExport } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import type { SignManifest } from '../../../../platform/keys/sign-manifest.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { keyOfTry, readParts } from '../file/part-files.ts';
import { auditedFacts } from '../make-export.ts';
import { type DownloadExportDeps, readyExport } from './download-export.route.ts';

export interface SignExportDeps extends DownloadExportDeps {
  readonly sign: SignManifest;
}

/** Says of the bytes that lie here what they are, so that anybody can prove later that a file is the one that was taken out. */
export function signExportRoute(app: FastifyInstance, deps: SignExportDeps): void {
  const { db, clock, store, sign } = deps;
  serve(app, signExport, async ({ params }, { user }) => {
    const row = await readyExport(deps, user, params.id);
    const hash = createHash('sha256');
    for await (const part of readParts(store, keyOfTry(row), row.parts ?? 0)) hash.update(part as Buffer);
    const manifest = {
      ...{ export: row.id, report: row.report, asked: row.asked, format: row.format },
      ...{ rows: row.rows ?? 0, bytes: row.bytes ?? 0, sha256: hash.digest('hex') },
      ...{ asOf: (row.asOf ?? row.requestedAt).toISOString(), by: user.id, signedAt: clock.now().toISOString() },
    };
    const signature = await sign(manifest);
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: user.id },
        action: 'export.signed',
        subject: `export:${row.id}`,
        detail: { ...auditedFacts(row), sha256: manifest.sha256 },
      }),
    );
    return { manifest, signature };
  });
}
