import type { DutyCounts, getDutyFigures, ParsedRequestOf, Scope } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '../../../../../platform/clock/lagos-day.ts';
import type { ListSource, RunQuery } from '../../../../../platform/lists/list-source.ts';
import { readPage } from '../../../../../platform/lists/read-page.ts';
import { ownRows } from '../../../../../platform/scope/own-rows.ts';
import type { Period } from '../../domain/period.ts';
import { inTime, type ReportReaderDeps, requirePeriod } from '../read-report.ts';
import { duties } from '../reading-views.ts';
import { dutiesBinding, dutyGroupsInRows } from '../reports/duties.ts';
import { readStages } from './duty-stages.ts';

type Asked = ParsedRequestOf<typeof getDutyFigures>['query'];

const groups: Readonly<Record<Asked['groupBy'], { readonly key: SQL; readonly label: SQL }>> = {
  duty: { key: sql`${duties.kind}`, label: sql`${duties.kind}` },
  sector: { key: sql`coalesce(${duties.sectorId}::text, '')`, label: sql`coalesce(${duties.sector}, '')` },
  size: { key: sql`${duties.size}`, label: sql`${duties.size}` },
  office: { key: sql`coalesce(${duties.homeOfficeId}, 0)::text`, label: sql`coalesce(${duties.homeOffice}, '')` },
};

/** T1, T2 and T3 by TADAT's definitions, and the funnel of persons: of the duties the reader may see, by the conditions of their list. */
export function readDutyFigures({ readAs, clock }: ReportReaderDeps, asked: Asked, scope: Scope) {
  const now = clock.now();
  const period = beforeToday(requirePeriod(asked, now), dayOf(now));
  return inTime(() =>
    readAs(scope, async (run) => {
      const where = (days: Period) => and(chosen(asked), dutiesBinding.within(days), ownRows(scope, dutiesBinding.own));
      const nothing = { whole: none, yearBefore: null, groups: [], stages: [] };
      return {
        ...{ period, asOf: now.toISOString() },
        ...(period
          ? {
              whole: await countsOf(run, where(period)),
              yearBefore: await comparable(run, where(yearBefore(period)), yearBefore(period)),
              groups: await groupsOf(run, where(period), groups[asked.groupBy]),
              stages: await readStages(run, { period, where: where(period), asked, scope }),
            }
          : nothing),
      };
    }),
  );
}

const none: DutyCounts = {
  ...{ due: 0, filedInTime: 0, curable: 0, cured: 0 },
  ...{ billed: 0, paidInTime: 0, billedKobo: 0, paidInTimeKobo: 0 },
};
const counts = sql`
  count(*) filter (where ${dutyGroupsInRows.due})::int as due,
  count(*) filter (where ${duties.status} = 'filed')::int as "filedInTime",
  count(*) filter (where ${dutyGroupsInRows.curable})::int as curable,
  count(*) filter (where ${dutyGroupsInRows.cured})::int as cured,
  count(*) filter (where ${dutyGroupsInRows.billed})::int as billed,
  count(*) filter (where ${dutyGroupsInRows['paid-in-time']})::int as "paidInTime",
  coalesce(sum(${duties.billedKobo}) filter (where ${dutyGroupsInRows.billed}), 0)::bigint as "billedKobo",
  coalesce(sum(${duties.inTimeKobo}) filter (where ${dutyGroupsInRows.billed}), 0)::bigint as "paidInTimeKobo"`;

async function countsOf(run: RunQuery, where: SQL | undefined): Promise<DutyCounts> {
  const [whole] = await groupsOf(run, where, { key: sql`''`, label: sql`''` });
  if (!whole) return none;
  const { key: _key, label: _label, ...found } = whole;
  return found;
}

/** Null where the days were not all under a rule, or nothing was due. */
async function comparable(run: RunQuery, where: SQL | undefined, { minDate }: Period): Promise<DutyCounts | null> {
  const before = await countsOf(run, and(where, sql`reading.first_due_day() <= ${minDate}::date`));
  return before.due > 0 ? before : null;
}

type Group = DutyCounts & { readonly key: string; readonly label: string };

/** More groups than anything is divided into. */
const most = 500;
const column = (name: string) => sql`g.${sql.identifier(name)}`;

async function groupsOf(
  run: RunQuery,
  where: SQL | undefined,
  { key, label }: { readonly key: SQL; readonly label: SQL },
): Promise<Group[]> {
  const source: ListSource<Group, 'due'> = {
    from: sql`(select ${key} as key, max(${label}) as label, ${counts} from ${duties}
      where ${where} and ${dutyGroupsInRows.due} group by 1) as g`,
    key: { column: column('key'), type: 'text' },
    select: {
      ...{ key: column('key'), label: column('label'), due: column('due'), filedInTime: column('filedInTime') },
      ...{ curable: column('curable'), cured: column('cured'), billed: column('billed') },
      ...{ paidInTime: column('paidInTime'), billedKobo: column('billedKobo') },
      paidInTimeKobo: column('paidInTimeKobo'),
    },
    sorts: { due: { column: column('due'), type: 'integer' } },
    isComputed: true,
  };
  const page = { pageNumber: 1, pageSize: most, sortField: 'due', sortOrder: 'desc' } as const;
  return [...(await readPage(run, source, page, undefined)).data];
}

function chosen(asked: Asked): SQL | undefined {
  return and(
    ...(['duty', 'sector', 'size', 'toId'] as const).map((key) => {
      const value = asked[key];
      return value === undefined ? undefined : dutiesBinding.filters[key]?.(value);
    }),
  );
}

function beforeToday({ minDate, maxDate }: Period, today: string): Period | null {
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const last = maxDate < yesterday ? maxDate : yesterday;
  return minDate <= last ? { minDate, maxDate: last } : null;
}

/** 29 February is held against the 28th. */
function yearBefore({ minDate, maxDate }: Period): Period {
  const shifted = (day: string) =>
    `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/^(\d{4})-02-29$/, '$1-02-28');
  return { minDate: shifted(minDate), maxDate: shifted(maxDate) };
}
