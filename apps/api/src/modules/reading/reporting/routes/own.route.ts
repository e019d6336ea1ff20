import { getAccountSummary, getOwnAttempt, getOwnBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { readAccountSummary, readOwnAttempt, readOwnBill } from '../data/read-own.ts';
import type { ReportReaderDeps } from '../data/read-report.ts';

/** What taxpayers read of themselves besides their lists. */
export function ownRoutes(app: FastifyInstance, deps: ReportReaderDeps): void {
  serve(app, getAccountSummary, (_request, { user }) => readAccountSummary(deps, user.scope));
  serve(app, getOwnAttempt, ({ params }, { user }) => readOwnAttempt(deps, params.id, user.scope));
  serve(app, getOwnBill, ({ query }, { user }) =>
    readOwnBill(deps, query.billReference, { userId: user.id, scope: user.scope }),
  );
}
