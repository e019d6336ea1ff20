import type { Mda } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';

export interface MdasRepository {
  find(id: number): Promise<Mda | undefined>;
  /** The id; undefined when some MDA has this code. */
  create(tx: Transaction, mda: { readonly code: string; readonly name: string }): Promise<number | undefined>;
  /** The name it had; undefined when there is none. */
  rename(tx: Transaction, id: number, name: string): Promise<string | undefined>;
  /** Until the transaction ends nobody else changes its heads and targets; false when there is none. */
  lock(tx: Transaction, id: number): Promise<boolean>;
  /** The id; undefined when some head has this code. */
  createHead(
    tx: Transaction,
    mdaId: number,
    head: { readonly code: string; readonly name: string },
  ): Promise<number | undefined>;
  /** As it was; undefined when there is none. */
  changeHead(
    tx: Transaction,
    id: number,
    to: { readonly name: string; readonly isActive: boolean; readonly allowsPlans?: boolean | undefined },
  ): Promise<{ readonly name: string; readonly isActive: boolean; readonly allowsPlans: boolean } | undefined>;
}

/** Who can sign in for the MDA `m`. */
export const peopleOfMda = `
  (select coalesce(json_agg(json_build_object('name', trim(u.first_name || ' ' || u.last_name), 'email', u.email, 'lastSeenAt',
      (select to_char(max(s.last_used_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from sessions s where s.user_id = u.id))
      order by u.last_name, u.first_name), '[]') from users u where u.mda_id = m.id and u.status <> 'deleted') as people`;

const whole = `
  select m.id, m.code, m.name,
    (select coalesce(json_agg(json_build_object('id', h.id, 'code', h.code, 'name', h.name, 'isActive', h.is_active,
      'isIllustrative', h.is_illustrative, 'allowsPlans', h.allows_plans) order by h.code), '[]') from revenue_heads h where h.mda_id = m.id) as heads,
    ${peopleOfMda},
    (select coalesce(json_agg(json_build_object('year', t.year, 'version', t.version, 'parts', t.parts, 'source', t.source,
      'enteredAt', to_char(t.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'enteredBy', coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where 'user:' || u.id = t.entered_by), t.entered_by))
      order by t.year desc, t.version desc), '[]')
      from (
        select year, version, min(source) as source, max(entered_at) as entered_at, min(entered_by) as entered_by,
          json_agg(json_build_object('month', month, 'kobo', kobo) order by month) as parts
        from revenue_targets where mda_id = m.id group by year, version
      ) t) as targets
  from mdas m where m.id = $1`;

export function createMdasRepository({ $client }: Database): MdasRepository {
  return {
    async find(id) {
      const { rows } = await $client.query<Mda>(whole, [id]);
      return rows[0];
    },
    async create(tx, { code, name }) {
      // Ids are counted by hand: two who register at once take turns.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('register an mda', 0))`);
      const { rows } = await tx.execute<{ id: number }>(
        sql`insert into mdas (id, code, name) select coalesce(max(id), 0) + 1, ${code}, ${name} from mdas
          on conflict (code) do nothing returning id`,
      );
      return rows[0]?.id;
    },
    async rename(tx, id, name) {
      const { rows } = await tx.execute<{ name: string }>(
        sql`update mdas set name = ${name} from mdas before where mdas.id = ${id} and before.id = mdas.id returning before.name`,
      );
      return rows[0]?.name;
    },
    async lock(tx, id) {
      const { rows } = await tx.execute(sql`select from mdas where id = ${id} for no key update`);
      return rows.length === 1;
    },
    async createHead(tx, mdaId, { code, name }) {
      const { rows } = await tx.execute<{ id: number }>(
        sql`insert into revenue_heads (code, name, mda_id, is_illustrative) values (${code}, ${name}, ${mdaId}, false)
          on conflict (code) do nothing returning id`,
      );
      return rows[0]?.id;
    },
    async changeHead(tx, id, { name, isActive, allowsPlans }) {
      const { rows } = await tx.execute<{ name: string; isActive: boolean; allowsPlans: boolean }>(
        sql`update revenue_heads set name = ${name}, is_active = ${isActive},
            allows_plans = coalesce(${allowsPlans ?? null}::boolean, revenue_heads.allows_plans) from revenue_heads before
          where revenue_heads.id = ${id} and before.id = revenue_heads.id
          returning before.name, before.is_active as "isActive", before.allows_plans as "allowsPlans"`,
      );
      return rows[0];
    },
  };
}
