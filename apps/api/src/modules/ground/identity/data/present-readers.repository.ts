import { type Role, roles, type Scope } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { type Belongings, scopeOf } from '../domain/scope-of.ts';
import { belongingsColumn } from './belongings.ts';

/** What somebody may see at this moment, and as whom they would be named. */
interface PresentReader {
  readonly role: Role;
  readonly scope: Scope;
  readonly name: string;
}

/** For work that goes on without a call: whether whoever asked for it may still have it. */
export interface PresentReaders {
  /** Undefined when the account is not active, or its active role sees nothing. */
  find(userId: string): Promise<PresentReader | undefined>;
}

interface Row {
  readonly name: string;
  readonly role: string | null;
  readonly belongings: Belongings;
}

export function createPresentReaders({ $client }: Pick<Database, '$client'>): PresentReaders {
  return {
    async find(userId) {
      const { rows } = await $client.query<Row>(
        `select person_name(first_name, last_name) as name,
           (select role_name from user_roles where user_roles.user_id = users.id order by position limit 1) as role, ${belongingsColumn}
         from users where id = $1 and status = 'active'`,
        [userId],
      );
      const [row] = rows;
      const role = roles.find((known) => known === row?.role);
      const scope = row && role && scopeOf(role, row.belongings);
      return scope && { role, scope, name: row.name };
    },
  };
}
