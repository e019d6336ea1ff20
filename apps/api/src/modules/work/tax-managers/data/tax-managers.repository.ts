import {
  type changeTaxManagerBody,
  type limitsAsRead,
  type listPortfolio,
  type listTaxManagers,
  type ParsedRequestOf,
  portfolioLimitStandard,
  type TaxManager,
  type TaxManagerRecord,
} from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import { sql as typed } from 'kysely';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';

export type TaxManagerRow = Omit<TaxManager, 'lastSeenAt'> & { readonly lastSeenAt: Date | null };
interface PortfolioRow {
  readonly tpui: string;
  readonly name: string;
  readonly category: string;
  readonly standing: TaxpayerStanding;
  readonly since: Date;
}
type TaxpayerStanding = 'active' | 'suspended' | 'known' | 'closed';
type Whole = Pick<
  TaxManagerRecord,
  'outstandingKobo' | 'collectedKobo' | 'unmanaged' | 'colleagues' | 'card' | 'moves'
>;
type ManagersQuery = ParsedRequestOf<typeof listTaxManagers>['query'];
type PortfolioQuery = ParsedRequestOf<typeof listPortfolio>['query'];

export interface TaxManagersRepository {
  list(query: ManagersQuery): Promise<Listed<TaxManagerRow>>;
  find(id: string): Promise<TaxManagerRow | undefined>;
  whole(manager: TaxManagerRow): Promise<Whole>;
  portfolio(id: string, query: PortfolioQuery): Promise<Listed<PortfolioRow>>;
  /** Until the transaction ends nobody else sets them. */
  lockLimits(tx: Transaction, id: string): Promise<Parameters<typeof limitsAsRead>[0]>;
  change(tx: Transaction, id: string, to: z.output<typeof changeTaxManagerBody>, by: string): Promise<void>;
}

const today = `lagos_today()`;
const nameOf = (alias: string) => `person_name(${alias}.first_name, ${alias}.last_name)`;
const manager = `select u.id, ${nameOf('u')} as name, u.email, active_role(u.id) as role, u.status,
    jsonb_build_object('id', o.id, 'name', o.name) as office, u.tax_office_id as office_id,
    coalesce(m.staff_number, '') as "staffNumber", coalesce(m.grade, '') as grade,
    (select count(*)::int from portfolio_entries e where e.manager_id = u.id) as "portfolioSize",
    coalesce(m.portfolio_limit, ${portfolioLimitStandard}) as "portfolioLimit", coalesce(m.delegation_limit_kobo, 0) as "delegationLimitKobo",
    (select count(*)::int from work_items w where w.assignee_id = u.id and w.closed_at is null) as "openCases",
    (select count(*)::int from work_items w join deadlines d on d.id = w.deadline_id
      where w.assignee_id = u.id and w.closed_at is null and d.ended_at is null and d.due_on < ${today}) as "lateCases",
    (select max(s.last_used_at) from sessions s where s.user_id = u.id) as "lastSeenAt",
    (select jsonb_build_object('cover', ${nameOf('c')}, 'untilDay', v.until_day) from work_covers v join users c on c.id = v.cover_id
      where v.absent_id = u.id and v.ended_at is null and ${today} between v.from_day and v.until_day order by v.until_day desc limit 1) as leave,
    (select k.code from staff_cards k where k.user_id = u.id and k.revoked_at is null and k.valid_until >= ${today}) as "cardCode"
  from users u join tax_offices o on o.id = u.tax_office_id left join tax_managers m on m.user_id = u.id
  where u.status <> 'deleted' and active_role(u.id) in ('Tax Office Director', 'Tax Office Manager', 'Tax Officer')`;

const column = (name: string) => sql`manager.${sql.identifier(name)}`;
const managers: ListSource<TaxManagerRow, ManagersQuery['sortField']> = {
  from: sql.raw(`(${manager}) as manager`),
  key: { column: sql`manager.id`, type: 'uuid' },
  select: columnsNamed('manager', [
    ...(['id', 'name', 'email', 'role', 'office', 'status', 'staffNumber', 'grade', 'portfolioSize'] as const),
    ...([
      'portfolioLimit',
      'delegationLimitKobo',
      'openCases',
      'lateCases',
      'lastSeenAt',
      'leave',
      'cardCode',
    ] as const),
  ]),
  sorts: {
    name: { column: sql`lower(manager.name)`, type: 'text' },
    portfolioSize: { column: column('portfolioSize'), type: 'integer' },
    openCases: { column: column('openCases'), type: 'integer' },
    lateCases: { column: column('lateCases'), type: 'integer' },
  },
};
const loads = {
  full: sql`manager."portfolioSize" >= manager."portfolioLimit"`,
  away: sql`manager.leave is not null`,
  late: sql`manager."lateCases" > 0`,
  empty: sql`manager."portfolioSize" = 0`,
};

const whole = `select
    (select coalesce(sum(b.total_kobo), 0)::bigint from portfolio_entries e join bills b on b.payer_tpui = e.tpui
      where e.manager_id = $1 and b.standing = 'open') as "outstandingKobo",
    (select coalesce(sum(k.amount_kobo), 0)::bigint from portfolio_entries e join collection_lines k on k.payer_tpui = e.tpui
      where e.manager_id = $1) as "collectedKobo",
    (select count(*)::int from taxpayers t where t.home_office_id = $2 and t.standing <> 'closed'
      and not exists (select from portfolio_entries e where e.tpui = t.tpui)) as unmanaged,
    (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', ${nameOf('u')}, 'portfolioLimit', portfolio_limit_of(u.id),
        'portfolioSize', (select count(*) from portfolio_entries e where e.manager_id = u.id)) order by u.first_name, u.id), '[]')
      from users u where u.tax_office_id = $2 and u.id <> $1 and u.status = 'active'
        and active_role(u.id) in ('Tax Office Director', 'Tax Office Manager', 'Tax Officer')) as colleagues,
    (select jsonb_build_object('code', code, 'validUntil', valid_until) from staff_cards where user_id = $1 and revoked_at is null) as card,
    (select coalesce(jsonb_agg(to_jsonb(x) - 'first' order by x.first desc), '[]') from (
      select min(p.id) as first, to_char(min(p.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, min(p.reason) as reason,
        coalesce(min(${nameOf('b')}), '') as by, min(${nameOf('f')}) as "from", min(${nameOf('t')}) as "to", count(*)::int as taxpayers
      from portfolio_moves p left join users b on b.id = p.moved_by left join users f on f.id = p.from_id left join users t on t.id = p.to_id
      where p.from_id = $1 or p.to_id = $1 group by p.batch, p.from_id, p.to_id order by first desc limit 20
    ) x) as moves`;

export function createTaxManagersRepository(db: Database): TaxManagersRepository {
  const { $client } = db;
  return {
    list: ({ criteria, toId, load, ...query }) =>
      readList(
        db,
        managers,
        query,
        and(
          holds(sql`concat_ws(' ', manager.name, manager.email, manager."staffNumber", manager."cardCode")`, criteria),
          when(toId, (id) => sql`manager.office_id = ${id}`),
          when(load, (kind) => loads[kind]),
        ),
      ),
    async find(id) {
      return (await $client.query<TaxManagerRow>(`${manager} and u.id = $1`, [id])).rows[0];
    },
    async whole({ id, office }) {
      const [row] = (await $client.query<Whole>(whole, [id, office.id])).rows;
      if (!row) throw new Error('One row was asked for');
      return row;
    },
    portfolio: (id, { criteria, ...query }) =>
      readList(db, portfolioOf(id), query, holds(sql`entry.name || ' ' || entry.tpui`, criteria)),
    async lockLimits(tx, id) {
      const tables = tablesOf(tx);
      await tables
        .selectNoFrom(typed`pg_advisory_xact_lock(hashtextextended(${`tax-manager:${id}`}, 0))`.as('locked'))
        .execute();
      const limits = await tables
        .selectFrom('tax_managers')
        .select(['staff_number as staffNumber', 'grade', 'portfolio_limit as portfolioLimit'])
        .select('delegation_limit_kobo as delegationLimitKobo')
        .where('user_id', '=', id)
        .executeTakeFirst();
      return limits ?? { staffNumber: '', grade: '', portfolioLimit: portfolioLimitStandard, delegationLimitKobo: 0 };
    },
    async change(tx, id, { staffNumber, grade, portfolioLimit, delegationLimitKobo }, by) {
      await tx.execute(
        sql`insert into tax_managers (user_id, staff_number, grade, portfolio_limit, delegation_limit_kobo, changed_by)
          values (${id}, ${staffNumber}, ${grade}, ${portfolioLimit}, ${delegationLimitKobo}, ${by})
          on conflict (user_id) do update set staff_number = excluded.staff_number, grade = excluded.grade, portfolio_limit = excluded.portfolio_limit,
            delegation_limit_kobo = excluded.delegation_limit_kobo, changed_by = excluded.changed_by, changed_at = clock_timestamp()`,
      );
    },
  };
}

function portfolioOf(id: string): ListSource<PortfolioRow, PortfolioQuery['sortField']> {
  return {
    from: sql`(select e.tpui, t.name, c.name as category, t.standing, e.since from portfolio_entries e join taxpayers t on t.tpui = e.tpui
      join taxpayer_categories c on c.id = t.category_id where e.manager_id = ${id}) as entry`,
    key: { column: sql`entry.tpui`, type: 'text' },
    select: columnsNamed('entry', ['tpui', 'name', 'category', 'standing', 'since']),
    sorts: {
      name: { column: sql`lower(entry.name)`, type: 'text' },
      since: { column: sql`entry.since`, type: 'timestamptz' },
    },
  };
}
