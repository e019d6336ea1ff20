import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { paymentHubMethods, paymentHubPath } from '@portal/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { expectBooksAgree } from './modules/money/payments/testing/expect-books-agree.ts';
import { startScriptedProvider } from './modules/money/payments/testing/scripted-provider.ts';
import { scriptRemita } from './modules/money/payments/testing/scripted-remita.ts';
import { createDatabase } from './platform/db/database.ts';
import { requireLimits, servingLimits } from './platform/db/serving-limits.ts';
import { apiProcesses, closedPort, soon } from './testing/api-process.ts';
import { asSuperuser } from './testing/as-superuser.ts';
import { expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { gatewayBefore } from './testing/gateway-before.ts';
import { givenBill } from './testing/given.ts';
import { hasPgBouncer, startPgBouncer } from './testing/pgbouncer.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** What two APIs and two workers may hold of the database when nothing happens. */
const connectionsAtRest = 30;
const secret = 'a-secret-segment-of-some-length';
const keysDir = await mkdtemp(join(tmpdir(), 'portal-replicas-'));
const { db, url } = await createTestDatabase();
const far = await startScriptedProvider();
const remita = scriptRemita(far);
const poolUrl = hasPgBouncer ? await startPgBouncer(url) : '';
// Where Debian's package is missing the same is proved without it between.
if (!hasPgBouncer) console.warn('No PgBouncer here (apt-get install pgbouncer): replicas are tested without it.');
const { ready, keep } = apiProcesses({
  DATABASE_URL: url,
  ...(poolUrl && { DATABASE_POOL_URL: poolUrl }),
  KEYS_DIR: keysDir,
  REMITA_BASE_URL: far.url,
  REMITA_NOTIFICATION_SECRET: secret,
  SMTP_URL: `smtp://127.0.0.1:${closedPort}`,
  RATE_LIMITS: 'off',
});

afterAll(async () => {
  await far.stop();
  await rm(keysDir, { recursive: true, force: true });
});

it.runIf(hasPgBouncer)('nobody serves through a pooler that gives calls no limits', async () => {
  const pooled = createDatabase(poolUrl, { pooled: true });
  await expect(requireLimits(pooled.$client)).rejects.toMatchObject({
    sentences: Object.keys(servingLimits)
      .sort()
      .map((name) => expect.stringContaining(`DATABASE_POOL_URL has no ${name}`)),
  });
  await pooled.$client.end();
});

describe('two APIs and two workers behind a gateway', () => {
  type Process = Awaited<ReturnType<typeof ready>>;
  let processes: Process[] = [];
  let origin = '';

  beforeAll(async () => {
    const login = new URL(url).username;
    const name = new URL(url).pathname.slice(1);
    await asSuperuser(inject('postgres').superuserUrl, async (client) => {
      for (const [limit, milliseconds] of Object.entries(servingLimits))
        await client.query(`alter role ${login} in database ${name} set ${limit} = '${milliseconds}ms'`);
    });
    keep();
    const beside = { ...soon, timeout: 300_000 };
    processes = await Promise.all(
      (['api', 'api', 'worker', 'worker'] as const).map((role) => ready({ API_ROLE: role }, beside)),
    );
    const apis = processes.slice(0, 2).map((api) => api.origin);
    origin = await gatewayBefore(apis, {}, beside);
  }, 900_000);

  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function call(path: string, body: unknown) {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text) as { readonly rrr: string };
  }

  async function begin(billReference: string): Promise<string> {
    return (await call('/payments/sessions', { billReference, provider: 'remita' })).rrr;
  }

  it.each([
    ['WebSockets', HttpTransportType.WebSockets],
    ['event streams', HttpTransportType.ServerSentEvents],
    ['long polling', HttpTransportType.LongPolling],
  ])(
    'tell whoever waits over %s, whichever replica each request comes to',
    { timeout: 200_000 },
    async (_, transport) => {
      const bill = await givenBill(db);
      const rrr = await begin(bill.reference);
      const heard: unknown[] = [];
      // As many as there are replicas, and two requests each: somebody comes to another than they negotiated with.
      for (let turn = 0; turn < 2; turn += 1) {
        const hub = new HubConnectionBuilder()
          .withUrl(origin + paymentHubPath, { transport, withCredentials: false })
          .configureLogging(LogLevel.None)
          .build();
        stops.push(() => hub.stop());
        hub.on(paymentHubMethods.response, (answer) => heard.push(answer));
        await hub.start();
        await hub.invoke(paymentHubMethods.request, { billReference: bill.reference, userId: '' });
      }
      remita.pay(rrr);
      await call('/payments/status', { gateway: 'remita', rrr });
      await vi.waitFor(() => expect(heard).toEqual([{ statusCode: 200 }, { statusCode: 200 }]), soon);
    },
  );

  it('take money from many at once: one receipt for each payment, books that balance, nothing to complain of', {
    timeout: 300_000,
  }, async () => {
    const bills: Awaited<ReturnType<typeof givenBill>>[] = [];
    for (let count = 0; count < 24; count += 1) bills.push(await givenBill(db));
    await Promise.all(
      bills.map(async ({ reference }, turn) => {
        const rrr = await begin(reference);
        remita.pay(rrr);
        const notice = [{ rrr, channnel: 'CARDPAYMENT', amount: 12_500, debitdate: '2026-11-20 11:17:03' }];
        // Told twice at once, by two replicas perhaps; or never, and asked by the payer.
        const told = turn % 2 === 0 ? [1, 2] : [];
        await Promise.all([
          ...told.map(() =>
            fetch(`${origin}/api/v1/payments/notifications/remita/${secret}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(notice),
            }).then((answer) => answer.body?.cancel()),
          ),
          ...(turn % 2 === 1 ? [call('/payments/status', { gateway: 'remita', rrr })] : []),
        ]);
      }),
    );
    await vi.waitFor(
      async () => {
        const { rows } = await db.$client.query(
          `select count(r.id)::int as receipts, count(distinct r.bill_id)::int as bills from receipts r join bills b on b.id = r.bill_id
           where b.reference = any($1)`,
          [bills.map(({ reference }) => reference)],
        );
        expect(rows).toEqual([{ receipts: bills.length, bills: bills.length }]);
      },
      { ...soon, timeout: 100_000 },
    );
    await expectMoneyInvariants(db);
    await expectBooksAgree(db, remita, { settled: true });
    const complaints = processes.flatMap((one) => one.output().split('\n').filter(isComplaint));
    expect(complaints).toEqual([]);
  });

  it(`hold no more than ${connectionsAtRest} connections when nothing happens, and each session once`, {
    timeout: 200_000,
  }, async () => {
    await vi.waitFor(
      async () => {
        const { rows } = await db.$client.query<{ name: string; count: number }>(
          `select application_name as name, count(*)::int as count from pg_stat_activity
           where datname = current_database() and application_name not like 'portal-test%' group by 1 order by 1`,
        );
        const held = Object.fromEntries(rows.map(({ name, count }) => [name, count]));
        expect(held).toMatchObject({ 'portal-outbox-relay': 4, 'portal-periodic': 2, 'portal-wake-ups': 2 });
        expect(
          rows.reduce((sum, { count }) => sum + count, 0),
          JSON.stringify(held),
        ).toBeLessThanOrEqual(connectionsAtRest);
      },
      { ...soon, interval: 500 },
    );
  });
});

/** A line that says warning or worse of the database or of a call; mails that cannot be sent are not what this is about. */
function isComplaint(line: string): boolean {
  const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? 0);
  return level >= 40 && !/ECONNREFUSED 127\.0\.0\.1:1\b|mail/i.test(line);
}
