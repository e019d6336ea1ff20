import {
  downloadOwnData,
  listOwnDataExports,
  type OwnDataExport,
  portalAddress,
  requestOwnData,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  addDataExport,
  type DataExportRow,
  findContent,
  gatherOwnData,
  keepContent,
  listDataExports,
} from '../data/data-exports.repository.ts';

export interface OwnDataDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
}

const aDayMs = 24 * 60 * 60 * 1000;
const keptMs = 7 * aDayMs;

const ownDataJob = defineJob({
  name: 'prepare-own-data',
  data: z.object({ exportId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 30,
  timeoutSeconds: 300,
});

/** Everything the portal holds about whoever asks, prepared in the background and told in the inbox. */
export function ownDataRoutes(app: FastifyInstance, { db, clock, jobs }: OwnDataDeps): void {
  serve(app, listOwnDataExports, async (_request, { user }) =>
    (await listDataExports(db, user.id, clock.now())).map(present),
  );

  serve(app, requestOwnData, (_request, { user }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const asked = await addDataExport(tx, user.id, {
        ...{ now, since: new Date(now.getTime() - aDayMs), expiresAt: new Date(now.getTime() + keptMs) },
      });
      if (!asked) throw new BusinessError('account.data-asked-already');
      await jobs.enqueue(tx, ownDataJob, { exportId: asked.id });
      await writeAudit(tx, { actor: { userId: user.id }, action: 'own-data.requested', subject: `user:${user.id}` });
      return present(asked);
    }),
  );

  serve(app, downloadOwnData, async ({ params: { id } }, { user }) => {
    const body = await findContent(db, id, user.id, clock.now());
    if (!body) throw new BusinessError('account.data-not-ready');
    return fileAnswer({ contentType: 'application/octet-stream', body, fileName: 'my-data.json' });
  });

  jobs.handle(ownDataJob, async ({ exportId }) => {
    const gathered = await gatherOwnData(db, exportId);
    if (!gathered) return;
    const content = Buffer.from(JSON.stringify(gathered.data, null, 2));
    await db.transaction(async (tx) => {
      if (!(await keepContent(tx, exportId, content, clock.now()))) return;
      await publishNotice(tx, {
        to: [gathered.userId],
        kind: 'own-data.ready',
        facts: {},
        path: portalAddress('/user/settings'),
        occasion: `own data ${exportId}`,
      });
    });
  });
}

function present({ id, isReady, requestedAt, expiresAt }: DataExportRow): OwnDataExport {
  const state = isReady ? 'ready' : 'preparing';
  return { id, state, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
