import { expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { givenUser } from '../../../testing/given-user.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { askAfterRestore } from './ask-after-restore.ts';
import { startPayments } from './testing/payments-test-app.ts';

const { db, owner } = await createTestDatabase({ max: 10 });
const { openSession, far, remita, sweepAfter, deps, clock } = await startPayments(db);

async function givenSession() {
  const bill = await givenBill(db);
  const session = await openSession({ billReference: bill.reference, provider: 'remita' });
  return { bill, rrr: session.json<{ rrr: string }>().rrr };
}

it('asks about everything since the moment, finds what was paid, and says so once', async () => {
  const admin = await givenUser(db, { roles: ['SuperAdmin'] });
  const paidLater = await givenSession();
  const takenBack = await givenSession();
  const unpaid = await givenSession();
  remita.pay(takenBack.rrr);
  await sweepAfter(60);
  await askAfterRestore(deps);
  // Nothing was restored: nobody is asked earlier than on their day.
  far.received.length = 0;
  await db.$client.query(`update payment_intents set next_check_at = null`);
  await askAfterRestore(deps);
  await sweepAfter(60);
  expect(far.received).toEqual([]);

  remita.pay(paidLater.rrr);
  remita.decline(takenBack.rrr);
  await owner.$client.query(
    `insert into restores (archive_name, backup_id, lineage, last_commit_at) values ('kaduna', 'one', 'second', clock_timestamp() - interval '1 minute')`,
  );
  await askAfterRestore(deps);
  await askAfterRestore(deps);
  // Nobody has answered yet.
  expect((await db.$client.query('select from restores where reported_at is not null')).rowCount).toBe(0);
  await sweepAfter(60);
  for (const { rrr } of [paidLater, takenBack, unpaid]) expect(far.requestsTo(`/${rrr}/`).length).toBeGreaterThan(0);
  expect(await standingOf(db, paidLater.bill)).toMatchObject({ status: 'paid', receipts: 1 });
  expect(await standingOf(db, takenBack.bill)).toMatchObject({ cases: ['no-longer-paid'] });

  await askAfterRestore(deps);
  await askAfterRestore(deps);
  const { rows } = await db.$client.query<{ report: unknown }>(
    'select report from restores where reported_at is not null',
  );
  expect(rows).toEqual([
    {
      report: [
        {
          provider: 'remita',
          asked: 3,
          answered: 3,
          paidSince: 1,
          paidSinceKobo: 1_250_000,
          forReview: 0,
          takenBack: 1,
        },
      ],
    },
  ]);
  const notices = await db.$client.query('select facts from notices where user_id = $1', [admin]);
  expect(notices.rows).toEqual([{ facts: { day: expect.any(String), number: '2', cases: '0' } }]);
  await expectMoneyInvariants(db);
});

it('says what is known after a day, when a provider does not answer', async () => {
  const { rrr } = await givenSession();
  await owner.$client.query(
    `insert into restores (archive_name, backup_id, lineage, last_commit_at) values ('kaduna', 'one', 'third', clock_timestamp())`,
  );
  await askAfterRestore(deps);
  far.answers('/status.reg', { httpStatus: 503, body: '' });
  await sweepAfter(60);
  await askAfterRestore(deps);
  const reported = `select report -> 0 as found from restores where lineage = 'third' and reported_at is not null`;
  expect((await db.$client.query(reported)).rowCount).toBe(0);
  expect(far.requestsTo(`/${rrr}/`).length).toBeGreaterThan(0);
  clock.time = new Date(Date.now() + 25 * 3_600_000);
  await askAfterRestore(deps);
  const { rows } = await db.$client.query<{ found: { asked: number; answered: number } }>(reported);
  expect(rows[0]?.found.answered).toBeLessThan(rows[0]?.found.asked ?? 0);
});
