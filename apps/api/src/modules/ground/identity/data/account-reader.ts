import type { User } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { createUsersRepository } from './users.repository.ts';

interface Place {
  readonly mdaId?: number | null | undefined;
  readonly taxOfficeId?: number | null | undefined;
  readonly expertSystemId?: number | null | undefined;
}

export interface AccountReader {
  /** Undefined of a deleted one. */
  find(id: string): Promise<Omit<User, 'createdAt' | 'userRole'> | undefined>;
  /** Also of a deleted one, as far as the account keeps it. */
  nameOf(id: string): Promise<string>;
  placeName(place: Place): Promise<string | null>;
}

/** Accounts as other modules show them. */
export function createAccountReader(db: Database): AccountReader {
  const users = createUsersRepository(db);
  const tables: Kysely<Schema> = tablesOf(db);
  return {
    find: users.find,
    async nameOf(id) {
      const named = await tables
        .selectFrom('users')
        .select(sql<string>`person_name(first_name, last_name)`.as('name'))
        .where('id', '=', id)
        .executeTakeFirst();
      return named?.name ?? '';
    },
    async placeName({ mdaId, taxOfficeId, expertSystemId }) {
      const named = (table: 'mdas' | 'tax_offices' | 'expert_systems', id: number) =>
        tables.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
      if (mdaId != null) return (await named('mdas', mdaId))?.name ?? null;
      if (taxOfficeId != null) return (await named('tax_offices', taxOfficeId))?.name ?? null;
      if (expertSystemId != null) return (await named('expert_systems', expertSystemId))?.name ?? null;
      return null;
    },
  };
}
