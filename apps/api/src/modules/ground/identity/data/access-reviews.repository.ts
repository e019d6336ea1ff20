import { adminRoles, type ReviewedPerson, taxpayerRoles } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

export interface ReviewRow {
  readonly id: string;
  readonly quarter: string;
  /** Null of those that the portal began by itself. */
  readonly openedBy: string | null;
  readonly openedAt: Date;
  readonly dueOn: string;
  readonly people: number;
  readonly undecided: number;
}

export type PersonRow = Omit<ReviewedPerson, 'mayDecide' | 'lastSeenAt' | 'decidedAt'> & {
  readonly lastSeenAt: Date | null;
  readonly decidedAt: Date | null;
};

const overview = `
  select review.id, review.quarter, review.due_on::text as "dueOn", review.opened_at as "openedAt",
    nullif(person_name(users.first_name, users.last_name), '') as "openedBy",
    count(person.user_id)::int as people, count(person.user_id) filter (where person.decision is null)::int as undecided
  from access_reviews review
  left join users on users.id = review.opened_by
  left join access_review_persons person on person.review_id = review.id`;
const grouped = 'group by review.id, users.id';

export function createAccessReviewsRepository({ $client }: Database) {
  return {
    async list(): Promise<ReviewRow[]> {
      return (await $client.query<ReviewRow>(`${overview} ${grouped} order by review.quarter desc`)).rows;
    },
    async find(id: string): Promise<ReviewRow | undefined> {
      return (await $client.query<ReviewRow>(`${overview} where review.id = $1 ${grouped}`, [id])).rows[0];
    },
    /** With everybody who has a role of staff now; nothing when the quarter has its round. */
    async open(tx: Transaction, quarter: string, dueOn: string, by: string | null): Promise<string | undefined> {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into access_reviews (quarter, due_on, opened_by) values (${quarter}, ${dueOn}, ${by})
          on conflict (quarter) do nothing returning id`,
      );
      const [row] = rows;
      if (!row) return undefined;
      await tx.execute(
        sql`insert into access_review_persons (review_id, user_id, roles)
          select ${row.id}, user_id, array_agg(role_name order by position) from user_roles
          where role_name <> all (${sql.param(taxpayerRoles)}::text[]) group by user_id`,
      );
      return row.id;
    },
    /** Those in which somebody is not decided about. */
    async unfinished(tx: Transaction): Promise<{ id: string; quarter: string; dueOn: string; undecided: number }[]> {
      const { rows } = await tx.execute<{ id: string; quarter: string; dueOn: string; undecided: number }>(
        sql`select review.id, review.quarter, review.due_on::text as "dueOn", count(*)::int as undecided
          from access_reviews review join access_review_persons person on person.review_id = review.id
          where person.decision is null group by review.id`,
      );
      return rows;
    },
    async persons(id: string): Promise<PersonRow[]> {
      const { rows } = await $client.query<PersonRow>(
        `select person.user_id as "userId", person_name(users.first_name, users.last_name) as name, users.email,
           person.roles, coalesce(mdas.name, tax_offices.name, expert_systems.name) as workplace,
           (select max(at) from activity_log
            where actor = 'user:' || person.user_id and action = 'session.opened') as "lastSeenAt",
           person.decision, person_name(decider.first_name, decider.last_name) as "decidedBy",
           person.decided_at as "decidedAt", person.reason
         from access_review_persons person
         join users on users.id = person.user_id
         left join mdas on mdas.id = users.mda_id
         left join tax_offices on tax_offices.id = users.tax_office_id
         left join expert_systems on expert_systems.id = users.expert_system_id
         left join users decider on decider.id = person.decided_by
         where person.review_id = $1
         order by person.decision is not null, person.roles && $2::text[] desc, name, person.user_id`,
        [id, adminRoles],
      );
      return rows.map((row) => ({ ...row, decidedBy: row.decidedBy || null }));
    },
    /** Held until the transaction ends. */
    async lock(tx: Transaction, id: string, userId: string) {
      const { rows } = await tx.execute<{ roles: string[]; decision: string | null }>(
        sql`select roles, decision from access_review_persons where review_id = ${id} and user_id = ${userId} for update`,
      );
      return rows[0];
    },
    async decide(tx: Transaction, id: string, userId: string, by: string, decision: string, reason: string | null) {
      await tx.execute(
        sql`update access_review_persons set decision = ${decision}, decided_by = ${by}, reason = ${reason},
          decided_at = clock_timestamp() where review_id = ${id} and user_id = ${userId}`,
      );
    },
  };
}
export type AccessReviewsRepository = ReturnType<typeof createAccessReviewsRepository>;
