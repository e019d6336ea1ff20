import { randomUUID } from 'node:crypto';
import { type CounterDay, lagosDay } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenIntent } from '../../../../testing/given.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { cancelBillOf, createBillReader } from '../../../money/billing/index.ts';
import { counterModule } from '../counter.module.ts';

const { db } = await createTestDatabase();
const bills = createBillReader(db);
const { call, staffMember } = await startModule(db, new Date().toISOString(), (app, around) =>
  counterModule(app, { ...around, bills, sms: { send: async () => {} } }),
);
const clerk = await staffMember('MDA User', 6, 2);
const colleague = await staffMember('MDA User', 6, 2);
const stranger = await staffMember('MDA User', 6, 1);
const admin = await staffMember('SuperAdmin');
const desk: number = (
  await db.$client.query(
    `insert into mda_counters (mda_id, name, place) values (2, 'Desk 1', 'Ground floor') returning id`,
  )
).rows[0].id;

async function raise(parcels: number, as: string, counterId?: number): Promise<string> {
  const answer = await call('POST', '/counter/bills', {
    as,
    body: {
      payer: { kind: 'walk-in', categoryId: 1, name: 'Musa Sani', phone: '08035550177' },
      lines: [{ revenueHeadCode: '12020407', attributes: { parcels, plot: 'KD/12' } }],
      totalKobo: parcels * 1_000_000,
      despiteLikeBills: true,
      submissionId: randomUUID(),
      ...(counterId !== undefined && { counterId }),
    },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().billReference;
}

async function pay(reference: string): Promise<string> {
  const bill = await bills.find(reference);
  if (!bill) throw new Error('no bill');
  const { id, providerRef } = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    id,
    providerRef,
    bill.totalKobo,
  ]);
  return (await bills.find(reference))?.receipt?.receiptNumber ?? '';
}

/** The day as the database has it: a test that runs over midnight asks for the day of its bills. */
async function dayOf(reference: string): Promise<string> {
  const { rows } = await db.$client.query(
    'select c.raised_at as at from counter_bills c join bills b on b.id = c.bill_id where b.reference = $1',
    [reference],
  );
  return lagosDay(rows[0].at);
}

const close = (day: string, as: string | undefined = clerk, search = '') =>
  call('GET', `/counter/day-close?day=${day}${search}`, as === undefined ? {} : { as });

describe('the close of a day at the counter', () => {
  it('says by counter and clerk what was raised, cancelled, paid, void and served, and adds up', async () => {
    const paid = await raise(2, clerk, desk);
    const receipt = await pay(paid);
    const void1 = await pay(await raise(3, clerk, desk));
    await db.$client.query(
      `select void_receipt(id, 'reversal', 'Taken back') from receipts where receipt_number = $1`,
      [void1],
    );
    await raise(5, colleague);
    const wrong = await raise(7, colleague);
    await db.transaction((tx) => cancelBillOf(tx, { reference: wrong, by: colleague, reason: 'Asked for twice' }));
    await call('POST', '/counter/services', { as: colleague, body: { receiptNumber: receipt } });

    const day: CounterDay = (await close(await dayOf(paid))).json();
    const none = { count: 0, kobo: 0 };
    expect(day.rows).toMatchObject([
      {
        ...{ counterId: desk, counter: 'Desk 1', clerkId: clerk, cancelled: none },
        raised: { count: 2, kobo: 5_000_000 },
        paid: { count: 2, kobo: 5_000_000 },
        voided: { count: 1, kobo: 3_000_000 },
      },
      {
        ...{ counterId: null, counter: null, clerkId: colleague, paid: none, voided: none },
        raised: { count: 2, kobo: 12_000_000 },
        cancelled: { count: 1, kobo: 7_000_000 },
      },
    ]);
    expect(day.total).toEqual({
      raised: { count: 4, kobo: 17_000_000 },
      cancelled: { count: 1, kobo: 7_000_000 },
      paid: { count: 2, kobo: 5_000_000 },
      voided: { count: 1, kobo: 3_000_000 },
    });
    expect(day.channels).toEqual([{ channel: expect.any(String), count: 2, kobo: 2_000_000 }]);
    expect(day.services).toEqual([{ clerk: 'Ladi MDA User', count: 1 }]);
    const ofDesk: CounterDay = (await close(day.day, clerk, `&counterId=${desk}`)).json();
    expect(ofDesk.rows).toEqual(day.rows.slice(0, 1));
    expect(ofDesk.total.raised).toEqual({ count: 2, kobo: 5_000_000 });
  });

  it('is the own MDA’s, and empty on a day when nothing happened', async () => {
    const reference = await raise(2, clerk, desk);
    const foreign: CounterDay = (await close(await dayOf(reference), stranger)).json();
    expect([foreign.rows, foreign.channels, foreign.services]).toEqual([[], [], []]);
    expect((await close('2020-02-29')).json().total.raised).toEqual({ count: 0, kobo: 0 });
  });

  it('needs a session of an MDA and a day that exists', async () => {
    expect((await call('GET', '/counter/day-close?day=2026-11-20')).statusCode).toBe(401);
    expect((await close('2026-11-20', admin)).statusCode).toBe(403);
    for (const day of ['2026-02-30', 'today']) expect((await close(day)).statusCode).toBe(422);
    expect((await close('2026-11-20', clerk, '&counterId=0')).statusCode).toBe(422);
  });
});
