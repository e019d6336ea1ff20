import { listOwnActivity } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { listOwnActivity as readOwnActivity } from '../data/own-activity.repository.ts';

export function ownActivityRoute(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, listOwnActivity, async ({ query }, { user }) => {
    const tpui = user.scope.kind === 'taxpayer' ? user.scope.tpui : null;
    const { data, ...page } = await readOwnActivity(db, { userId: user.id, tpui }, query);
    return {
      ...page,
      data: data.map(({ role, office, at, ...row }) => ({
        ...row,
        at: at.toISOString(),
        by: row.isOwn ? null : [role, office].filter(Boolean).join(', ') || null,
      })),
    };
  });
}
