import { randomBytes } from 'node:crypto';
import {
  type listAgents,
  type listNetworkMembers,
  type MemberKind,
  makeIdentityCode,
  type ParsedRequestOf,
  type PublicAgent,
  type Standing,
} from '@portal/contracts';
import { and, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';

interface MemberRow {
  readonly id: string;
  readonly code: string;
  readonly kind: MemberKind;
  readonly standing: Standing;
  readonly name: string;
  readonly lga: string;
  readonly employer: string | null;
  readonly area: string;
  readonly phoneNumber: string | null;
  readonly suspensionReason: string | null;
  readonly validUntil: string;
}

type AgentsQuery = ParsedRequestOf<typeof listAgents>['query'];
type MembersQuery = ParsedRequestOf<typeof listNetworkMembers>['query'];

interface NewMember {
  readonly kind: MemberKind;
  readonly name: string;
  readonly isCompany: boolean;
  readonly lgaId: number;
  readonly area: string;
  readonly phoneNumber: string | null;
  readonly mdaId: number | null;
  readonly applicationId: string | null;
  readonly submissionId: string | null;
  readonly contentDigest: Buffer | null;
  /** `YYYY-MM-DD`. */
  readonly validUntil: string;
}

interface IssuedCard {
  readonly id: string;
  readonly code: string;
  readonly contentDigest: Buffer | null;
}

export interface NetworkMembersRepository {
  find(id: string): Promise<MemberRow | undefined>;
  /** Does the same work for a code somebody has, one nobody has and one that cannot be. */
  findByCode(code: string): Promise<MemberRow | undefined>;
  /** Those who may act today, and how many each area has. */
  listAgents(
    query: AgentsQuery,
  ): Promise<Listed<PublicAgent> & { readonly areas: { lgaId: number; lga: string; agents: number }[] }>;
  list(query: MembersQuery): Promise<Listed<MemberRow>>;
  /** With a code of its own. Undefined when this submission made a card before. */
  insert(transaction: Transaction, member: NewMember): Promise<{ id: string; code: string } | undefined>;
  findBySubmission(transaction: Transaction, submissionId: string): Promise<IssuedCard | undefined>;
  /** False when there is no such card. */
  suspend(transaction: Transaction, id: string, reason: string): Promise<boolean>;
  reinstate(transaction: Transaction, id: string): Promise<boolean>;
  renew(transaction: Transaction, id: string, validUntil: string): Promise<boolean>;
}

/** Bytes an identity code is made from. */
const codeBytes = 9;
const standing = `case when m.suspended_at is not null then 'suspended'
  when m.valid_until < lagos_today() then 'expired' else 'active' end`;
const columns = `m.id, m.code, m.kind, ${standing} as standing, m.name, l.name as lga, d.name as employer, m.area,
  m.phone_number as "phoneNumber", m.suspension_reason as "suspensionReason", m.valid_until as "validUntil"`;
const from = 'from network_members m join lgas l on l.id = m.lga_id left join mdas d on d.id = m.mda_id';
const mayAct = `m.kind = 'agent' and ${standing} = 'active'`;
const members: ListSource<MemberRow, MembersQuery['sortField']> = {
  from: sql.raw(`(select ${columns} ${from}) as member`),
  key: { column: sql`member.id`, type: 'uuid' },
  select: columnsNamed('member', [
    ...(['id', 'code', 'kind', 'standing', 'name', 'lga', 'employer', 'area', 'phoneNumber'] as const),
    ...(['suspensionReason', 'validUntil'] as const),
  ]),
  sorts: { name: { column: sql`member.name`, type: 'text' } },
};
const agents: ListSource<PublicAgent, AgentsQuery['sortField']> = {
  from: sql.raw(`(select m.id, m.name, m.is_company as "isCompany", m.lga_id as "lgaId", l.name as lga, m.area,
    m.phone_number as "phoneNumber", l.name || ' ' || m.name as place ${from} where ${mayAct}) as member`),
  key: { column: sql`member.id`, type: 'uuid' },
  select: columnsNamed('member', ['id', 'name', 'isCompany', 'lgaId', 'lga', 'area', 'phoneNumber']),
  sorts: { place: { column: sql`member.place`, type: 'text' } },
};
const searched = sql`concat_ws(' ', member.name, member.area, member.lga)`;

export function createNetworkMembersRepository(db: Database): NetworkMembersRepository {
  const { $client } = db;
  return {
    async find(id) {
      return (await $client.query<MemberRow>(`select ${columns} ${from} where m.id = $1`, [id])).rows[0];
    },
    async findByCode(code) {
      const { rows } = await $client.query<MemberRow>({
        name: 'member-by-code',
        text: `select ${columns} ${from} where m.code = $1`,
        values: [code],
      });
      return rows[0];
    },
    async listAgents({ criteria, lgaId, ...query }) {
      const where = and(
        holds(searched, criteria),
        when(lgaId, (id) => sql`member."lgaId" = ${id}`),
      );
      const [page, areas] = await Promise.all([
        readList(db, agents, query, where),
        $client.query<{ lgaId: number; lga: string; agents: number }>(
          `select l.id as "lgaId", l.name as lga, count(*) as agents ${from} where ${mayAct} group by l.id, l.name order by l.name`,
        ),
      ]);
      return { ...page, areas: areas.rows };
    },
    list: ({ criteria, kind, standing: wanted, ...query }) =>
      readList(
        db,
        members,
        query,
        and(
          or(
            holds(searched, criteria),
            when(criteria, (typed) => sql`member.code = ${typed.replace(/[\s-]/g, '').toUpperCase()}`),
          ),
          when(kind, (asked) => sql`member.kind = ${asked}`),
          when(wanted, (asked) => sql`member.standing = ${asked}`),
        ),
      ),
    async insert(transaction, member) {
      const code = makeIdentityCode(member.kind, randomBytes(codeBytes));
      const { rows } = await transaction.execute<{ id: string; code: string }>(
        sql`insert into network_members (code, kind, name, is_company, lga_id, area, phone_number, mda_id, application_id, submission_id, content_digest, valid_until)
          values (${code}, ${member.kind}, ${member.name}, ${member.isCompany}, ${member.lgaId}, ${member.area}, ${member.phoneNumber},
            ${member.mdaId}, ${member.applicationId}, ${member.submissionId}, ${member.contentDigest}, ${member.validUntil})
          on conflict (submission_id) do nothing returning id, code`,
      );
      return rows[0];
    },
    async findBySubmission(transaction, submissionId) {
      const { rows } = await transaction.execute<IssuedCard & Record<string, unknown>>(
        sql`select id, code, content_digest as "contentDigest" from network_members where submission_id = ${submissionId}`,
      );
      return rows[0];
    },
    async suspend(transaction, id, reason) {
      const { rowCount } = await transaction.execute(
        sql`update network_members set suspended_at = coalesce(suspended_at, clock_timestamp()), suspension_reason = ${reason} where id = ${id}`,
      );
      return rowCount === 1;
    },
    async reinstate(transaction, id) {
      const { rowCount } = await transaction.execute(
        sql`update network_members set suspended_at = null, suspension_reason = null where id = ${id}`,
      );
      return rowCount === 1;
    },
    async renew(transaction, id, validUntil) {
      const { rowCount } = await transaction.execute(
        sql`update network_members set valid_until = ${validUntil} where id = ${id}`,
      );
      return rowCount === 1;
    },
  };
}
