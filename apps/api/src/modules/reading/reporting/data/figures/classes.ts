import type { getClasses, ParsedRequestOf, ResponseOf, RevenueClass, Scope } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { revenueClassOf } from '../../domain/revenue-class.ts';
import { inTime, type ReportReaderDeps } from '../read-report.ts';
import { readSeries } from './series.ts';

/** Collected in a period by class: its revenue heads added up, as the series of heads shows them to whoever asks. */
export async function readClasses(
  deps: ReportReaderDeps,
  asked: ParsedRequestOf<typeof getClasses>['query'],
  scope: Scope,
): Promise<ResponseOf<typeof getClasses>> {
  const { period, asOf, rows } = await readSeries(deps, { ...asked, measure: 'collected', groupBy: 'head' }, scope);
  const classes = await inTime(() => deps.readAs(scope, readClassesOfHeads));
  const sums = new Map<RevenueClass | null, number>();
  for (const { key, kobo } of rows) {
    const of = classes.get(key) ?? null;
    sums.set(of, (sums.get(of) ?? 0) + kobo);
  }
  return {
    period,
    asOf,
    rows: [...sums].map(([of, kobo]) => ({ class: of, kobo })).sort((a, b) => b.kobo - a.kobo),
  };
}

async function readClassesOfHeads(run: Parameters<Parameters<ReportReaderDeps['readAs']>[1]>[0]) {
  const heads = await run<{ id: number; code: string; mdaCode: string }>(
    sql`select h.id, h.code, m.code as "mdaCode" from revenue_heads h join mdas m on m.id = h.mda_id`,
  );
  return new Map(heads.map(({ id, code, mdaCode }) => [String(id), revenueClassOf(code, mdaCode)]));
}
