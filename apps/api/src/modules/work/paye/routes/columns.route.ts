import { getPayeColumns, savePayeColumns } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { findColumns, keepColumns } from '../data/column-maps.repository.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';

/** Said once by an employer, remembered wherever they sign in. */
export function columnsRoutes(app: FastifyInstance, { db, clock }: Pick<PayeDeps, 'db' | 'clock'>): void {
  serve(app, getPayeColumns, async (_request, { user }) => ({
    headings: await findColumns(db, 'paye', employerOf(user)),
  }));

  serve(app, savePayeColumns, async ({ body: { headings } }, { user }) => {
    await keepColumns(db, 'paye', { tpui: employerOf(user), headings, at: clock.now() });
    return {};
  });
}
