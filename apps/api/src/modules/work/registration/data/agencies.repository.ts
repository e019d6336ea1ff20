import type { Agency, listAgencies, ParsedRequestOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { holds } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';

type Row = Omit<Agency, 'createdAt'> & { readonly createdAt: Date };

type ListQuery = ParsedRequestOf<typeof listAgencies>['query'];

export interface AgenciesRepository {
  list(query: ListQuery): Promise<Listed<Row>>;
}

/** Of somebody who works alone: the signup asks for a number, and this is the true answer. */
export const noRcNumber = 'N/A';

const columns = `code as "agencyId", name, coalesce(rc_number, '${noRcNumber}') as "agencyRcNumber", created_at as "createdAt",
  (select count(*)::int from agent_pre_registrations where agency_id = agencies.id and withdrawn_at is null) as "agentCount"`;

const source: ListSource<Row, ListQuery['sortField']> = {
  from: sql.raw(`(select agencies.id, ${columns} from agencies) as agency`),
  key: { column: sql`agency.id`, type: 'integer' },
  select: columnsNamed('agency', ['agencyId', 'name', 'agencyRcNumber', 'createdAt', 'agentCount']),
  sorts: {
    name: { column: sql`lower(agency.name)`, type: 'text' },
    createdAt: { column: sql`agency."createdAt"`, type: 'timestamptz' },
  },
};

export function createAgenciesRepository(db: Database): AgenciesRepository {
  const searched = sql`concat_ws(' ', agency.name, agency."agencyRcNumber", agency."agencyId")`;
  return { list: ({ criteria, ...query }) => readList(db, source, query, holds(searched, criteria)) };
}

export interface AgencyToAdd {
  readonly name: string;
  /** Null of somebody who works alone. */
  readonly rcNumber: string | null;
}

/** Undefined when an agency has this RC number. */
export async function addAgency(transaction: Transaction, { name, rcNumber }: AgencyToAdd): Promise<Row | undefined> {
  const { rows } = await transaction.execute<Row & Record<string, unknown>>(
    sql`insert into agencies (name, rc_number) values (${name}, ${rcNumber && plainRcNumber(rcNumber)})
      on conflict (rc_number) do nothing returning ${sql.raw(columns)}`,
  );
  return rows[0];
}

/** The agency of this RC number, whatever it was called when it was recorded. */
export async function findOrAddAgency(transaction: Transaction, agency: AgencyToAdd): Promise<{ agencyId: string }> {
  const added = await addAgency(transaction, agency);
  if (added) return added;
  const { rows } = await transaction.execute<{ agencyId: string }>(
    sql`select code as "agencyId" from agencies where rc_number = ${plainRcNumber(agency.rcNumber ?? '')}`,
  );
  const [known] = rows;
  if (!known) throw new Error('An agency is neither new nor known');
  return known;
}

/** `rc 123456` and `RC123456` are one company. */
function plainRcNumber(typed: string): string {
  return typed.toUpperCase().replace(/\s/g, '');
}
