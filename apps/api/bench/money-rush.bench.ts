import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import { listed, percentile, reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { Pool } from 'undici';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { billKobo, givenManyBills, intentId } from '../src/testing/given-many-bills.ts';

/**
 * Money in a rush, through one API process over real sockets: `BENCH_NOTICES` (20,000) notices that waited during an outage, every
 * payment told twice; and payments that are begun while the provider takes 100 ms. The control of each is in the same run: the same
 * confirmations by SQL alone, and reads of the same bills.
 */
const notices = Number(process.env.BENCH_NOTICES ?? 20_000);
const starts = Number(process.env.BENCH_STARTS ?? 4_000);
const inFlight = 48;
/** Begun before the clock runs: connections are open and code is warm, as in a service that has been up for a minute. */
const warming = 300;
const first = 200_000_000_000;
const payments = notices / 2;

async function told<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, 'message')) as [T];
  return message;
}

async function started(file: URL, env: Readonly<Record<string, string>>) {
  const child = fork(file, { env: { ...process.env, NODE_NO_WARNINGS: '1', ...env } });
  return { child, address: await told<string>(child) };
}

/** Each of them once, `inFlight` at a time; milliseconds of each. */
async function all<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let at = next++; at < things.length; at = next++) {
        const before = performance.now();
        await act(things[at] as T);
        took.push(performance.now() - before);
      }
    }),
  );
  return took;
}

const noticeOf = (rrr: number) => ({
  ...{ rrr: String(rrr), orderId: `order-${rrr}`, amount: billKobo / 100, channel: 'CARDPAYMENT' },
  ...{ debitdate: '2026-11-20 09:15:30', transactiondate: '2026-11-20 00:00:00' },
});

/** A payment and its duplicate are as far from each other as the whole outage. */
function bodies(): string[] {
  const every = Array.from({ length: notices }, (_, at) => noticeOf(first + (at % payments)));
  return Array.from({ length: Math.ceil(notices / 50) }, (_, at) => JSON.stringify(every.slice(at * 50, at * 50 + 50)));
}

async function afterOutage(client: pg.Client, pool: Pool, server: ChildProcess): Promise<void> {
  await givenManyBills(client, first, payments + payments);
  // Nobody asks about them by itself meanwhile: what is confirmed was woken by a notice.
  await client.query(`update payment_intents set next_check_at = now() + interval '1 day'`);
  await client.query('analyze bills, bill_lines, payment_intents, bill_attempts');
  const memory = async () => {
    server.send('memory');
    return told<number>(server);
  };
  const before = await memory();
  const begun = performance.now();
  await all(bodies(), async (body) => {
    const answer = await pool.request({
      ...{ method: 'POST', path: '/api/v1/payments/notifications/remita/a-secret-segment', body },
      headers: { 'content-type': 'application/json' },
    });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`A notice was answered with ${answer.statusCode}`);
  });
  const keptAfter = performance.now();
  server.send('work');
  await told(server);
  const seconds = (performance.now() - begun) / 1000;
  const grown = ((await memory()) - before) / 1_048_576;
  const { rows } = await client.query<{ receipts: number; booked: number; waiting: number }>(
    `select (select count(*) from receipts)::int as receipts, (select count(*) from payments)::int as booked,
      (select count(*) from provider_notifications where processed_at is null)::int as waiting`,
  );
  const [books] = rows;
  if (books?.receipts !== payments || books.booked !== payments || books.waiting !== 0)
    throw new Error(`Not exactly once: ${JSON.stringify(books)} for ${payments} payments`);
  const control = performance.now();
  for (let at = 0; at < payments; at += 100)
    await client.query(
      `select count(confirm_payment(id, provider_ref, ${billKobo}, 'card', clock_timestamp() - interval '1 day', 'requery'))
       from payment_intents where id between $1 and $2`,
      [intentId(first + payments + at), intentId(first + payments + at + 99)],
    );
  const alone = (performance.now() - control) / 1000;
  reportRow({
    what: `${notices} notices after an outage, every payment told twice: notices a second until each had its effect once`,
    value: notices / seconds,
    unit: '/s',
    bar: { atLeast: 500 },
    raw: `${seconds.toFixed(1)} s (kept in ${((keptAfter - begun) / 1000).toFixed(1)} s); ${payments} receipts; the same confirmed by SQL alone ${alone.toFixed(1)} s, ratio ${(seconds / alone).toFixed(1)}; memory +${grown.toFixed(0)} MB`,
  });
}

async function begin(client: pg.Client, pool: Pool): Promise<void> {
  // Bills that nobody began to pay: of the kind that was there, without an attempt.
  const { rows } = await client.query<{ reference: string }>(
    `with fresh as (
       insert into bills (reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address, mda_id,
         total_kobo, issued_on, expires_on)
       select reference, 1, 'Amina', 'Bello', 'amina@example.test', '08030000000', 'Kaduna', 1, ${billKobo}, current_date, (current_date + interval '3 months')::date
       from unnest($1::text[]) reference returning id, reference
     ), lines as (
       insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
       select id, 1, 1, ${billKobo}, 'Levy', '', current_date from fresh
     ) select reference from fresh`,
    [await references(starts + warming)],
  );
  await client.query('analyze bills, bill_lines');
  const asked = async (reference: string, path: string, body?: string) => {
    const answer = await pool.request({
      ...{ method: body === undefined ? 'GET' : 'POST', path: `/api/v1/${path}` },
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    });
    if (answer.statusCode !== 200)
      throw new Error(`${reference} was answered ${answer.statusCode}: ${await answer.body.text()}`);
    await answer.body.dump();
  };
  const [warm, measured] = [rows.slice(0, warming), rows.slice(warming)];
  const run = async (act: (reference: string) => Promise<void>) => {
    const before = performance.now();
    const took = await all(
      measured.map(({ reference }) => reference),
      act,
    );
    return { took, perSecond: starts / ((performance.now() - before) / 1000) };
  };
  const begins = (reference: string) =>
    asked(reference, 'payments/sessions', JSON.stringify({ billReference: reference, provider: 'remita' }));
  await all(
    warm.map(({ reference }) => reference),
    begins,
  );
  const begun = await run(begins);
  // The same attempts opened again: everything but the provider and the new attempt.
  const again = await run(begins);
  const p99 = percentile(begun.took, 0.99);
  const raw = `${starts} starts, ${inFlight} at once; ${begun.perSecond.toFixed(0)}/s, p50 ${percentile(begun.took, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; the same opened again ${again.perSecond.toFixed(0)}/s, p99 ${percentile(again.took, 0.99).toFixed(0)} ms; slowest ${listed([Math.max(...begun.took)], 0)} ms`;
  reportRow({
    what: 'payments begun a second, the provider answering in 100 ms',
    value: begun.perSecond,
    unit: '/s',
    bar: { atLeast: 200 },
    raw,
  });
  reportRow({ what: 'a payment begun among them, p99', value: p99, unit: 'ms', bar: { atMost: 500 }, raw });
}

async function references(count: number): Promise<string[]> {
  const [{ randomBytes }, { makeBillReference }] = await Promise.all([
    import('node:crypto'),
    import('@portal/contracts'),
  ]);
  return Array.from({ length: count }, () => makeBillReference(randomBytes(13)));
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-money-'));
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
const children: ChildProcess[] = [];
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  const provider = await started(new URL('slow-provider.ts', import.meta.url), { AMOUNT: (billKobo / 100).toFixed(2) });
  const server = await started(new URL('money-server.ts', import.meta.url), {
    DATABASE_URL: postgres.url,
    PROVIDER_URL: provider.address,
  });
  children.push(provider.child, server.child);
  const pool = new Pool(server.address, { connections: inFlight });
  await begin(client, pool);
  await afterOutage(client, pool, server.child);
  await pool.close();
  await client.end();
} finally {
  for (const child of children) child.kill('SIGTERM');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
