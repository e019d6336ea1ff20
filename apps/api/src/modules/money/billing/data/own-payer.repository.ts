import { organisationRoles, type RepresentationRight, type Role } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
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
  const client = await tablesOf(transaction)
    .selectFrom('representations as r')
    .innerJoin('users as p', (join) => join.onRef('p.tpui', '=', 'r.principal_tpui').on('p.status', '=', 'active'))
    .innerJoin('users as u', 'u.id', 'r.representative_id')
    .select('p.id')
    .select(({ ref }) => [
      sql<Role>`active_role(${ref('p.id')})`.as('role'),
      sql<string>`${ref('u.first_name')} || ' ' || ${ref('u.last_name')}`.as('preparedBy'),
    ])
    .where('r.id', '=', acting.id)
    .where('r.representative_id', '=', user.id)
    .where('r.ended_at', 'is', null)
    .where(({ ref }) => sql<boolean>`${right} = any (${ref('r.rights')})`)
    .orderBy('p.id')
    .limit(1)
    .forShare('r')
    .executeTakeFirst();
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
  return tablesOf(transaction)
    .selectFrom('users')
    .leftJoin('user_registrations', 'user_registrations.user_id', 'users.id')
    .select(['tpui', 'first_name as firstName', 'last_name as lastName', 'email'])
    .select(({ ref }) => [
      sql<number>`coalesce(${categories[role] ?? null}::smallint, ${ref('category_id')}, 1)`.as('categoryId'),
      sql<string>`coalesce(${ref('phone_number')}, '')`.as('phone'),
      sql<string>`concat_ws(', ', ${ref('address_line1')}, ${ref('address_line2')})`.as('address'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

async function findOwnOrganisation(
  transaction: Transaction,
  userId: string,
  role: Role,
): Promise<BillToRaise['payer']> {
  const payer = await tablesOf(transaction)
    .selectFrom('organisations as o')
    .innerJoin('users', 'users.tpui', 'o.tpui')
    .select(['o.tpui', 'o.name as firstName', 'o.email', 'o.phone_number as phone', 'o.address'])
    .select(['o.registration_number as registrationNumber', sql<string>`''`.as('lastName')])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const categoryId = categories[role];
  if (!payer || categoryId === undefined) throw new BusinessError('organisation.missing');
  return { ...payer, categoryId };
}
