import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { compareAll } from '../src/modules/money/settlement/data/reconciliation.repository.ts';
import { beginImport } from '../src/modules/money/settlement/data/settlement-files.repository.ts';
import { importFile } from '../src/modules/money/settlement/import-file.ts';
import { readHere } from '../src/modules/money/settlement/reading/read-here.ts';
import { receiveFile } from '../src/modules/money/settlement/receive-file.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { billKobo, givenManyBills, intentId } from '../src/testing/given-many-bills.ts';

/**
 * A provider's list of `BENCH_LINES` (20,000) payments, read, matched, booked and compared, against inserting as many plain rows on the
 * same server; and the same again after what was there already: time is to grow with the file, not with the history.
 */
const lines = Number(process.env.BENCH_LINES ?? 20_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const firstNumber = 100_000_000_000;
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const files = new Map<string, Buffer>();
const store = {
  put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
  get: async (key: string) => files.get(key),
  remove: async (key: string) => void files.delete(key),
  async *list() {},
};

async function pay(client: pg.Client, first: number): Promise<void> {
  await givenManyBills(client, first, lines);
  await client.query('analyze bills, bill_lines, payment_intents, bill_attempts');
  await client.query(
    `select count(confirm_payment(id, provider_ref, ${billKobo}, 'card', clock_timestamp() - interval '1 day', 'requery'))
     from payment_intents where id between $1 and $2`,
    [intentId(first), intentId(first + lines - 1)],
  );
}

function listOf(first: number): Buffer {
  const rows = Array.from({ length: lines }, (_, at) =>
    [
      first + at,
      '',
      (billKobo / 100).toFixed(2),
      '150.00',
      `${day} 09:00:00`,
      'card',
      `RMT-${first + (at % 40)}`,
      day,
    ].join(','),
  );
  return Buffer.from(
    `rrr,orderId,amount,chargeFee,debitdate,channel,settlementReference,settlementDate\n${rows.join('\n')}\n`,
  );
}

/** Seconds, and the most memory this process held beyond what it began with, in MB. */
async function settle(db: Database, bytes: Buffer): Promise<{ readonly seconds: number; readonly memoryMb: number }> {
  const { id } = await receiveFile({ db, store }, { source: 'remita', bytes, name: 'list.csv', by: null });
  const { columns } = await readHere.look({ bytes, source: 'remita', chosen: null, remembered: null, today: day });
  await beginImport(db, id, columns, null);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const started = performance.now();
  await importFile({ db, store, clock: systemClock, reader: readHere }, id);
  await compareAll(db, day, null);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  return { seconds, memoryMb: (most - before) / 1_048_576 };
}

/** As many rows of the width of a line, into a table with as many indexes. */
async function plain(client: pg.Client): Promise<number> {
  const started = performance.now();
  for (let at = 0; at < lines; at += 2_000)
    await client.query(
      `insert into bench_lines (reference, kobo, day, hash) select n::text, n, current_date, md5(n::text || $2) from generate_series($1::bigint, $1 + 1999) n`,
      [at, randomUUID()],
    );
  return (performance.now() - started) / 1000;
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-settlement-'));
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  await client.query(`create table bench_lines (id bigint generated always as identity primary key, reference text, kobo bigint, day date, hash text unique);
    create index on bench_lines (reference); create index on bench_lines (day); create index on bench_lines (kobo)`);
  const db = createDatabase(postgres.url, { max: 4, name: 'bench' });
  await client.query(`update settlement_sources set expected_from = current_date - 7`);
  const ours: number[] = [];
  const theirs: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = firstNumber + round * lines;
    await pay(client, first);
    const { seconds, memoryMb } = await settle(db, listOf(first));
    ours.push(seconds);
    memory.push(memoryMb);
    theirs.push(await plain(client));
    const { rows } = await client.query<{ open: number }>(
      `select count(*)::int as open from payment_settlements where state <> 'settled'`,
    );
    if (rows[0]?.open !== 0) throw new Error(`${rows[0]?.open} payments were not settled`);
  }
  await db.$client.end();
  await client.end();
  reportRow({
    what: `a settlement file of ${lines} lines imported, matched and compared, for 100,000 of them`,
    value: (median(ours) * 100_000) / lines,
    unit: 's',
    bar: { atMost: 20 },
    raw: `each ${listed(ours, 2)} s; plain rows ${listed(theirs, 2)} s; ratio ${(median(ours) / median(theirs)).toFixed(1)}; memory +${listed(memory, 0)} MB; the last with ${(rounds - 1) * lines} lines of history`,
  });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
