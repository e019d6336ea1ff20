import type { Grouping, getSeries, ResponseOf } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';
import { isDimension } from '../../domain/figures-question.ts';
import type { Period } from '../../domain/period.ts';

export type SeriesRow = ResponseOf<typeof getSeries>['rows'][number];

/** Time in its order, everything else with the largest first. */
export function inOrder(rows: readonly SeriesRow[], groupBy: Grouping): SeriesRow[] {
  if (isDimension(groupBy)) return rows.toSorted((a, b) => b.kobo - a.kobo || a.key.localeCompare(b.key));
  return rows.toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
}

/** What ids are called. All of these lists are short. */
const nameLists: Partial<Readonly<Record<Grouping, SQL>>> = {
  mda: sql`select id, name from mdas`,
  office: sql`select id, name from tax_offices`,
  // Payers of other states have theirs too.
  lga: sql`select id, name from lgas`,
  category: sql`select id, name from taxpayer_categories`,
  'expert-system': sql`select id, name from expert_systems`,
  'engine-code': sql`select id, code as name from engine_codes`,
  channel: sql`select id, name from payment_channels`,
  gateway: sql`select id, name from payment_gateways`,
};

/** A period that is over keeps the names its heads had. */
const headsOn = (day: string) => sql`select id, head_name_on(id, ${day}::date) as name from revenue_heads`;

export async function namesOf(
  run: RunQuery,
  groupBy: Grouping,
  { maxDate }: Period,
): Promise<ReadonlyMap<string, string>> {
  const list = groupBy === 'head' ? headsOn(maxDate) : nameLists[groupBy];
  const rows = list ? await run<{ id: number | string; name: string }>(list) : [];
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
