import type { CertificateState, ClearanceFigures } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** A certificate as it was issued, and how it stands by the clock of the database. */
export interface IssuedCertificate {
  readonly id: string;
  readonly number: string;
  readonly tpui: string;
  readonly name: string;
  readonly office: string | null;
  readonly firstYear: number;
  readonly figures: ClearanceFigures[];
  readonly issuedAt: Date;
  readonly issuedOn: string;
  readonly validUntil: string;
  readonly isByPerson: boolean;
  readonly showsFigures: boolean;
  readonly state: CertificateState;
  readonly revokedAt: Date | null;
  /** The number of the one that took its place, and since when. */
  readonly replacedBy: string | null;
  readonly replacedOn: string | null;
  readonly now: Date;
}

function certificates(on: Runner) {
  return tablesOf(on)
    .selectFrom('clearance_certificates as c')
    .leftJoin('reading.tax_offices as o', 'o.id', 'c.office_id')
    .leftJoin('clearance_certificates as n', 'n.id', 'c.replaced_by')
    .select(['c.id', 'c.number', 'c.tpui', 'c.name', 'o.name as office'])
    .select(['c.first_year as firstYear', 'c.issued_at as issuedAt', 'c.issued_on as issuedOn'])
    .select(['c.valid_until as validUntil', 'c.shows_figures as showsFigures', 'c.revoked_at as revokedAt'])
    .select(['n.number as replacedBy', 'n.issued_on as replacedOn'])
    .select(({ ref }) => [
      ref('c.figures').$castTo<ClearanceFigures[]>().as('figures'),
      sql<boolean>`${ref('c.issued_by')} is not null`.as('isByPerson'),
      sql<CertificateState>`standing_of_certificate(c)`.as('state'),
      sql<Date>`clock_timestamp()`.as('now'),
    ]);
}

/** By its number, whosever it is. */
export function certificateByNumber(on: Runner, number: string): Promise<IssuedCertificate | undefined> {
  return certificates(on).where('c.number', '=', number).executeTakeFirst();
}

/**
 * By its number, and counted as a look of anybody, in one statement: a counter asks as often as a bill is looked up. Nobody waits until a
 * disk has the look, as `noteLook` says.
 */
export function certificateLookedAt(on: Runner, number: string): Promise<IssuedCertificate | undefined> {
  return tablesOf(on)
    .with('found', () => certificates(on).where('c.number', '=', number))
    .with('looked', (build) =>
      build
        .insertInto('clearance_checks')
        .columns(['certificate_id', 'by', 'with_figures', 'answer'])
        .expression(
          build
            .selectFrom([
              'found as f',
              sql<{ off: string }>`(select set_config('synchronous_commit', 'off', true) as off)`.as('s'),
            ])
            .where('s.off', 'is not', null)
            .select(({ ref }) => [
              'f.id',
              sql<'public'>`'public'`.as('by'),
              sql<boolean>`false`.as('with_figures'),
              sql<'valid'>`case ${ref('f.state')} when 'replaced' then 'revoked' else ${ref('f.state')} end`.as(
                'answer',
              ),
            ]),
        ),
    )
    .selectFrom('found')
    .selectAll()
    .executeTakeFirst();
}

export async function saveShown(on: Runner, id: string, showsFigures: boolean): Promise<void> {
  await tablesOf(on)
    .updateTable('clearance_certificates')
    .set({ shows_figures: showsFigures })
    .where('id', '=', id)
    .execute();
}
