import type { SettlementColumns } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import type { FileReader } from './reading/file-reader.ts';
import type { SettlementLine } from './reading/read-line.ts';

export interface ImportDeps {
  readonly db: Database;
  readonly store: Pick<DocumentStore, 'get'>;
  readonly clock: Clock;
  readonly reader: Pick<FileReader, 'lines'>;
}

interface FileRow {
  readonly sourceId: string;
  readonly provider: string | null;
  readonly storageKey: string;
  readonly columns: SettlementColumns;
}

/**
 * All of a file or nothing of it, in one transaction; a second run finds it imported. Lines that came with another file are left
 * out, good rows go in beside bad ones, and then lines look for their payments.
 */
export async function importFile({ db, store, clock, reader }: ImportDeps, fileId: string): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    // Nobody waits before a screen: a long list on a busy machine is no reason to begin again. As long as the job has.
    await client.query(`set local statement_timeout = '570s'`);
    await client.query('select pg_advisory_xact_lock(4005022)');
    const { rows } = await client.query<FileRow>(
      `select f.source_id as "sourceId", s.provider, f.storage_key as "storageKey", f.columns
       from settlement_files f join settlement_sources s on s.id = f.source_id
       where f.id = $1 and f.state = 'importing' for update of f`,
      [fileId],
    );
    const [file] = rows;
    const bytes = file && (await store.get(file.storageKey));
    if (!file || !bytes) {
      await client.query('rollback');
      return;
    }
    const { columns, sourceId: source, provider } = file;
    const { headings, badRows, problems, lines } = await reader.lines({
      ...{ bytes, source, columns, today: dayOf(clock.now()) },
    });
    const counts = { fresh: 0, read: 0 };
    for (const some of lines) {
      counts.fresh += provider
        ? await insertLines(client, fileId, provider, some)
        : await insertCredits(client, fileId, some);
      counts.read += some.length;
    }
    await client.query(
      `insert into settlement_row_errors (file_id, row, "column", problem, value)
       select $1, p.row, p."column", p.problem, p.value from jsonb_to_recordset($2) p (row int, "column" text, problem text, value text)`,
      [fileId, JSON.stringify(problems)],
    );
    if (provider) await client.query('select match_settlement_lines($1)', [fileId]);
    await client.query('select match_bank_lines()');
    await client.query(
      `update settlement_files set state = 'imported', imported_at = clock_timestamp(), new_lines = $2, repeated_lines = $3, bad_lines = $4
       where id = $1`,
      [fileId, counts.fresh, counts.read - counts.fresh, badRows],
    );
    await client.query('update settlement_sources set columns = $2 where id = $1', [
      source,
      JSON.stringify({ ...columns, headings }),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

type Client = { query(text: string, values: readonly unknown[]): Promise<{ rowCount: number | null }> };

const lineColumns = `l.row, l.reference, l."orderId", l.batch, l."grossKobo", l."feeKobo", l."paidOn", l."valueDate", l.channel, l.account, l.narration, l.hash
  from jsonb_to_recordset($1) l (row int, reference text, "orderId" text, batch text, "grossKobo" bigint, "feeKobo" bigint, "paidOn" date,
    "valueDate" date, channel text, account text, narration text, hash text)`;

/** How many were new. */
async function insertLines(client: Client, fileId: string, provider: string, lines: readonly SettlementLine[]) {
  const given = JSON.stringify(lines);
  await client.query(
    `insert into settlement_batches (provider, reference, value_date)
     select distinct on (told.batch) $2::payment_provider, told.batch, told."valueDate" from (select ${lineColumns}) told
     order by told.batch, told."valueDate" on conflict do nothing`,
    [given, provider],
  );
  const { rowCount } = await client.query(
    `insert into settlement_lines (batch_id, file_id, row, provider, reference, order_id, gross_kobo, fee_kobo, paid_on, channel, line_hash)
     select b.id, $3, told.row, b.provider, told.reference, told."orderId", told."grossKobo", told."feeKobo", told."paidOn", told.channel, told.hash
     from (select ${lineColumns}) told join settlement_batches b on b.provider = $2::payment_provider and b.reference = told.batch
     on conflict (line_hash) do nothing`,
    [given, provider, fileId],
  );
  return rowCount ?? 0;
}

async function insertCredits(client: Client, fileId: string, lines: readonly SettlementLine[]) {
  const { rowCount } = await client.query(
    `insert into bank_lines (file_id, row, account_number, value_date, amount_kobo, narration, reference, line_hash)
     select $2, told.row, told.account, told."valueDate", told."grossKobo", told.narration, told.reference, told.hash from (select ${lineColumns}) told
     on conflict (line_hash) do nothing`,
    [JSON.stringify(lines), fileId],
  );
  return rowCount ?? 0;
}
