import type { Scope } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { UnprovedRow } from './unproved-accounts.repository.ts';

const kind = 'identity-confirmation';

/** The account that a case is about, proved by now or not; undefined where it lies beyond `scope`. */
export async function findAccountOfCase(db: Database, id: string, scope: Scope): Promise<UnprovedRow | undefined> {
  const officeId = scope.kind === 'tax-offices' && scope.reach !== 'all' ? scope.taxOfficeId : undefined;
  return tablesOf(db)
    .selectFrom('users as u')
    .innerJoin('user_registrations as r', 'r.user_id', 'u.id')
    .innerJoin('lgas as l', 'l.id', 'r.lga_id')
    .select(({ ref }) => [
      ...(['u.id', 'u.email', 'r.phone_number as phoneNumber', 'l.name as lga'] as const),
      ...(['u.nin_last4 as ninLast4', 'r.registered_at as registeredAt'] as const),
      sql<string>`person_name(${ref('u.first_name')}, ${ref('u.last_name')})`.as('name'),
      sql<string>`${ref('u.user_type')}`.as('category'),
      sql<
        string | null
      >`(select w.id from cases_about(${kind}, 'identity:' || ${ref('u.id')} || '/') w where w.is_open)`.as('workId'),
    ])
    .where('u.id', '=', id)
    .where('u.user_type', 'is not', null)
    .$if(officeId !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('tax_office_places as p')
            .select('p.lga_id')
            .whereRef('p.lga_id', '=', 'r.lga_id')
            .where(({ ref }) => sql<boolean>`open_office(${ref('p.office_id')}) = ${officeId}`),
        ),
      ),
    )
    .executeTakeFirst();
}

/** Whether this office answers for where the account says its person lives. */
export async function isAtHome(tx: Transaction, userId: string, officeId: number): Promise<boolean> {
  const place = await tablesOf(tx)
    .selectFrom('user_registrations as r')
    .innerJoin('tax_office_places as p', 'p.lga_id', 'r.lga_id')
    .select('p.lga_id')
    .where('r.user_id', '=', userId)
    .where(({ ref }) => sql<boolean>`open_office(${ref('p.office_id')}) = ${officeId}`)
    .executeTakeFirst();
  return place !== undefined;
}

/** How many cases were about this account, and whether one of them still waits. */
export async function countIdentityCases(
  tx: Transaction,
  userId: string,
): Promise<{ readonly all: number; readonly open: number }> {
  const about = sql`cases_about(${kind}, ${`identity:${userId}/`}) w`;
  return tablesOf(tx)
    .selectNoFrom([
      sql<number>`(select count(*)::int from ${about})`.as('all'),
      sql<number>`(select count(*)::int from ${about} where w.is_open)`.as('open'),
    ])
    .executeTakeFirstOrThrow();
}

/** The sealed NIN of an account, and the office that proposed it: what the message to the person is made of. */
export async function claimToTell(
  db: Database,
  userId: string,
): Promise<{ readonly sealed: Buffer | null; readonly office: string | null } | undefined> {
  return tablesOf(db)
    .selectFrom('users as u')
    .select(({ ref }) => [
      'u.nin_encrypted as sealed',
      sql<string | null>`(select o.name from cases_about(${kind}, 'identity:' || ${ref('u.id')} || '/') w
        join reading.tax_offices o on o.id = w.office_id where w.state = 'proposed')`.as('office'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}
