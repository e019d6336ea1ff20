import { listReviewCases } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { listReviewCases as readReviewCases } from '../data/review-cases.repository.ts';

export function listReviewCasesRoute(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, listReviewCases, async ({ query }) =>
    presentPage(await readReviewCases(db, query), ({ id, openedAt, resolvedAt, ...facts }) => ({
      ...facts,
      id: String(id),
      openedAt: openedAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
  );
}
