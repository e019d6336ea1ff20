import { sql } from 'kysely';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ForgetPeople } from '../../../ground/identity/index.ts';

/** What was only prepared goes with the account; what was filed stays with the TPUI. */
export function createForgetReturns(): ForgetPeople {
  return async (tx, userIds) => {
    await tablesOf(tx)
      .selectNoFrom(sql`forget_returns(${[...userIds]}::uuid[])`.as('forgotten'))
      .execute();
  };
}
