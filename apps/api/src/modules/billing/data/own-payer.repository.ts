import { organisationRoles, type Role } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { BillToRaise } from './raise-bill.ts';

/** Ids of `taxpayer_categories` (spec §9); an agent's is what they registered as. */
const categories: Partial<Record<Role, number>> = {
  Individual: 1,
  Corporate: 2,
  'State Agency': 3,
  'Federal Agency': 4,
};

/** Who a signed-in taxpayer is on their bills: of a company or an agency the organisation, never the person who acts for it. */
export async function findOwnPayer(
  transaction: Transaction,
  userId: string,
  role: Role,
): Promise<BillToRaise['payer'] | undefined> {
  if (organisationRoles.some((own) => own === role)) return findOwnOrganisation(transaction, userId, role);
  const { rows } = await transaction.execute<BillToRaise['payer'] & Record<string, unknown>>(
    sql`select tpui, coalesce(${categories[role] ?? null}::smallint, category_id, 1) as "categoryId", first_name as "firstName",
        last_name as "lastName", email, coalesce(phone_number, '') as phone,
        coalesce(concat_ws(', ', address_line1, address_line2), '') as address
      from users left join user_registrations on user_registrations.user_id = users.id
      where users.id = ${userId}`,
  );
  return rows[0];
}

async function findOwnOrganisation(
  transaction: Transaction,
  userId: string,
  role: Role,
): Promise<BillToRaise['payer']> {
  const { rows } = await transaction.execute<BillToRaise['payer'] & Record<string, unknown>>(
    sql`select o.tpui, ${categories[role] ?? null}::smallint as "categoryId", o.name as "firstName", '' as "lastName", o.email,
        o.phone_number as phone, o.address, o.registration_number as "registrationNumber"
      from organisations o join users on users.tpui = o.tpui where users.id = ${userId}`,
  );
  const [payer] = rows;
  if (!payer) throw new BusinessError('organisation.missing');
  return payer;
}
