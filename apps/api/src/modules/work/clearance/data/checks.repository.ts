import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** What checks of many numbers read, in one statement. Whatever does not exist is not there. */
export function findChecked(on: Runner, numbers: readonly string[]) {
  return tablesOf(on)
    .selectFrom('clearance_certificates as c')
    .leftJoin('reading.tax_offices as o', 'o.id', 'c.office_id')
    .leftJoin('clearance_reader_codes as k', 'k.certificate_id', 'c.id')
    .select(['c.id', 'c.number', 'c.name', 'c.first_year as firstYear', 'c.issued_on as issuedOn'])
    .select(['c.valid_until as validUntil', 'c.figures', 'c.shows_figures as showsFigures', 'o.name as office'])
    .select(['k.code_hash as codeHash', 'k.expires_at as codeExpiresAt'])
    .select([
      sql<'valid' | 'expired' | 'revoked' | 'replaced'>`standing_of_certificate(c)`.as('standing'),
      sql<string | null>`lagos_day(c.revoked_at)`.as('revokedOn'),
    ])
    .where('c.number', '=', sql<string>`any (${[...numbers]}::text[])`)
    .execute();
}

interface Looked {
  readonly certificateId: string;
  readonly withFigures: boolean;
  readonly answer: 'valid' | 'expired' | 'revoked';
}

/** Each look of an MDA is kept, in one statement: the holder reads them. */
export async function noteChecks(
  tx: Transaction,
  { mdaId, userId, purpose, looked }: { mdaId: number; userId: string; purpose: string; looked: readonly Looked[] },
): Promise<void> {
  if (looked.length === 0) return;
  await tablesOf(tx)
    .insertInto('clearance_checks')
    .columns(['certificate_id', 'by', 'mda_id', 'user_id', 'purpose', 'with_figures', 'answer'])
    .expression(
      tablesOf(tx)
        .selectFrom(
          sql<{
            id: string;
            figures: boolean;
            answer: string;
          }>`unnest(${looked.map((one) => one.certificateId)}::uuid[],
            ${looked.map((one) => one.withFigures)}::boolean[], ${looked.map((one) => one.answer)}::text[])`.as<'l'>(
            sql`l(id, figures, answer)`,
          ),
        )
        .select([
          'l.id',
          sql<string>`'mda'`.as('by'),
          sql<number>`${mdaId}::int`.as('mda'),
          sql<string>`${userId}::uuid`.as('user'),
          sql<string>`${purpose}::text`.as('purpose'),
          'l.figures',
          'l.answer',
        ]),
    )
    .execute();
}
