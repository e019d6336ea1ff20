import type { Role } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { BillToRaise } from './raise-bill.ts';

/** Ids of `taxpayer_categories` (spec §9); an agent's is what they registered as. */
const categories: Partial<Record<Role, number>> = {
  Individual: 1,
  Corporate: 2,
  'State Agency': 3,
  'Federal Agency': 4,
};

/** Who a signed-in taxpayer is on their bills. */
export async function findOwnPayer(
  transaction: Transaction,
  userId: string,
  role: Role,
): Promise<BillToRaise['payer'] | undefined> {
  const { rows } = await transaction.execute<BillToRaise['payer'] & Record<string, unknown>>(
    sql`select tpui, coalesce(${categories[role] ?? null}::smallint, category_id, 1) as "categoryId", first_name as "firstName",
        last_name as "lastName", email, coalesce(phone_number, '') as phone,
        coalesce(concat_ws(', ', address_line1, address_line2), '') as address
      from users left join user_registrations on user_registrations.user_id = users.id
      where users.id = ${userId}`,
  );
  return rows[0];
}
