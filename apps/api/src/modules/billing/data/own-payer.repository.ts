import { organisationRoles, type RepresentationRight, type Role } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { BillToRaise } from './raise-bill.ts';

/** Ids of `taxpayer_categories` (spec §9); an agent's is what they registered as. */
const categories: Partial<Record<Role, number>> = {
  Individual: 1,
  Corporate: 2,
  'State Agency': 3,
  'Federal Agency': 4,
};

interface Payer {
  readonly payer: BillToRaise['payer'];
  /** Who fills it for them; absent when they do it themselves. */
  readonly preparedBy?: string;
}

/** Who pays, and who prepares it: somebody who acts for a client raises bills in the client's name, and the paper says so. */
export async function findPayerOf(
  transaction: Transaction,
  user: SignedInUser,
  right: RepresentationRight = 'bills',
): Promise<Payer | undefined> {
  const acting = user.scope.kind === 'taxpayer' ? user.scope.acting : undefined;
  if (!acting) {
    const own = await findOwnPayer(transaction, user.id, user.roles[0]);
    return own && { payer: own };
  }
  // Locked: a consent that is withdrawn meanwhile raises nothing.
  const { rows } = await transaction.execute<{ id: string; role: Role; preparedBy: string }>(
    sql`select p.id, active_role(p.id) as role, u.first_name || ' ' || u.last_name as "preparedBy"
      from representations r join users p on p.tpui = r.principal_tpui and p.status = 'active' join users u on u.id = r.representative_id
      where r.id = ${acting.id} and r.representative_id = ${user.id} and r.ended_at is null and ${right} = any (r.rights)
      order by p.id limit 1 for share of r`,
  );
  const [client] = rows;
  if (!client) throw new BusinessError('acting.ended');
  const payer = await findOwnPayer(transaction, client.id, client.role);
  return payer && { payer, preparedBy: client.preparedBy };
}

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
