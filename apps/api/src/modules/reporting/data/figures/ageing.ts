import type { getAgeing, ParsedRequestOf, Scope } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { type Dimension, filtersOf } from '../../domain/figures-question.ts';
import { inTime, type ReportReaderDeps } from '../read-report.ts';

type Asked = ParsedRequestOf<typeof getAgeing>['query'];

interface Age {
  readonly fromDays: number;
  readonly count: number;
  readonly kobo: number;
}

/** What is owed by age, from the last night's snapshot, which knows one dimension at a time. Refuses two filters. */
export function readAgeing({ readAs }: Pick<ReportReaderDeps, 'readAs'>, asked: Asked, scope: Scope) {
  const filters = Object.entries(filtersOf(asked, scope)) as [Dimension, readonly (string | number)[]][];
  if (filters.length > 1)
    throw new BusinessError('request.invalid', {
      fieldErrors: { [lastAsked(asked)]: 'Ageing is known by one of these at a time' },
    });
  const [[dimension, keys] = [scope.kind === 'tax-offices' ? 'office' : 'all', undefined]] = filters;
  return inTime(() =>
    readAs(scope, async (run) => {
      const [latest] = await run<{ takenOn: string | null }>(
        sql`select max(taken_on) as "takenOn" from arrears_snapshots`,
      );
      const takenOn = latest?.takenOn ?? null;
      const chosen = keys ? sql`and key = any (${sql.param(keys.map(String))}::text[])` : sql``;
      const rows = await run<Age>(sql`
        select from_days as "fromDays", sum(bills)::int as count, sum(kobo)::bigint as kobo from arrears_snapshots
        where taken_on = ${takenOn} and dimension = ${dimension} ${chosen} group by 1 order by 1`);
      return { takenOn, rows };
    }),
  );
}

function lastAsked(asked: Asked): string {
  return Object.entries(asked).findLast(([, value]) => value !== undefined)?.[0] ?? 'mdaId';
}
