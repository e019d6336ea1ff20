import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import { reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { billKobo, givenManyBills, intentId } from '../src/testing/given-many-bills.ts';

/**
 * What a bill and its payment leave in the database and in its log (WAL), for docs/capacity.md. Bytes, the same on every machine; of `BENCH_BILLS`
 * (20,000) of one line, each paid once.
 */
const bills = Number(process.env.BENCH_BILLS ?? 20_000);
const first = 300_000_000_000;
const atOnce = 100;

interface Standing {
  readonly tables: ReadonlyMap<string, number>;
  readonly wal: number;
}

/** Sizes with indexes, once what is dead was taken away. */
async function standing(client: pg.Client): Promise<Standing> {
  await client.query('vacuum');
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const { rows: log } = await client.query<{ at: string }>(`select pg_current_wal_lsn() - '0/0'::pg_lsn as at`);
  return { tables: new Map(rows.map(({ name, bytes }) => [name, Number(bytes)])), wal: Number(log[0]?.at) };
}

function report(what: string, before: Standing, after: Standing, most: { kept: number; log: number }): void {
  const grown = [...after.tables].map(
    ([name, bytes]) => [name, (bytes - (before.tables.get(name) ?? 0)) / bills] as const,
  );
  const largest = grown.toSorted(([, a], [, b]) => b - a).slice(0, 8);
  reportRow({
    what: `${what}: kept in tables and indexes`,
    value: grown.reduce((sum, [, bytes]) => sum + bytes, 0),
    unit: 'B',
    bar: { atMost: most.kept },
    raw: largest.map(([name, bytes]) => `${name} ${bytes.toFixed(0)}`).join(', '),
  });
  reportRow({
    what: `${what}: written to the log`,
    value: (after.wal - before.wal) / bills,
    unit: 'B',
    bar: { atMost: most.log },
    raw: `of ${bills}`,
  });
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-capacity-'));
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  const empty = await standing(client);
  await givenManyBills(client, first, bills);
  const billed = await standing(client);
  report('a bill with an attempt that waits', empty, billed, { kept: 3_000, log: 7_000 });
  for (let at = 0; at < bills; at += atOnce) {
    await client.query(
      `select count(confirm_payment(id, provider_ref, ${billKobo}, 'card', clock_timestamp(), 'requery')) from payment_intents where id between $1 and $2`,
      [intentId(first + at), intentId(first + at + atOnce - 1)],
    );
  }
  report('its payment', billed, await standing(client), { kept: 4_500, log: 12_000 });
  await client.end();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
