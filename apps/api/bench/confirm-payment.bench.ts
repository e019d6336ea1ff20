import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningPostgres, startPostgres } from '@portal/embedded-postgres';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { observationsRepository } from '../src/modules/money/payments/data/observations.repository.ts';
import type { PaymentIntent } from '../src/modules/money/payments/data/payment-intents.repository.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { billKobo, givenManyBills, intentId } from '../src/testing/given-many-bills.ts';

/**
 * Confirmations a second through the function the API confirms with, against pgbench calling the same statement on the same
 * durable server. Both sides open their connections anew in each round, so both pay for planning; connecting is not counted.
 */
const connections = 10;
const rounds = 5;
const perRound = Number(process.env.BENCH_PAYMENTS ?? 3_000);
const firstNumber = 100_000_000_000;
const what = 'payment confirmation against pgbench, same statement';
const bar = { atLeast: 0.7 };

interface Round {
  readonly databaseUrl: string;
  readonly first: number;
}

async function ours({ databaseUrl, first }: Round): Promise<number> {
  const db = createDatabase(databaseUrl, { max: connections, name: 'bench' });
  const clients = await Promise.all(Array.from({ length: connections }, () => db.$client.connect()));
  for (const client of clients) client.release();
  const { confirm } = observationsRepository(db);
  let next = first;
  const started = performance.now();
  await Promise.all(
    clients.map(async () => {
      while (next < first + perRound) {
        const number = next++;
        const intent = { id: intentId(number) } as PaymentIntent;
        const money = { amountKobo: billKobo, channel: 'card', paidAt: new Date(), reference: String(number) };
        const outcome = await confirm(intent, 'requery', money);
        if (outcome !== 'receipted') throw new Error(`payment ${number} ended as ${outcome}`);
      }
    }),
  );
  const perSecond = perRound / ((performance.now() - started) / 1000);
  await db.$client.end();
  return perSecond;
}

/** Its two concatenations stand for our parameters and cost it microseconds of a transaction of milliseconds. */
const script = String.raw`
\set n :first + :client_id * :each + :i
\set i :i + 1
select confirm_payment(('00000000-0000-4000-8000-' || :n)::uuid, :n::text, ${billKobo}, 'card', now(), 'requery') as outcome;
`;

async function theirs({ databaseUrl, first }: Round, scriptFile: string): Promise<number> {
  const each = perRound / connections;
  const { stdout } = await promisify(execFile)('pgbench', [
    ...['--no-vacuum', '--protocol=prepared', `--client=${connections}`, '--jobs=1', `--transactions=${each}`],
    ...[`--file=${scriptFile}`, '-D', `first=${first}`, '-D', `each=${each}`, '-D', 'i=0', databaseUrl],
  ]);
  const perSecond = Number(/tps = ([\d.]+) \(without initial connection time\)/.exec(stdout)?.[1]);
  if (!Number.isFinite(perSecond)) throw new Error(`pgbench said something unexpected:\n${stdout}`);
  return perSecond;
}

async function receipts(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from receipts');
  return rows[0]?.count ?? 0;
}

async function measure({ url: databaseUrl, ownerUrl }: RunningPostgres, scriptFile: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  let next = firstNumber;
  const oursPerSecond: number[] = [];
  const theirsPerSecond: number[] = [];
  // The first round only warms up.
  for (let round = -1; round < rounds; round += 1) {
    await givenManyBills(client, next, 2 * perRound);
    await client.query('analyze');
    const [first, second] = [
      { databaseUrl, first: next },
      { databaseUrl, first: next + perRound },
    ];
    next += 2 * perRound;
    const oursFirst = round % 2 === 0;
    const before = oursFirst ? await ours(first) : await theirs(first, scriptFile);
    const after = oursFirst ? await theirs(second, scriptFile) : await ours(second);
    if (round < 0) continue;
    oursPerSecond.push(oursFirst ? before : after);
    theirsPerSecond.push(oursFirst ? after : before);
  }
  if ((await receipts(client)) !== next - firstNumber) throw new Error('not every confirmation left its receipt');
  await client.end();
  const ratio = median(oursPerSecond.map((perSecond, round) => perSecond / (theirsPerSecond[round] ?? Number.NaN)));
  reportRow({
    what,
    value: ratio,
    unit: 'x',
    bar,
    raw: `ours ${listed(oursPerSecond, 0)}; pgbench ${listed(theirsPerSecond, 0)} a second; ${connections} connections, ${perRound} a round`,
  });
}

if (spawnSync('pgbench', ['--version']).status !== 0) {
  reportRow({
    what,
    value: null,
    unit: 'x',
    bar,
    raw: 'pgbench is missing: "apt-get install postgresql", or on macOS "brew install postgresql"',
  });
} else {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-confirm-'));
  // The server runs as another user when this one is root; it must be able to reach its folder.
  await chmod(folder, 0o711);
  const postgres = await startPostgres({ dataDir: join(folder, 'data') });
  try {
    await migrate(postgres.ownerUrl);
    await seedReferenceData(postgres.ownerUrl);
    const scriptFile = join(folder, 'confirm.sql');
    await writeFile(scriptFile, script);
    await measure(postgres, scriptFile);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
