import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { expectBooksAgree } from './testing/expect-books-agree.ts';
import { type KillPoint, killPoints, whileStarting } from './testing/kill-points.ts';
import { startPayments } from './testing/payments-test-app.ts';

const { db, url } = await createTestDatabase();
const { openSession, far, remita, sweepAfter, clock } = await startPayments(db);
/** Each point once in the suite; `KILLS=200` by hand. */
const killedProgram = 'killed-in-a-payment';
const kills = Number(process.env.KILLS ?? killPoints.length);

async function killed(billReference: string, at: KillPoint): Promise<void> {
  const program = fileURLToPath(new URL('./testing/die-at.ts', import.meta.url));
  const own = new URL(url);
  own.searchParams.set('application_name', killedProgram);
  const child = spawn(process.execPath, [program, own.href, far.url, billReference, at], { stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  expect(signal).toBe('SIGKILL');
  // PostgreSQL finishes the statement of a client that is gone; until it has, the sweeper rightly skips that row.
  await vi.waitFor(async () => {
    const { rows } = await db.$client.query(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [killedProgram],
    );
    expect(rows).toEqual([]);
  }, 30_000);
}

async function heal(): Promise<void> {
  for (const seconds of [60, 60, 600]) await sweepAfter(seconds);
}

it.each(Array.from({ length: kills }, (_, number) => killPoints[number % killPoints.length] ?? 'confirmed'))(
  'a process killed at %s loses nothing and doubles nothing',
  async (point) => {
    clock.time = new Date();
    const bill = await givenBill(db);
    const isEarly = whileStarting.includes(point);
    if (isEarly) await killed(bill.reference, point);
    // Whoever held the lease is gone: it ends by itself.
    if (isEarly) await heal();
    const opened = await openSession({ billReference: bill.reference, provider: 'remita' });
    expect(opened.statusCode).toBe(200);
    const { rrr } = opened.json<{ rrr: string }>();
    remita.pay(rrr);
    if (!isEarly) {
      await db.$client.query(`update payment_intents set next_check_at = now() where bill_id = $1`, [bill.id]);
      await killed(bill.reference, point);
    }
    await heal();
    expect(await standingOf(db, bill)).toMatchObject({
      status: 'paid',
      receipts: 1,
      states: ['CONFIRMED'],
      rrrs: [rrr],
    });
    const orders = await db.$client.query('select count(*)::int as attempts from payment_intents where bill_id = $1', [
      bill.id,
    ]);
    expect(orders.rows).toEqual([{ attempts: 1 }]);
    await expectMoneyInvariants(db);
    await expectBooksAgree(db, remita, { settled: true });
  },
  60_000,
);
