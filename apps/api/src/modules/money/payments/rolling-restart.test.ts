import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { applyMigrations } from '../../../platform/db/migrations/apply-migrations.ts';
import { parseMigration } from '../../../platform/db/migrations/parse-migration.ts';
import { readMigrations } from '../../../platform/db/migrations/read-migrations.ts';
import { takeRunnerLock } from '../../../platform/db/migrations/take-runner-lock.ts';
import { apiProcesses, closedPort, soon } from '../../../testing/api-process.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { expectBooksAgree } from './testing/expect-books-agree.ts';
import { startScriptedProvider } from './testing/scripted-provider.ts';
import { scriptRemita } from './testing/scripted-remita.ts';

/** At least so many; people go on paying until everything was restarted. `ROLLING_PAYMENTS=1000` by hand. */
const payments = Number(process.env.ROLLING_PAYMENTS ?? 60);
const atOnce = 4;
/** A start takes longer beside people who pay, and beside the tests of other files. */
const beside = { ...soon, timeout: 150_000 };
const secret = 'a-secret-segment-of-some-length';
const keysDir = await mkdtemp(join(tmpdir(), 'portal-rolling-'));
const { db, url, ownerUrl } = await createTestDatabase();
const far = await startScriptedProvider();
const remita = scriptRemita(far);
const { ready } = apiProcesses({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
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

/** What a next release could bring to the tables that every payment reads and writes. */
const nextRelease = [
  parseMigration(
    '9998_next_release',
    ['bills', 'payments', 'receipts']
      .map((table) => `ALTER TABLE ${table} ADD COLUMN next_release_note text NOT NULL DEFAULT '';`)
      .join('--> statement-breakpoint\n'),
  ),
  parseMigration(
    '9999_next_release_index',
    `-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS next_release_idx ON bills (next_release_note, id);`,
  ),
];

/** By the runner of releases; where traffic held a lock for too long, run again, as operators do. */
async function upgradeSchema(): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'portal-test-upgrade' });
  await client.connect();
  try {
    await takeRunnerLock(client);
    await client.query(`set lock_timeout = '5s'`);
    const all = [...(await readMigrations()), ...nextRelease];
    await vi.waitFor(() => applyMigrations(client, all), { timeout: 60_000, interval: 500 });
  } finally {
    await client.end();
  }
}

type Process = Awaited<ReturnType<typeof ready>>;

it('restarts two replicas and the worker one after the other, and changes the schema between, while people pay: one receipt for each payment, none lost, none twice', {
  timeout: 600_000 + payments * 600,
}, async () => {
  const replicas: Process[] = [await ready({ API_ROLE: 'api' }, beside), await ready({ API_ROLE: 'api' }, beside)];
  const worker = await ready({ API_ROLE: 'worker' }, beside);
  let asked = 0;
  let paid = 0;
  let isRolled = false;

  /** As a load balancer: the next replica, and the one after it where that one is away. */
  async function call(path: string, body: string) {
    for (let attempt = 0; ; attempt += 1) {
      asked += 1;
      const { origin } = replicas[asked % replicas.length] as Process;
      try {
        const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
        const response = await fetch(`${origin}/api/v1${path}`, options);
        if (response.status < 500) return { status: response.status, text: await response.text() };
        await response.body?.cancel();
      } catch {
        // It is being restarted.
      }
      if (attempt > 200) throw new Error(`Nobody answered ${path}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function pays(reference: string, turn: number) {
    const session = await call('/payments/sessions', JSON.stringify({ billReference: reference, provider: 'remita' }));
    expect(session.status, session.text).toBe(200);
    const { rrr } = JSON.parse(session.text) as { rrr: string };
    remita.pay(rrr);
    const notice = `[{"rrr":"${rrr}","channnel":"CARDPAYMENT","amount":12500.0,"debitdate":"2026-11-20 11:17:03"}]`;
    // A third is told once, a third twice, a third never: those are found by asking, by the payer or by the worker.
    for (let times = turn % 3; times > 0; times -= 1) await call(`/payments/notifications/remita/${secret}`, notice);
    if (turn % 2 === 0) await call('/payments/status', JSON.stringify({ gateway: 'remita', rrr }));
  }

  const paying = Array.from({ length: atOnce }, async () => {
    while (!isRolled || paid < payments) {
      paid += 1;
      await pays((await givenBill(db)).reference, paid);
      // Many for each restart, and still room for the restart itself.
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
  async function restartAll() {
    for (const index of [0, 1]) {
      const leaving = replicas[index] as Process;
      replicas[index] = await ready({ API_ROLE: 'api' }, beside);
      leaving.child.kill('SIGTERM');
      expect(await leaving.exit).toBe(0);
      // From here on the other replica and the worker serve by a schema that they do not know.
      if (index === 0) await upgradeSchema();
    }
    await ready({ API_ROLE: 'worker' }, beside);
    worker.child.kill('SIGTERM');
    expect(await worker.exit).toBe(0);
    isRolled = true;
  }
  await Promise.all([...paying, restartAll()]);

  await vi.waitFor(
    async () => {
      const { rows } = await db.$client.query(
        `select count(*)::int as bills, count(r.id)::int as receipts, count(distinct r.bill_id)::int as receipted
           from bills b left join receipts r on r.bill_id = b.id`,
      );
      expect(rows[0]).toEqual({ bills: paid, receipts: paid, receipted: paid });
    },
    { ...soon, timeout: 100_000 },
  );
  const { rows: upgraded } = await db.$client.query(
    `select count(*)::int as columns from information_schema.columns where column_name = 'next_release_note' and table_schema = 'public'`,
  );
  expect(upgraded).toEqual([{ columns: 3 }]);
  await expectMoneyInvariants(db);
  await expectBooksAgree(db, remita, { settled: true });
});
