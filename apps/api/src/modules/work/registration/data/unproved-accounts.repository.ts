import type { listUnprovedAccounts, ParsedRequestOf, Scope } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { holds } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';

export interface UnprovedRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly category: string;
  readonly lga: string;
  readonly ninLast4: string | null;
  readonly registeredAt: Date;
  /** The case in which somebody proposed it and nobody decided. */
  readonly workId: string | null;
}

type ListQuery = ParsedRequestOf<typeof listUnprovedAccounts>['query'];

const name = sql`person_name(u.first_name, u.last_name)`;

const source: ListSource<UnprovedRow, ListQuery['sortField']> = {
  from: sql`users u join user_registrations r on r.user_id = u.id join lgas l on l.id = r.lga_id`,
  key: { column: sql`u.id`, type: 'uuid' },
  select: {
    id: sql`u.id`,
    name,
    email: sql`u.email`,
    phoneNumber: sql`r.phone_number`,
    category: sql`u.user_type`,
    lga: sql`l.name`,
    ninLast4: sql`u.nin_last4`,
    registeredAt: sql`r.registered_at`,
    workId: sql`(select w.id from cases_about('identity-confirmation', 'identity:' || u.id || '/') w where w.is_open)`,
  },
  sorts: {
    registeredAt: { column: sql`r.registered_at`, type: 'timestamptz' },
    name: { column: sql`lower(${name})`, type: 'text' },
  },
};

/** Accounts that wait for somebody to see the NIN slip, as far as `scope` reaches. */
export function listUnproved(
  db: Database,
  { criteria, ...query }: ListQuery,
  scope: Scope,
): Promise<Listed<UnprovedRow>> {
  const waits = sql`u.status = 'active' and u.tpui is null and u.user_type is not null`;
  return readList(
    db,
    source,
    query,
    and(waits, withinReach(scope), holds(sql`concat_ws(' ', ${name}, u.email)`, criteria)),
  );
}

function withinReach(scope: Scope): SQL | undefined {
  if (scope.kind === 'state' || (scope.kind === 'tax-offices' && scope.reach === 'all')) return undefined;
  if (scope.kind !== 'tax-offices') return sql`false`;
  return sql`r.lga_id in (select lga_id from tax_office_places where open_office(office_id) = ${scope.taxOfficeId})`;
}
