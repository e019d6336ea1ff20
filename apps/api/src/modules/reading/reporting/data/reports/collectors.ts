import type { expertSystemReport, mdaReport, ResponseOf, taxOfficeReport } from '@portal/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import type { Period } from '../../domain/period.ts';
import type { ReportBinding } from '../report-binding.ts';

type FigureSorts = 'collectedKobo' | 'billedKobo' | 'outstandingKobo' | 'billed' | 'name';
type MdaRow = ResponseOf<typeof mdaReport.list>['data'][number];
type ExpertSystemRow = ResponseOf<typeof expertSystemReport.list>['data'][number];
type TaxOfficeRow = ResponseOf<typeof taxOfficeReport.list>['data'][number];

const column = (name: string) => sql`collectors.${sql.identifier(name)}`;
const collected = column('collected_kobo');

/** Whoever is in `list` (with `id`, 0 for nobody, and `name`), also who had nothing, with what the daily totals of its dimension say of the period. */
function figuresOf(list: SQL, dimension: 'mda' | 'office' | 'expert-system', { minDate, maxDate }: Period): SQL {
  return sql`(
    select e.*, coalesce(t.billed, 0)::int as billed, coalesce(t.billed_kobo, 0)::bigint as billed_kobo,
      coalesce(t.collected_kobo, 0)::bigint as collected_kobo, coalesce(t.outstanding_kobo, 0)::bigint as outstanding_kobo,
      round(t.paid::numeric / nullif(t.billed, 0), 4)::float8 as paid_share
    from (${list}) e left join (
      select key, sum(documents) filter (where measure = 'billed' and status <> 'cancelled') as billed,
        sum(documents) filter (where measure = 'billed' and status = 'paid') as paid,
        sum(kobo) filter (where measure = 'billed' and status <> 'cancelled') as billed_kobo,
        sum(kobo) filter (where measure = 'billed' and status = 'open') as outstanding_kobo,
        sum(kobo) filter (where measure = 'collected') as collected_kobo
      from daily_totals where dimension = ${dimension} and day between ${minDate} and ${maxDate} group by key
    ) t on coalesce(nullif(t.key, ''), '0') = e.id::text
  ) as collectors`;
}

const figures = {
  billed: column('billed'),
  billedKobo: column('billed_kobo'),
  collectedKobo: collected,
  outstandingKobo: column('outstanding_kobo'),
};

const shared = {
  key: { column: column('id'), type: 'integer' },
  sorts: {
    collectedKobo: { column: collected, type: 'bigint' },
    billedKobo: { column: column('billed_kobo'), type: 'bigint' },
    outstandingKobo: { column: column('outstanding_kobo'), type: 'bigint' },
    billed: { column: column('billed'), type: 'integer' },
    name: { column: sql`lower(${column('name')})`, type: 'text' },
  },
} as const;
const named = {
  id: sql`${column('id')}::text`,
  name: column('name'),
  paidShare: column('paid_share'),
  ...figures,
};
const holdsName = (typed: string) => sql`strpos(lower(${column('name')}), lower(${typed})) > 0`;

/**
 * The target of an MDA by the days of the period: of each year its newest version, by months where these were entered. None
 * where a year of the period has none: a part of a target would look like one that was reached.
 */
function targetOf({ minDate, maxDate }: Period): SQL {
  return sql`(
    select case when count(distinct year) = extract(year from ${maxDate}::date)::int - extract(year from ${minDate}::date)::int + 1
      then sum(round(kobo::numeric * (least(ends, ${maxDate}::date) - greatest(begins, ${minDate}::date) + 1) / (ends - begins + 1)))::bigint end
    from (
      select r.year, r.kobo, make_date(r.year, coalesce(r.month, 1), 1) as begins,
        (make_date(r.year, coalesce(r.month, 12), 1) + interval '1 month - 1 day')::date as ends
      from revenue_targets r where r.mda_id = m.id
        and r.version = (select max(n.version) from revenue_targets n where n.mda_id = m.id and n.year = r.year)
    ) as part where begins <= ${maxDate}::date and ends >= ${minDate}::date
  )`;
}

export const mdasBinding: ReportBinding = {
  source: (period): ListSource<MdaRow, FigureSorts> => ({
    ...shared,
    isComputed: true,
    from: figuresOf(
      sql`select m.id, m.name, (select count(*)::int from revenue_heads h where h.mda_id = m.id and h.is_active) as heads,
        ${targetOf(period)} as target_kobo from mdas m`,
      'mda',
      period,
    ),
    select: {
      ...named,
      heads: column('heads'),
      targetKobo: column('target_kobo'),
      achieved: sql`round(${collected}::numeric / nullif(${column('target_kobo')}, 0), 4)::float8`,
    },
    totals: figures,
  }),
  own: {},
  within: () => undefined,
  filters: {},
  searchWords: holdsName,
};

export const expertSystemsBinding: ReportBinding = {
  source: (period): ListSource<ExpertSystemRow, FigureSorts> => ({
    ...shared,
    isComputed: true,
    from: figuresOf(
      sql`select s.id, s.name, s.contract_until, case when s.suspended_at is null then 'active' else 'suspended' end as status,
        (select string_agg(code, ', ' order by id) from engine_codes c where c.expert_system_id = s.id and c.revoked_on is null) as codes
        from expert_systems s`,
      'expert-system',
      period,
    ),
    select: {
      ...named,
      engineCodes: column('codes'),
      contractUntil: column('contract_until'),
      status: column('status'),
    },
    totals: figures,
  }),
  own: {},
  within: () => undefined,
  filters: {},
  status: (status) => eq(column('status'), status),
  searchWords: (typed) => sql`(${holdsName(typed)} or strpos(lower(${column('codes')}), lower(${typed})) > 0)`,
};

export const taxOfficesBinding: ReportBinding = {
  source: (period): ListSource<TaxOfficeRow, FigureSorts | 'taxpayers'> => ({
    ...shared,
    isComputed: true,
    from: figuresOf(
      sql`select o.id::int as id, o.name, coalesce(r.taxpayers, 0)::int as taxpayers, o.closed_on, s.name as successor,
        case when o.id = 0 then 'none' when o.closed_on is null then 'open' else 'closed' end as status
        from (
          select id, name, closed_on, successor_id from tax_offices union all select 0, 'No office yet', null, null
        ) o left join tax_offices s on s.id = o.successor_id left join (
        select coalesce(home_office_id, 0) as home_office_id, count(*) as taxpayers from taxpayers where standing <> 'closed' group by 1
      ) r on r.home_office_id = o.id`,
      'office',
      period,
    ),
    select: {
      ...named,
      taxpayers: column('taxpayers'),
      // Of the offices that answer the filters.
      share: sql`round(${collected}::numeric / nullif(sum(${collected}) over (), 0), 4)::float8`,
      status: column('status'),
      closedOn: column('closed_on'),
      successor: column('successor'),
    },
    sorts: { ...shared.sorts, taxpayers: { column: column('taxpayers'), type: 'integer' } },
    totals: { taxpayers: column('taxpayers'), ...figures },
  }),
  own: { office: column('id') },
  within: () => undefined,
  filters: {},
  status: (status) => eq(column('status'), status),
  searchWords: holdsName,
};
