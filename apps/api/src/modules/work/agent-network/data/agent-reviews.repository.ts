import { randomBytes } from 'node:crypto';
import { makeIdentityCode } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface Unopened {
  readonly userId: string;
  readonly tpui: string | null;
}

/** Agents who have paid their fee and whose registration nobody has been asked about yet; one per call is held. */
export async function takeUnopened(tx: Transaction): Promise<Unopened | undefined> {
  const { rows } = await tx.execute<Unopened & Record<string, unknown>>(
    sql`select u.id as "userId", u.tpui from users u
      where u.status = 'active'
        and exists (select from agent_fee_bills f join bills b on b.id = f.bill_id where f.user_id = u.id and b.standing = 'paid')
        and not exists (select from work_items w where w.kind = 'agent-registration' and w.subject = 'agent:' || u.id)
      order by u.id limit 1 for update of u skip locked`,
  );
  return rows[0];
}

export interface ReviewRow {
  readonly state: 'received' | 'reviewed' | 'approved' | 'declined';
  readonly since: Date;
  readonly reason: string | null;
  readonly code: string | null;
  readonly name: string | null;
  readonly validUntil: string | null;
  readonly isSuspended: boolean;
}

/** A card of the agent's: of the application they began with, or the one their approval made. */
const cardOf = `left join lateral (
  select m.code, m.name, m.valid_until, m.suspended_at from network_members m
  where m.user_id = $1 or m.code in (select agent_uid from agent_pre_registrations where used_by = $1)
  order by m.issued_at desc limit 1) m on w.state = 'approved'`;

export async function findReview({ $client }: Database, userId: string): Promise<ReviewRow | undefined> {
  const { rows } = await $client.query<ReviewRow>(
    `select w.state, w.since, case when w.state = 'declined' then (select s.reason from work_steps s where s.item_id = w.id
         order by s.number desc limit 1) end as reason,
       m.code, m.name, m.valid_until::text as "validUntil", m.suspended_at is not null as "isSuspended"
     from work_items w ${cardOf} where w.kind = 'agent-registration' and w.subject = 'agent:' || $1::uuid`,
    [userId],
  );
  return rows[0];
}

interface AgentRow {
  readonly name: string;
  readonly tpui: string | null;
  readonly email: string;
  readonly phoneNumber: string;
  readonly lga: string | null;
  readonly address: string;
  readonly agency: string | null;
  readonly receiptNumber: string | null;
  readonly documents: { id: string; name: string; uploadedAt: string }[];
}

export async function findAgent({ $client }: Database, userId: string): Promise<AgentRow | undefined> {
  const { rows } = await $client.query<AgentRow>(
    `select person_name(u.first_name, u.last_name) as name, u.tpui, u.email, coalesce(r.phone_number, '') as "phoneNumber", l.name as lga,
       coalesce(concat_ws(', ', r.address_line1, nullif(r.address_line2, '')), '') as address,
       (select a.name from agent_pre_registrations p join agencies a on a.id = p.agency_id where p.used_by = u.id limit 1) as agency,
       (select x.receipt_number from agent_fee_bills f join receipts x on x.bill_id = f.bill_id where f.user_id = u.id limit 1) as "receiptNumber",
       (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', t.name, 'uploadedAt', d.uploaded_at) order by d.type_id), '[]')
         from agent_documents d join agent_document_types t on t.id = d.type_id where d.user_id = u.id) as documents
     from users u left join user_registrations r on r.user_id = u.id left join lgas l on l.id = r.lga_id
     where u.id = $1 and exists (select from work_items w where w.kind = 'agent-registration' and w.subject = 'agent:' || u.id)`,
    [userId],
  );
  return rows[0];
}

const codeBytes = 9;

/** Gives the agent a card, unless they began with one; answers its code. */
export async function giveCard(tx: Transaction, userId: string, validUntil: string): Promise<string | undefined> {
  const code = makeIdentityCode('agent', randomBytes(codeBytes));
  const { rows } = await tx.execute<{ code: string }>(
    sql`with had as (
        select m.code from network_members m
        where m.user_id = ${userId}::uuid or m.code in (select agent_uid from agent_pre_registrations where used_by = ${userId}::uuid)
      ), made as (
        insert into network_members (code, kind, name, is_company, lga_id, area, valid_until, user_id)
        select ${code}, 'agent', person_name(u.first_name, u.last_name), false, coalesce(r.lga_id, 1), coalesce(nullif(r.address_line1, ''), '–'),
          ${validUntil}::date, u.id
        from users u left join user_registrations r on r.user_id = u.id where u.id = ${userId}::uuid and not exists (select from had)
        returning code
      )
      select code from had union all select code from made limit 1`,
  );
  return rows[0]?.code;
}
