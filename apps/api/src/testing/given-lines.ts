import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';

export interface GivenLine {
  readonly reference: string;
  readonly kobo: number;
  readonly feeKobo?: number;
  readonly batch?: string;
  /** `YYYY-MM-DD`; today in Lagos unless given. */
  readonly paidOn?: string;
}

/** Lines of a provider as an imported file leaves them, matched and booked. */
export async function givenLines(
  db: Database,
  lines: readonly GivenLine[],
  provider: 'remita' | 'interswitch' = 'remita',
): Promise<number[]> {
  const { rows: files } = await db.$client.query<{ id: string }>(
    `insert into settlement_files (source_id, sha256, name, bytes, storage_key) values ($2, $1, 'list.csv', 1, $1) returning id`,
    [randomBytes(32).toString('hex'), provider],
  );
  const ids: number[] = [];
  for (const [row, { reference, kobo, feeKobo = 0, batch = 'RMT-GIVEN-1', paidOn = null }] of lines.entries()) {
    const { rows } = await db.$client.query<{ id: number }>(
      `with day as (select coalesce($6::date, (now() at time zone 'Africa/Lagos')::date) as day),
       made as (insert into settlement_batches (provider, reference, value_date) select $9::payment_provider, $1, day from day on conflict do nothing returning id)
       insert into settlement_lines (batch_id, file_id, row, provider, reference, gross_kobo, fee_kobo, paid_on, line_hash)
       select coalesce((select id from made), (select id from settlement_batches where provider = $9::payment_provider and reference = $1)),
         $2, $3, $9::payment_provider, $4, $5, $7, day, $8 from day returning id`,
      [batch, files[0]?.id, row + 2, reference, kobo, paidOn, feeKobo, randomBytes(32).toString('hex'), provider],
    );
    ids.push(rows[0]?.id ?? 0);
  }
  await db.$client.query('select match_settlement_lines($1)', [files[0]?.id]);
  return ids;
}

/** A credit of a bank's statement, as an imported file leaves it. */
export async function givenCredit(
  db: Database,
  { reference, kobo }: Pick<GivenLine, 'reference' | 'kobo'>,
): Promise<void> {
  const hash = randomBytes(32).toString('hex');
  await db.$client.query(
    `with file as (insert into settlement_files (source_id, sha256, name, bytes, storage_key) values ('bank', $1, 'statement.csv', 1, $1) returning id)
     insert into bank_lines (file_id, row, value_date, amount_kobo, reference, line_hash)
     select id, 2, (now() at time zone 'Africa/Lagos')::date, $2, $3, $1 from file`,
    [hash, kobo, reference],
  );
}
