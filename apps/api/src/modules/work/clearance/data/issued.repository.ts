import type { ClearanceFigures } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export type IssuedRow = NonNullable<Awaited<ReturnType<typeof findIssued>>>;

function issued(on: Runner) {
  return tablesOf(on)
    .selectFrom('clearance_certificates as c')
    .leftJoin('clearance_certificates as n', 'n.id', 'c.replaced_by')
    .leftJoin('reading.tax_offices as o', 'o.id', 'c.office_id')
    .innerJoin('reading.taxpayers as t', 't.tpui', 'c.tpui')
    .selectAll('c')
    .select(['n.number as replacedBy', 'o.name as office', 't.name as nameNow'])
    .select([
      sql<'valid' | 'expired' | 'revoked' | 'replaced'>`standing_of_certificate(c)`.as('standing'),
      sql<number>`reading.checks_of_certificate(c.id)::int`.as('checks'),
      sql<string | null>`lagos_day(c.revoked_at)`.as('revokedOn'),
    ]);
}

export function findIssued(on: Runner, number: string) {
  return issued(on).where('c.number', '=', number).executeTakeFirst();
}

/** Under whichever record they were issued, the newest first. */
export function listIssuedTo(on: Runner, tpui: string) {
  return issued(on)
    .where(({ ref }) => sql<boolean>`${ref('c.tpui')} = any (reading.papers_of(${tpui}))`)
    .orderBy('c.issued_at', 'desc')
    .limit(50)
    .execute();
}

/** The one that is valid now for these years. */
export async function findLive(on: Runner, tpui: string, firstYear: number) {
  const rows = await issued(on)
    .where('c.tpui', '=', tpui)
    .where('c.first_year', '=', firstYear)
    .where('c.revoked_at', 'is', null)
    .where('c.replaced_by', 'is', null)
    .execute();
  return rows.find(({ standing }) => standing === 'valid');
}

interface NewCertificate {
  readonly id: string;
  readonly number: string;
  readonly applicationId: string;
  readonly tpui: string;
  readonly name: string;
  readonly officeId: number | null;
  readonly firstYear: number;
  readonly figures: readonly ClearanceFigures[];
}

/** Takes the place of whatever is live for the same years. Its moment, and who issued it, are the database's to say. Answers its last day. */
export async function insertCertificate(tx: Transaction, made: NewCertificate): Promise<string> {
  await tablesOf(tx)
    .updateTable('clearance_certificates')
    .set({ replaced_by: made.id })
    .where('tpui', '=', made.tpui)
    .where('first_year', '=', made.firstYear)
    .where('revoked_at', 'is', null)
    .where('replaced_by', 'is', null)
    .execute();
  const { validUntil } = await tablesOf(tx)
    .insertInto('clearance_certificates')
    .values({
      ...{ id: made.id, number: made.number, application_id: made.applicationId, tpui: made.tpui, name: made.name },
      ...{ office_id: made.officeId, first_year: made.firstYear, figures: JSON.stringify(made.figures) },
      issued_on: sql<string>`lagos_today()`,
      valid_until: sql<string>`clearance_last_day(lagos_today())`,
    })
    .returning('valid_until as validUntil')
    .executeTakeFirstOrThrow();
  return validUntil;
}

export async function revokeCertificate(tx: Transaction, id: string, by: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('clearance_certificates')
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_by: by })
    .where('id', '=', id)
    .execute();
}
