import { exportsAtOnce, exportsPerDay, type ReportId, requestExport, type Scope } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { conditionsOf, reportBindings } from '../../reporting/index.ts';
import { type ExportsRepository, exportOf } from '../data/exports.repository.ts';
import { reportOf } from '../domain/file-head.ts';
import { makeExportJob } from '../make-export.ts';

export interface RequestExportDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly exports: ExportsRepository;
}

export function requestExportRoute(app: FastifyInstance, deps: RequestExportDeps): void {
  const { db, clock, jobs, exports } = deps;
  serve(app, requestExport, async ({ body: { report, asked, columns, format, language } }, { user }) => {
    if (!reportOf(report).access.includes(user.roles[0])) throw new BusinessError('access.denied');
    const decided = withPeriod(deps, report, asked, user.scope);
    const now = clock.now();
    return db.transaction(async (tx) => {
      const { open, today } = await exports.countFor(tx, user.id, now);
      if (open >= exportsAtOnce || today >= exportsPerDay) throw new BusinessError('export.too-many');
      const row = await exports.insert(tx, {
        ...{ userId: user.id, scope: user.scope, report, asked: decided, format, language, requestedAt: now },
        columns: [...(columns ?? usualColumns(report, format))],
      });
      await jobs.enqueue(tx, makeExportJob, { exportId: row.id }, { dedupeKey: row.id });
      return exportOf(row);
    });
  });
}

/** With the period as it is today, so that a file made after midnight is of the days that were meant. Refuses what the list refuses. */
function withPeriod(
  { clock }: Pick<RequestExportDeps, 'clock'>,
  report: ReportId,
  asked: Readonly<Record<string, string | number>>,
  scope: Scope,
): Record<string, string | number> {
  const [, binding] = reportBindings.find(([{ id }]) => id === report) ?? [];
  if (!binding) throw new Error(`The report ${report} cannot be read`);
  const { period } = conditionsOf({ clock }, binding, asked as never, scope);
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...period };
}

/** All of them; of a PDF, which is printed, those that the screen shows unless asked. */
function usualColumns(report: ReportId, format: string): string[] {
  return Object.entries(reportOf(report).columns)
    .filter(([, { isExtra }]) => format !== 'pdf' || !isExtra)
    .map(([name]) => name);
}
