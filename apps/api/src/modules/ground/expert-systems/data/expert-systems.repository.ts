import type { ExpertSystem } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { type FormDetails, formDetailsOf } from './form-details.ts';

interface Contact {
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
}
export interface Details extends Contact {
  readonly name: string;
  readonly contractReference: string;
  readonly contractFrom: string;
  readonly contractUntil: string;
}

export interface ExpertSystemsRepository {
  find(id: number): Promise<ExpertSystem | undefined>;
  /** Until the transaction ends nobody else changes it, and no bill of it is begun. */
  lock(tx: Transaction, id: number): Promise<{ isSuspended: boolean; redirects: readonly string[] } | undefined>;
  /** What forms show of it; read while it is locked. */
  details(tx: Transaction, id: number): Promise<FormDetails>;
  create(tx: Transaction, details: Details): Promise<number>;
  change(tx: Transaction, id: number, details: Details): Promise<void>;
  setContact(tx: Transaction, id: number, contact: Contact): Promise<void>;
  /** False when one of them is no active revenue head. */
  setHeads(tx: Transaction, id: number, revenueHeadIds: readonly number[]): Promise<boolean>;
  /** False when somebody was given this code before. */
  issueCode(tx: Transaction, id: number, code: string): Promise<boolean>;
  /** The code; undefined when it is not of this system, null when it is revoked already. */
  revokeCode(tx: Transaction, id: number, codeId: number): Promise<string | null | undefined>;
  suspend(tx: Transaction, id: number, reason: string | null): Promise<void>;
  requestRedirect(tx: Transaction, id: number, address: string): Promise<string>;
  /** Whether a request for this address waits. */
  waits(tx: Transaction, id: number, address: string): Promise<boolean>;
  /** Of a request; undefined when there is no such. */
  redirectOf(
    tx: Transaction,
    requestId: string,
  ): Promise<{ systemId: number; address: string; isOpen: boolean } | undefined>;
  setRedirects(tx: Transaction, id: number, redirects: readonly string[]): Promise<void>;
}

const whole = `
  select s.id, s.name, s.suspended_at as "suspendedAt", s.suspension_reason as "suspensionReason", s.allowed_redirects as redirects,
    json_build_object('name', s.contact_name, 'email', s.contact_email, 'phone', s.contact_phone) as contact,
    json_build_object('reference', s.contract_reference, 'from', s.contract_from, 'until', s.contract_until) as contract,
    (select coalesce(json_agg(json_build_object('id', c.id, 'code', c.code, 'issuedOn', c.issued_on, 'revokedOn', c.revoked_on)
      order by c.id), '[]') from engine_codes c where c.expert_system_id = s.id) as "engineCodes",
    (select coalesce(json_agg(json_build_object('id', h.id, 'code', h.code, 'name', h.name, 'mda', m.name) order by h.code), '[]')
      from expert_system_heads e join revenue_heads h on h.id = e.revenue_head_id join mdas m on m.id = h.mda_id
      where e.expert_system_id = s.id) as "revenueHeads",
    (select coalesce(json_agg(json_build_object('id', r.id, 'workId', w.id, 'caseVersion', w.version, 'address', r.address, 'state', w.state,
      'requestedAt', to_char(r.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'requestedBy', (select person_name(u.first_name, u.last_name) from work_steps t join users u on u.id = t.user_id
        where t.item_id = w.id and t.move = 'open'),
      'reason', (select t.reason from work_steps t where t.item_id = w.id and t.move = 'refuse')) order by r.requested_at desc), '[]')
      from redirect_requests r join work_items w on w.kind = 'redirect-release' and w.subject = 'redirect:' || r.id
      where r.expert_system_id = s.id) as "redirectRequests",
    (select coalesce(json_agg(json_build_object('name', person_name(u.first_name, u.last_name), 'email', u.email)
      order by u.last_name, u.first_name), '[]') from users u where u.expert_system_id = s.id and u.status <> 'deleted') as people,
    (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'bytes', d.bytes,
      'uploadedAt', to_char(d.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'uploadedBy', person_name(u.first_name, u.last_name)) order by d.uploaded_at desc, d.id desc), '[]')
      from contract_documents d join users u on u.id = d.uploaded_by
      where d.expert_system_id = s.id and d.removed_at is null) as documents
  from expert_systems s where s.id = $1`;

type Row = Omit<ExpertSystem, 'suspendedAt'> & { readonly suspendedAt: Date | null };

export function createExpertSystemsRepository({ $client }: Database): ExpertSystemsRepository {
  return {
    async find(id) {
      const { rows } = await $client.query<Row>(whole, [id]);
      const [row] = rows;
      return row && { ...row, suspendedAt: row.suspendedAt?.toISOString() ?? null };
    },
    async lock(tx, id) {
      const { rows } = await tx.execute<{ isSuspended: boolean; redirects: readonly string[] }>(
        sql`select suspended_at is not null as "isSuspended", allowed_redirects as redirects from expert_systems where id = ${id} for update`,
      );
      return rows[0];
    },
    details: formDetailsOf,
    async create(
      tx,
      { name, contactName, contactEmail, contactPhone, contractReference, contractFrom, contractUntil },
    ) {
      const { rows } = await tx.execute<{ id: number }>(
        sql`insert into expert_systems (name, contact_name, contact_email, contact_phone, contract_reference, contract_from, contract_until)
          values (${name}, ${contactName}, ${contactEmail}, ${contactPhone}, ${contractReference}, ${contractFrom}, ${contractUntil})
          returning id`,
      );
      return rows[0]?.id ?? 0;
    },
    async change(tx, id, { name, contractReference, contractFrom, contractUntil, ...contact }) {
      await tx.execute(
        sql`update expert_systems set name = ${name}, contract_reference = ${contractReference}, contract_from = ${contractFrom},
          contract_until = ${contractUntil} where id = ${id}`,
      );
      await this.setContact(tx, id, contact);
    },
    async setContact(tx, id, { contactName, contactEmail, contactPhone }) {
      await tx.execute(
        sql`update expert_systems set contact_name = ${contactName}, contact_email = ${contactEmail}, contact_phone = ${contactPhone} where id = ${id}`,
      );
    },
    async setHeads(tx, id, revenueHeadIds) {
      const wanted = [...new Set(revenueHeadIds)];
      await tx.execute(sql`delete from expert_system_heads where expert_system_id = ${id}`);
      const { rowCount } = await tx.execute(
        sql`insert into expert_system_heads (expert_system_id, revenue_head_id)
          select ${id}, id from revenue_heads where id = any (${sql.param(wanted)}::int[]) and is_active`,
      );
      return rowCount === wanted.length;
    },
    async issueCode(tx, id, code) {
      const { rowCount } = await tx.execute(
        sql`insert into engine_codes (expert_system_id, code) values (${id}, ${code}) on conflict (code) do nothing`,
      );
      return rowCount === 1;
    },
    async revokeCode(tx, id, codeId) {
      const { rows } = await tx.execute<{ code: string; revoked: boolean }>(
        sql`select code, revoked_on is not null as revoked from engine_codes where id = ${codeId} and expert_system_id = ${id} for update`,
      );
      const [row] = rows;
      if (!row || row.revoked) return row && null;
      await tx.execute(
        sql`update engine_codes set revoked_on = greatest(issued_on, lagos_today()) where id = ${codeId}`,
      );
      return row.code;
    },
    async suspend(tx, id, reason) {
      await tx.execute(
        sql`update expert_systems set suspension_reason = ${reason}, suspended_at = case when ${reason}::text is null then null else now() end
          where id = ${id}`,
      );
    },
    async requestRedirect(tx, id, address) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into redirect_requests (expert_system_id, address) values (${id}, ${address}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async waits(tx, id, address) {
      const { rows } = await tx.execute(
        sql`select from redirect_requests r join work_items w on w.kind = 'redirect-release' and w.subject = 'redirect:' || r.id
          where r.expert_system_id = ${id} and r.address = ${address} and w.closed_at is null`,
      );
      return rows.length > 0;
    },
    async redirectOf(tx, requestId) {
      const { rows } = await tx.execute<{ systemId: number; address: string; isOpen: boolean }>(
        sql`select r.expert_system_id as "systemId", r.address, w.closed_at is null as "isOpen" from redirect_requests r
          join work_items w on w.kind = 'redirect-release' and w.subject = 'redirect:' || r.id where r.id = ${requestId}`,
      );
      return rows[0];
    },
    async setRedirects(tx, id, redirects) {
      await tx.execute(
        sql`update expert_systems set allowed_redirects = ${sql.param([...redirects])}::text[] where id = ${id}`,
      );
    },
  };
}
