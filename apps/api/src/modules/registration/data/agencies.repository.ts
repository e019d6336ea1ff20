import type { Agency } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';

type Row = Omit<Agency, 'createdAt'> & { readonly createdAt: Date };

interface ListWishes {
  readonly criteria: string;
  readonly sortField: string;
  readonly sortOrder: 'asc' | 'desc';
  readonly pageNumber: number;
  readonly pageSize: number;
}

export interface AgenciesRepository {
  list(wishes: ListWishes): Promise<{ readonly rows: Row[]; readonly total: number }>;
}

/** Of somebody who works alone: the signup asks for a number, and this is the true answer. */
export const noRcNumber = 'N/A';

const columns = `code as "agencyId", name, coalesce(rc_number, '${noRcNumber}') as "agencyRcNumber", created_at as "createdAt",
  (select count(*)::int from agent_pre_registrations where agency_id = agencies.id and withdrawn_at is null) as "agentCount"`;
const found = `$1 = '' or (name || ' ' || coalesce(rc_number, '') || ' ' || code) ilike $1`;

export function createAgenciesRepository({ $client }: Database): AgenciesRepository {
  return {
    async list({ criteria, sortField, sortOrder, pageNumber, pageSize }) {
      const filter = [criteria === '' ? '' : `%${criteria.replace(/[\\%_]/g, '\\$&')}%`];
      const counted = await $client.query<{ total: number }>(
        `select count(*) as total from agencies where ${found}`,
        filter,
      );
      const order = `${sortField === 'createdAt' ? 'created_at' : 'lower(name)'} ${sortOrder === 'asc' ? 'asc' : 'desc'}, id`;
      const { rows } = await $client.query<Row>(
        `select ${columns} from agencies where ${found} order by ${order} limit $2 offset $3`,
        [...filter, pageSize, (pageNumber - 1) * pageSize],
      );
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },
  };
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
