import { getWithholdingColumns, saveWithholdingColumns } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { employerOf, findColumns, keepColumns } from '../../paye/index.ts';
import type { WithholdingDeps } from '../withholding-deps.ts';

/** Said once by a payer, remembered wherever they sign in. */
export function columnsRoutes(app: FastifyInstance, { db, clock }: Pick<WithholdingDeps, 'db' | 'clock'>): void {
  serve(app, getWithholdingColumns, async (_request, { user }) => ({
    headings: await findColumns(db, 'withholding', employerOf(user)),
  }));

  serve(app, saveWithholdingColumns, async ({ body: { headings } }, { user }) => {
    await keepColumns(db, 'withholding', { tpui: employerOf(user), headings, at: clock.now() });
    return {};
  });
}
