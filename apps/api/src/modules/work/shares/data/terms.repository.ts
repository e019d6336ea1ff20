import type { ShareChange, ShareTerm } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

const rate = sql.raw(`t.basis_points as "basisPoints", t.flat_kobo as "flatKobo", t.cap_kobo as "capKobo",
  t.valid_from as "validFrom", t.valid_until as "validUntil"`);

/** What a reader may see of rows, those that are valid first. Their own carry no name of theirs. */
export function ownTerms(run: RunQuery): Promise<ShareTerm[]> {
  return run<ShareTerm>(sql`
    select t.id, t.party, case when t.subject <> 'agents' then '' end as "subjectName", t.head_code as "headCode", t.head, ${rate}
    from reading.share_terms t order by coalesce(t.valid_until, 'infinity') desc, t.head_code nulls first, t.id limit 500`);
}

export async function allTerms(db: Pick<Database, 'execute'>): Promise<ShareTerm[]> {
  const { rows } = await db.execute<ShareTerm & Record<string, unknown>>(sql`
    select t.id, t.party, share_subject_name(t.expert_system_id, t.agent_tpui) as "subjectName", t.head_code as "headCode", t.head, ${rate}
    from reading.share_terms t order by coalesce(t.valid_until, 'infinity') desc, t.subject, t.head_code nulls first, t.id limit 2000`);
  return rows;
}

/** Changes that wait, the oldest first, as `userId` may decide them. */
export async function waitingChanges(db: Pick<Database, 'execute'>, userId: string): Promise<ShareChange[]> {
  const { rows } = await db.execute<ShareChange & Record<string, unknown>>(sql`
    select t.id, t.party, share_subject_name(t.expert_system_id, t.agent_tpui) as "subjectName",
      share_head_of(t.revenue_head_id) ->> 'code' as "headCode", share_head_of(t.revenue_head_id) ->> 'name' as head, ${rate},
      t.ends_term_id as "endsTermId", t.reason, share_person_name(t.proposed_by) as "proposedBy", t.proposed_at as "proposedAt",
      t.proposed_by <> ${userId}::uuid as "mayDecide"
    from share_changes t where t.verdict is null order by t.proposed_at`);
  return rows.map((row) => ({ ...row, proposedAt: new Date(row.proposedAt).toISOString() }));
}

interface Proposed {
  readonly expertSystemId: number | null;
  readonly agentTpui: string | null;
  readonly revenueHeadId: number | null;
  readonly basisPoints: number | null;
  readonly flatKobo: number | null;
  readonly capKobo: number | null;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly reason: string;
}

async function insert(tx: Transaction, what: SQL): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(what);
  return rows[0]?.id;
}

export async function insertTermChange(tx: Transaction, by: string, change: Proposed): Promise<string> {
  const { expertSystemId, agentTpui, revenueHeadId, basisPoints, flatKobo, capKobo, validFrom, validUntil } = change;
  const party = expertSystemId === null ? 'agent' : 'partner';
  const id = await insert(
    tx,
    sql`insert into share_changes (party, expert_system_id, agent_tpui, revenue_head_id, basis_points, flat_kobo, cap_kobo, valid_from, valid_until,
        reason, proposed_by)
      values (${party}, ${expertSystemId}, ${agentTpui}, ${revenueHeadId}, ${basisPoints}, ${flatKobo}, ${capKobo}, ${validFrom}, ${validUntil},
        ${change.reason}, ${by}) returning id`,
  );
  return id ?? '';
}

/** Undefined when there is no such row, or it has ended before. */
export function insertEndChange(
  tx: Transaction,
  termId: string,
  end: { readonly validUntil: string; readonly reason: string; readonly by: string },
): Promise<string | undefined> {
  return insert(
    tx,
    sql`insert into share_changes (ends_term_id, party, expert_system_id, agent_tpui, revenue_head_id, basis_points, flat_kobo, cap_kobo, valid_from,
        valid_until, reason, proposed_by)
      select id, party, expert_system_id, agent_tpui, revenue_head_id, basis_points, flat_kobo, cap_kobo, valid_from, ${end.validUntil}::date,
        ${end.reason}, ${end.by}::uuid
      from share_terms where id = ${termId}::uuid returning id`,
  );
}

/** The days of a row. */
export async function lockTerm(tx: Transaction, id: string) {
  const { rows } = await tx.execute<{ validFrom: string; validUntil: string | null }>(
    sql`select valid_from::text as "validFrom", valid_until::text as "validUntil" from share_terms where id = ${id}::uuid for update`,
  );
  return rows[0];
}

/** Whether a row of the same subject, head and days stands. */
export async function overlaps(tx: Transaction, changeId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from share_changes c join share_terms t on t.expert_system_id is not distinct from c.expert_system_id
        and t.agent_tpui is not distinct from c.agent_tpui and t.revenue_head_id is not distinct from c.revenue_head_id
        and daterange(t.valid_from, t.valid_until, '[]') && daterange(c.valid_from, c.valid_until, '[]')
      where c.id = ${changeId}::uuid`,
  );
  return rows.length > 0;
}

export async function lockChange(tx: Transaction, id: string): Promise<{ readonly proposedBy: string } | undefined> {
  const { rows } = await tx.execute<{ proposedBy: string }>(
    sql`select proposed_by as "proposedBy" from share_changes where id = ${id}::uuid and verdict is null for update`,
  );
  return rows[0];
}

export async function enactChange(tx: Transaction, id: string, verdict: string, by: string): Promise<void> {
  await tx.execute(sql`select enact_share_change(${id}::uuid, ${verdict}, ${by}::uuid)`);
}
