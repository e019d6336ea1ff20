import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startPayments } from './testing/payments-test-app.ts';

const { db, url } = await createTestDatabase();
const { openSession, checkStatus, far, remita, sweepAfter } = await startPayments(db);

afterEach(() => expectMoneyInvariants(db));

async function killed(rrr: string, when: 'before-commit' | 'after-commit'): Promise<NodeJS.Signals | null> {
  const program = fileURLToPath(new URL('./testing/confirm-and-die.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url, far.url, rrr, when], { stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

async function givenPaidSession() {
  const bill = await givenBill(db);
  const { rrr } = (await openSession({ billReference: bill.reference, provider: 'remita' })).json<{ rrr: string }>();
  remita.pay(rrr);
  return { bill, rrr };
}

describe('a process killed while it confirms', () => {
  it('before the commit leaves no receipt, and the next turn of the sweeper makes exactly one', async () => {
    const { bill, rrr } = await givenPaidSession();

    expect(await killed(rrr, 'before-commit')).toBe('SIGKILL');
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', receipts: 0, states: ['AWAITING_PAYMENT'] });

    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, states: ['CONFIRMED'] });
  });

  it('after the commit leaves the one receipt, its news in the outbox, and nothing to repeat', async () => {
    const { bill, rrr } = await givenPaidSession();

    expect(await killed(rrr, 'after-commit')).toBe('SIGKILL');
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
    const { rows } = await db.$client.query(
      `select count(*)::int as news from outbox where topic = 'receipt.issued' and dispatched_at is null and payload->>'billId' = $1`,
      [bill.id],
    );
    expect(rows).toEqual([{ news: 1 }]);

    await sweepAfter(60);
    expect((await checkStatus({ gateway: 'remita', rrr })).json()).toMatchObject({ responseCode: '00' });
    expect(await standingOf(db, bill)).toMatchObject({ receipts: 1, cases: [] });
  });
});
