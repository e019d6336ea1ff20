import { type AccountDeletion, taxpayerRoles } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

type State = AccountDeletion['state'];

interface Candidate {
  readonly id: string;
  readonly reference: string;
}

interface Decided {
  readonly userId: string;
  readonly reason: string;
}

interface OpenRow {
  /** Null where nothing is proposed. */
  readonly workId: string | null;
  readonly reason: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
}

type DeletionRow = Omit<AccountDeletion, 'proposedAt' | 'isAboutYou'> & { readonly proposedAt: Date };

export interface AccountDeletionsRepository {
  /** Locks the accounts that are there; each with what its case is called by. */
  candidates(tx: Transaction, userIds: readonly string[]): Promise<Candidate[]>;
  propose(
    tx: Transaction,
    proposal: { readonly userId: string; readonly reason: string; readonly by: string },
  ): Promise<string>;
  /** With the account as it stands now. */
  find(id: string): Promise<DeletionRow | undefined>;
  /** Undefined of somebody who is not there. */
  openOf(userId: string): Promise<OpenRow | undefined>;
  /** Those of these accounts that nobody decided. */
  openIds(tx: Transaction, userIds: readonly string[]): Promise<string[]>;
  /** What was decided; by nobody where it lapsed. */
  decide(
    tx: Transaction,
    id: string,
    decision: { readonly state: Exclude<State, 'proposed'>; readonly by: string | null },
  ): Promise<Decided | undefined>;
}

const find = `
  select d.id, d.state, d.reason, person_name(p.first_name, p.last_name) as "proposedBy", d.proposed_at as "proposedAt",
    jsonb_build_object('id', u.id, 'name', person_name(u.first_name, u.last_name), 'email', u.email, 'tpui', u.tpui, 'status', u.status,
      'roles', array(select role_name from user_roles where user_id = u.id order by position),
      'workplace', coalesce((select name from mdas where id = u.mda_id), (select name from tax_offices where id = u.tax_office_id),
        (select name from expert_systems where id = u.expert_system_id))) as person
  from account_deletions d join users u on u.id = d.user_id join users p on p.id = d.proposed_by where d.id = $1`;

const openOf = `
  select w.id as "workId", d.reason, person_name(p.first_name, p.last_name) as "proposedBy", d.proposed_at as "proposedAt"
  from users u left join account_deletions d on d.user_id = u.id and d.state = 'proposed'
    left join users p on p.id = d.proposed_by
    left join work_items w on w.kind = 'account-deletion' and w.subject = 'deletion:' || d.id
  where u.id = $1 and u.status <> 'deleted'`;

export function createAccountDeletionsRepository({ $client }: Database): AccountDeletionsRepository {
  return {
    async candidates(tx, userIds) {
      // A case stays: of a taxpayer it keeps the number alone, as the account will (0592); members of staff keep their names.
      const { rows } = await tx.execute<Candidate & Record<string, unknown>>(
        sql`select u.id, case when exists (select from user_roles r where r.user_id = u.id and r.role_name <> all (${list(taxpayerRoles)}::text[]))
            then person_name(u.first_name, u.last_name) else coalesce(u.tpui, 'DEL-' || upper(right(u.id::text, 6))) end as reference
          from users u where u.id = any (${list(userIds)}::uuid[]) and u.status <> 'deleted' order by u.id for update`,
      );
      return rows;
    },
    async propose(tx, { userId, reason, by }) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into account_deletions (user_id, reason, proposed_by) values (${userId}, ${reason}, ${by}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async find(id) {
      return (await $client.query<DeletionRow>(find, [id])).rows[0];
    },
    async openOf(userId) {
      return (await $client.query<OpenRow>(openOf, [userId])).rows[0];
    },
    async openIds(tx, userIds) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select id from account_deletions where user_id = any (${list(userIds)}::uuid[]) and state = 'proposed' order by id`,
      );
      return rows.map(({ id }) => id);
    },
    async decide(tx, id, { state, by }) {
      const { rows } = await tx.execute<Decided & Record<string, unknown>>(
        sql`update account_deletions set state = ${state}, decided_by = ${by}, decided_at = clock_timestamp() where id = ${id}
          returning user_id as "userId", reason`,
      );
      return rows[0];
    },
  };
}

/** As one parameter: Drizzle would spread an array over several. */
function list(values: readonly string[]) {
  return sql.param([...values]);
}
