import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import { paymentHubMethods, paymentHubPath } from '@portal/contracts';
import { type RunningPostgres, startPostgres } from '@portal/embedded-postgres';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../../platform/db/database.ts';
import { apiProcesses, closedPort, soon } from '../../../testing/api-process.ts';
import { asSuperuser } from '../../../testing/as-superuser.ts';
import { setDatabaseClock } from '../../../testing/clock/test-clock.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { prepareTemplateCluster, templateUrl } from '../../../testing/template-cluster.ts';
import { startScriptedProvider } from './testing/scripted-provider.ts';
import { scriptRemita } from './testing/scripted-remita.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-database-crash-'));
// Temporary folders are closed to others, and under root the server is another user.
await chmod(folder, 0o711);
const dataDir = join(folder, 'data');
const far = await startScriptedProvider();
const remita = scriptRemita(far);
const notificationSecret = 'of-the-database-crash';
const { ready } = apiProcesses({
  REMITA_NOTIFICATION_SECRET: notificationSecret,
  KEYS_DIR: join(folder, 'keys'),
  REMITA_BASE_URL: far.url,
  SMTP_URL: `smtp://127.0.0.1:${closedPort}`,
});
/** The sweeper comes back to a payment that nobody watches within a minute. */
const sweeperTurn = { timeout: 100_000, interval: 200 };

let postgres: RunningPostgres;
let db: Database;

beforeAll(async () => {
  await prepareTemplateCluster(dataDir);
  postgres = await startPostgres({ dataDir });
  await asSuperuser(postgres.superuserUrl, (client) => setDatabaseClock(client, inject('clockShiftMs')));
  db = createDatabase(templateUrl(postgres.url));
});

afterAll(async () => {
  await db.$client.end();
  await postgres.stop();
  await far.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Keeps every confirmation from writing its receipt, until the database dies with this session. */
async function holdReceipts(): Promise<{ isWaitedFor(): Promise<void> }> {
  const client = await db.$client.connect();
  client.on('error', () => client.release(true));
  await client.query('begin');
  await client.query('lock table receipts in share row exclusive mode');
  return {
    isWaitedFor: () =>
      vi.waitFor(async () => {
        const { rows } = await db.$client.query(
          `select 1 from pg_locks where not granted and relation = 'receipts'::regclass`,
        );
        expect(rows.length).toBeGreaterThan(0);
      }, soon),
  };
}

/** As a power cut: every process of the server ends at once, none says goodbye. */
async function killPostgres(): Promise<void> {
  const { rows } = await db.$client.query<{ pid: number }>('select pid from pg_stat_activity');
  process.kill(postgres.pid, 'SIGKILL');
  for (const { pid } of rows) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It saw its parent die and ended by itself.
    }
  }
  await postgres.exited;
}

function portalAt(origin: string) {
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    call,
    /** As Remita sends it; whoever is not told 200 sends it again. */
    notify: (rrr: string) =>
      call(`/api/v1/payments/notifications/remita/${notificationSecret}`, [{ rrr, amount: 12_500 }]),
    readyz: () => call('/readyz'),
    lookUp: (billReference: string) => call(`/api/v1/bills/open?billReference=${billReference}`),
    openSession: (billReference: string) => call('/api/v1/payments/sessions', { billReference, provider: 'remita' }),
    checkStatus: (rrr: string) => call('/api/v1/payments/status', { gateway: 'remita', rrr }),
  };
}

async function waitOnHub(origin: string, billReference: string) {
  const heard: unknown[] = [];
  const hub = new HubConnectionBuilder()
    .withUrl(origin + paymentHubPath, { withCredentials: false })
    .configureLogging(LogLevel.None)
    .build();
  hub.on(paymentHubMethods.response, (answer) => heard.push(answer));
  await hub.start();
  await hub.invoke(paymentHubMethods.request, { billReference, userId: '' });
  return { hub, heard };
}

const away = {
  status: 503,
  body: { code: 'service.unavailable', status: 503, retryAfterSeconds: expect.any(Number) },
};

describe('a database killed between the yes of the provider and our commit', () => {
  it('costs no money and no restart: one receipt, books that balance, and a portal that says 503 until it is back', {
    timeout: 240_000,
  }, async () => {
    const { origin, child, exit } = await ready({ DATABASE_URL: templateUrl(postgres.url) }, sweeperTurn);
    const { readyz, lookUp, openSession, checkStatus, notify } = portalAt(origin);
    const bill = await givenBill(db);
    const { rrr } = (await openSession(bill.reference)).body;
    const { hub, heard } = await waitOnHub(origin, bill.reference);
    const held = await holdReceipts();
    remita.pay(rrr);
    const asking = checkStatus(rrr);
    await held.isWaitedFor();

    await killPostgres();

    const cutOff = await asking;
    expect(cutOff).toMatchObject(away);
    expect(cutOff.headers.get('content-type')).toContain('application/problem+json');
    expect(cutOff.headers.get('retry-after')).toBe(String(cutOff.body.retryAfterSeconds));
    expect(await readyz()).toMatchObject({
      status: 503,
      body: { status: 'not-ready', reasons: ['the database does not answer'] },
    });
    // Each asks for a connection for some seconds before it gives up.
    for (const answer of await Promise.all([
      lookUp(bill.reference),
      openSession(bill.reference),
      checkStatus(rrr),
      notify(rrr),
      portalAt(origin).call('/api/v1/lookups/states'),
    ])) {
      expect(answer).toMatchObject(away);
    }

    postgres = await startPostgres({ dataDir, port: Number(new URL(postgres.url).port) });

    await vi.waitFor(async () => expect((await readyz()).status).toBe(200), soon);
    await vi.waitFor(
      async () =>
        expect(await standingOf(db, bill)).toMatchObject({
          status: 'paid',
          receipts: 1,
          states: ['CONFIRMED'],
          cases: [],
        }),
      sweeperTurn,
    );
    await expectMoneyInvariants(db);

    // The relay, the wake-ups and the jobs are back too: whoever waited hears of it, and the mail is on its way.
    await vi.waitFor(() => expect(heard).toEqual([{ statusCode: 200 }]), soon);
    expect(hub.state).toBe(HubConnectionState.Connected);
    await vi.waitFor(async () => {
      const { rows } = await db.$client.query(
        `select count(*)::int as mails from jobs.job where name = 'send-receipt-mail' and started_on is not null`,
      );
      expect(rows).toEqual([{ mails: 1 }]);
    }, soon);

    expect((await lookUp(bill.reference)).body).toMatchObject({ bill: { status: 'paid', payStatusId: 2 } });
    const next = await givenBill(db);
    const second = (await openSession(next.reference)).body.rrr;
    remita.pay(second);
    expect((await checkStatus(second)).body).toMatchObject({ responseCode: '00' });
    await expectMoneyInvariants(db);

    await hub.stop();
    expect(child.exitCode).toBe(null);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });
});
