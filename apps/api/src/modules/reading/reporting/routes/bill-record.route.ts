import { getBillRecord } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { readBillRecord } from '../data/read-bill-record.ts';
import type { ReportReaderDeps } from '../data/read-report.ts';

export function billRecordRoute(app: FastifyInstance, deps: ReportReaderDeps): void {
  serve(app, getBillRecord, ({ query }, { user }) =>
    readBillRecord(deps, query.billReference, { role: user.roles[0], scope: user.scope }),
  );
}
