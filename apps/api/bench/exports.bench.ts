import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ExportFormat, invoiceReport } from '@portal/contracts';
import { startPostgres } from '@portal/embedded-postgres';
import { listed, median, percentile, reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { observationsRepository } from '../src/modules/money/payments/data/observations.repository.ts';
import type { PaymentIntent } from '../src/modules/money/payments/data/payment-intents.repository.ts';
import { createExportPress } from '../src/modules/reading/exports/index.ts';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import { billKobo, givenManyBills, intentId } from '../src/testing/given-many-bills.ts';
import { prepareWorld } from './reports/prepare-world.ts';

/**
 * Files of the invoice report through the press that makes them, in the process that also confirms payments: a small
 * installation, where both compete. `BENCH_BILLS` (1,000,000) are in the world, `BENCH_WORLD_DIR` keeps it.
 */
const bills = Number(process.env.BENCH_BILLS ?? 1_000_000);
const worldDays = 1_096;
const manyRows = Math.min(100_000, bills);
const runs = Number(process.env.BENCH_RUNS ?? 3);
/** Between the beginnings of two confirmations. */
const beatMs = 40;
const roundMs = 15_000;
const megabyte = 1024 * 1024;

const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const columns = Object.keys(invoiceReport.columns);

/** All its columns; of so many rows as the days hold that many of. */
function order(format: ExportFormat, rows: number) {
  return {
    key: `exports/bench/${Date.now()}`,
    report: 'invoices' as const,
    asked: {
      criteria: '',
      sortField: 'issuedOn',
      sortOrder: 'desc',
      minDate: isoDay(Math.ceil((worldDays * rows) / bills) + 1),
      maxDate: isoDay(-1),
    },
    columns,
    format,
    language: 'en' as const,
    scope: { kind: 'state' as const },
    person: { name: 'The bench', role: 'SuperAdmin' },
    asOf: new Date(),
    rowsMax: 10_000_000,
  };
}

/** Confirms payments in a steady beat until `over`, whether or not earlier ones are done; answers how long each took, in ms. */
async function confirmSteadily(db: Database, from: number, over: AbortSignal): Promise<number[]> {
  const { confirm } = observationsRepository(db);
  const took: number[] = [];
  const failed: unknown[] = [];
  const running: Promise<void>[] = [];
  const one = async (number: number) => {
    const startedAt = performance.now();
    const intent = { id: intentId(number) } as PaymentIntent;
    const money = { amountKobo: billKobo, channel: 'card', paidAt: new Date(), reference: String(number) };
    const outcome = await confirm(intent, 'requery', money);
    if (outcome !== 'receipted') throw new Error(`payment ${number} ended as ${outcome}`);
    took.push(performance.now() - startedAt);
  };
  for (let number = from; !over.aborted && failed.length === 0; number += 1) {
    running.push(one(number).catch((error: unknown) => void failed.push(error)));
    await wait(beatMs);
  }
  await Promise.all(running);
  if (failed.length > 0) throw failed[0];
  return took;
}

const keptIn = process.env.BENCH_WORLD_DIR;
const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'portal-bench-exports-')));
await mkdir(folder, { recursive: true });
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const files = await mkdtemp(join(tmpdir(), 'portal-bench-files-'));
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
try {
  const pathname = `/${await prepareWorld(postgres.superuserUrl, bills)}`;
  const databaseUrl = Object.assign(new URL(postgres.url), { pathname }).href;
  const uploads = { kind: 'folder', dir: files } as const;
  const log = { error: (...said: unknown[]) => console.error(...said) };
  const press = createExportPress({ databaseUrl, uploads, log });
  const make = async (format: ExportFormat, rows: number, signal = new AbortController().signal) => {
    const startedAt = performance.now();
    const outcome = await press.make(order(format, rows), () => {}, signal);
    if ('problem' in outcome) throw new Error(outcome.problem);
    return { seconds: (performance.now() - startedAt) / 1000, ...outcome };
  };
  for (const format of ['csv', 'xlsx'] as const) await make(format, 1_000);

  for (const { format, rows, bar } of [
    { format: 'csv', rows: manyRows, bar: 3 },
    { format: 'xlsx', rows: manyRows, bar: 10 },
    { format: 'csv', rows: bills, bar: 25 },
  ] as const) {
    const taken: number[] = [];
    const heights: number[] = [];
    let about = '';
    for (let run = 0; run < runs; run += 1) {
      const before = process.memoryUsage().rss;
      let peak = before;
      const looking = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage().rss);
      }, 50);
      const made = await make(format, rows);
      clearInterval(looking);
      taken.push(made.seconds);
      heights.push((peak - before) / megabyte);
      about = `${made.rows} rows, ${Math.round(made.bytes / megabyte)} MB`;
    }
    const what = `export of ${rows} invoices as ${format.toUpperCase()}`;
    reportRow({ what, value: median(taken), unit: 's', bar: { atMost: bar }, raw: `${listed(taken)} s; ${about}` });
    reportRow({
      what: `${what}: memory above the start`,
      value: Math.max(...heights),
      unit: 'MB',
      bar: { atMost: 100 },
      raw: `peaks of the process ${listed(heights, 0)} MB`,
    });
  }

  const owner = new pg.Client({ connectionString: Object.assign(new URL(postgres.superuserUrl), { pathname }).href });
  // What went wrong is said by what failed, not by the connection that is cut off behind it.
  owner.on('error', () => {});
  await owner.connect();
  const { rows: known } = await owner.query<{ next: string }>(
    `select coalesce(max(right(id::text, 12)::bigint), 100000000000) + 1 as next from payment_intents where id::text like '00000000-0000-4000-8000-%'`,
  );
  let next = Number(known[0]?.next);
  const perRound = Math.ceil((4 * roundMs) / beatMs);
  const db = createDatabase(databaseUrl, { max: 10, name: 'bench' });
  const [quiet, busy]: [number[], number[]] = [[], []];
  for (let round = -1; round < runs; round += 1) {
    await givenManyBills(owner, next, 2 * perRound);
    const alone = await confirmSteadily(db, next, AbortSignal.timeout(roundMs));
    const exporting = new AbortController();
    const ended = new AbortController();
    const making = (async () => {
      const until = performance.now() + roundMs;
      for (let turn = 0; performance.now() < until; turn += 1)
        await make(turn % 2 === 0 ? 'csv' : 'xlsx', turn % 2 === 0 ? bills : manyRows, exporting.signal);
    })().finally(() => ended.abort());
    const meanwhile = await confirmSteadily(db, next + perRound, ended.signal);
    await making;
    next += 2 * perRound;
    // The first round only warms up.
    if (round < 0) continue;
    quiet.push(percentile(alone, 0.95));
    busy.push(percentile(meanwhile, 0.95));
  }
  reportRow({
    what: 'p95 of confirming a payment while exports are made, against without',
    value: median(busy.map((value, round) => value / (quiet[round] ?? Number.NaN))),
    unit: 'x',
    bar: { atMost: 1.3 },
    raw: `${listed(busy)} ms against ${listed(quiet)} ms, ${1000 / beatMs} a second`,
  });
  await db.$client.end();
  await owner.end();
  await press.close();
} finally {
  await postgres.stop();
  await rm(files, { recursive: true, force: true });
  if (!keptIn) await rm(folder, { recursive: true, force: true });
}
