import type { AgentPreRegistration, listAgentPreRegistrations, ParsedRequestOf } from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { noRcNumber } from './agencies.repository.ts';

export interface KnownAgent {
  readonly id: string;
  readonly agentUid: string;
  readonly agencyId: string;
  readonly agency: string;
  readonly agencyRcNumber: string;
}

export interface NewPreRegistration {
  readonly id: string;
  readonly agentUid: string;
  /** As people read it, `AGY-00012`. */
  readonly agencyId: string;
  readonly nin: { readonly sealed: Buffer; readonly index: Buffer; readonly last4: string };
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly now: Date;
}

type ListQuery = ParsedRequestOf<typeof listAgentPreRegistrations>['query'];
type Row = Omit<AgentPreRegistration, 'createdAt'> & { readonly createdAt: Date };

export interface AgentPreRegistrationsRepository {
  /** Waiting for this person. */
  findWaiting(ninIndex: Buffer | null): Promise<KnownAgent | undefined>;
  list(query: ListQuery): Promise<Listed<Row>>;
}

const columns = `pre.id, agent_uid as "agentUid", agencies.code as "agencyId", agencies.name as agency, coalesce(rc_number, '${noRcNumber}') as "agencyRcNumber"`;
const status = `case when withdrawn_at is not null then 'withdrawn' when used_by is not null then 'registered' else 'waiting' end`;
const from = 'from agent_pre_registrations pre join agencies on agencies.id = pre.agency_id';
const source: ListSource<Row, ListQuery['sortField']> = {
  from: sql.raw(`(select ${columns}, first_name as "firstName", last_name as "lastName", email, phone_number as "phoneNumber",
    nin_last4 as "ninLast4", ${status} as status, pre.created_at as "createdAt" ${from}) as agent`),
  key: { column: sql`agent.id`, type: 'uuid' },
  select: columnsNamed('agent', [
    ...(['id', 'agentUid', 'agencyId', 'agency', 'agencyRcNumber', 'firstName', 'lastName', 'email'] as const),
    ...(['phoneNumber', 'ninLast4', 'status', 'createdAt'] as const),
  ]),
  sorts: {
    createdAt: { column: sql`agent."createdAt"`, type: 'timestamptz' },
    lastName: { column: sql`lower(agent."lastName")`, type: 'text' },
    agency: { column: sql`lower(agent.agency)`, type: 'text' },
  },
};
const searched = sql`concat_ws(' ', agent."firstName", agent."lastName", agent.email, agent."agentUid", agent.agency)`;

export function createAgentPreRegistrationsRepository(db: Database): AgentPreRegistrationsRepository {
  const { $client } = db;
  return {
    async findWaiting(ninIndex) {
      const { rows } = await $client.query<KnownAgent>(
        `select ${columns} ${from} where nin_blind_index = $1 and withdrawn_at is null and used_by is null`,
        [ninIndex],
      );
      return rows[0];
    },
    list: ({ criteria, status, ...query }) =>
      readList(
        db,
        source,
        query,
        and(
          holds(searched, criteria),
          when(status, (wanted) => sql`agent.status = ${wanted}`),
        ),
      ),
  };
}

/** Before the row, because its NIN is sealed for it. */
export async function newPreRegistrationId(transaction: Transaction): Promise<string> {
  const { rows } = await transaction.execute<{ id: string }>(sql`select uuidv7() as id`);
  return rows[0]?.id ?? '';
}

/** What came of it: the agency may not exist, and a person is pre-registered once. */
export async function insertPreRegistration(
  transaction: Transaction,
  options: NewPreRegistration,
): Promise<KnownAgent | 'no-agency' | 'known'> {
  const { id, agentUid, nin, firstName, lastName, email, phoneNumber } = options;
  const agency = await transaction.execute<{ id: number; name: string; rcNumber: string }>(
    sql`select id, name, coalesce(rc_number, ${noRcNumber}) as "rcNumber" from agencies where code = ${options.agencyId}`,
  );
  const [known] = agency.rows;
  if (!known) return 'no-agency';
  const { rowCount } = await transaction.execute(
    sql`insert into agent_pre_registrations
        (id, agent_uid, agency_id, nin_encrypted, nin_blind_index, nin_last4, first_name, last_name, email, phone_number, created_at)
      values (${id}, ${agentUid}, ${known.id}, ${nin.sealed}, ${nin.index}, ${nin.last4}, ${firstName}, ${lastName}, ${email},
        ${phoneNumber}, ${options.now.toISOString()})
      on conflict (nin_blind_index) where withdrawn_at is null do nothing`,
  );
  if (rowCount !== 1) return 'known';
  return { id, agentUid, agencyId: options.agencyId, agency: known.name, agencyRcNumber: known.rcNumber };
}

/** False when somebody registered with it or it was withdrawn; undefined when there is none. */
export async function withdrawPreRegistration(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<boolean | undefined> {
  const { rows } = await transaction.execute<{ waiting: boolean }>(
    sql`select used_by is null and withdrawn_at is null as waiting from agent_pre_registrations where id = ${id} for update`,
  );
  if (!rows[0]?.waiting) return rows[0]?.waiting;
  await transaction.execute(
    sql`update agent_pre_registrations set withdrawn_at = ${now.toISOString()} where id = ${id}`,
  );
  return true;
}
