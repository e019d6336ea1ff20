import { sql } from 'kysely';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ForgetPeople } from '../../../ground/identity/index.ts';

/** Where somebody traded goes with the account; the trade and its days stay with the TPUI, as returns do. */
export function createForgetPremises(): ForgetPeople {
  return async (tx, userIds) => {
    await tablesOf(tx)
      .selectNoFrom(sql`forget_premises(${[...userIds]}::uuid[])`.as('forgotten'))
      .execute();
  };
}
