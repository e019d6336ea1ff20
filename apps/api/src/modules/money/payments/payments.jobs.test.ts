import { afterEach, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { sweepPayments } from './payments.jobs.ts';
import { startPayments } from './testing/payments-test-app.ts';
import { scriptRemita } from './testing/scripted-remita.ts';

const { db } = await createTestDatabase({ max: 30 });
const { openSession, far, clock, deps, sweepAfter, ...payments } = await startPayments(db);
let remita = payments.remita;

afterEach(async () => {
  await expectMoneyInvariants(db);
  far.forget();
  remita = scriptRemita(far);
});

async function givenSession() {
  const bill = await givenBill(db);
  const { rrr } = (await openSession({ billReference: bill.reference, provider: 'remita' })).json<{ rrr: string }>();
  return { bill, rrr };
}
const day = 86_400;

describe('the sweeper', () => {
  it('confirms within a minute a payment that was made while nobody watched', async () => {
    const { bill, rrr } = await givenSession();
    for (let minute = 0; minute < 10; minute += 1) await sweepAfter(60);
    remita.pay(rrr);
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, states: ['CONFIRMED'] });
  });

  it('asks nobody about what is not due', async () => {
    await givenSession();
    far.received.length = 0;
    await sweepAfter(4);
    expect(far.received).toEqual([]);
    await sweepAfter(1);
    expect(far.requestsTo('/status.reg').length).toBeGreaterThan(0);
  });

  it('asks once for each when several processes sweep at the same time', async () => {
    const sessions = await Promise.all(Array.from({ length: 25 }, givenSession));
    for (const { rrr } of sessions) remita.pay(rrr);
    clock.time = new Date(clock.time.getTime() + 6_000);
    const { signal } = new AbortController();
    await Promise.all([1, 2, 3, 4].map(() => sweepPayments(deps, signal)));
    for (const { bill, rrr } of sessions) {
      expect(far.requestsTo(`/${rrr}/`)).toHaveLength(1);
      expect(await standingOf(db, bill)).toMatchObject({ receipts: 1 });
    }
  });

  it('leaves a payment pending while the provider is down, and confirms it afterwards', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);
    const scripted = far.requestsTo('paymentinit').length;
    far.answers('/status.reg', 'never');
    await sweepAfter(6);
    far.answers('/status.reg', { httpStatus: 500, body: '' });
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', states: ['AWAITING_PAYMENT'] });
    expect(far.requestsTo('paymentinit')).toHaveLength(scripted);

    const order = remita.orders.at(-1);
    remita = scriptRemita(far);
    remita.knows(order?.orderId ?? '', rrr, '12500.00');
    remita.pay(rrr);
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  it('says EXPIRED only after a fresh answer, and never while the provider is silent', async () => {
    const { bill, rrr } = await givenSession();
    const known = remita.orders.at(-1);
    far.answers('/status.reg', { httpStatus: 502, body: '' });
    await sweepAfter(8 * day);
    // Our clock may be wrong by days; the database's decides.
    remita = scriptRemita(far);
    remita.knows(known?.orderId ?? '', rrr, '12500.00');
    await sweepAfter(day);
    expect(await standingOf(db, bill)).toMatchObject({ states: ['AWAITING_PAYMENT'] });
    far.answers('/status.reg', { httpStatus: 502, body: '' });
    await db.$client.query(
      `update payment_intents set expires_at = now() - interval '1 minute' where provider_ref = $1`,
      [rrr],
    );
    await sweepAfter(day);
    expect(await standingOf(db, bill)).toMatchObject({ states: ['AWAITING_PAYMENT'] });

    remita = scriptRemita(far);
    remita.knows(known?.orderId ?? '', rrr, '12500.00');
    await sweepAfter(day);
    expect(await standingOf(db, bill)).toMatchObject({ states: ['EXPIRED'] });

    remita.pay(rrr);
    await sweepAfter(day);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', states: ['CONFIRMED'] });
  });

  it('does not expire an attempt that was paid at the last moment', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);
    await sweepAfter(8 * day);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', states: ['CONFIRMED'] });
  });

  it('checks the others when one of them breaks', async () => {
    const broken = await givenSession();
    const sound = await givenSession();
    remita.pay(broken.rrr);
    remita.pay(sound.rrr);
    const faulty = {
      ...deps,
      ask: (...[intent, askedBy]: Parameters<typeof deps.ask>) =>
        intent.providerRef === broken.rrr ? Promise.reject(new Error('out of order')) : deps.ask(intent, askedBy),
    };
    clock.time = new Date(clock.time.getTime() + 6_000);
    await sweepPayments(faulty, new AbortController().signal);
    expect(await standingOf(db, sound.bill)).toMatchObject({ status: 'paid' });
    expect(await standingOf(db, broken.bill)).toMatchObject({ status: 'unpaid' });
    await sweepAfter(60);
    expect(await standingOf(db, broken.bill)).toMatchObject({ status: 'paid' });
  });

  it('checks what is due when a notice cannot be acted upon', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);
    await db.$client.query(
      `insert into provider_notifications (provider, dedupe_key, raw) values ('remita', 'broken', '{"rrr":"140000000001"}')`,
    );
    const faulty = {
      ...deps,
      providers: {
        ...deps.providers,
        remita: {
          ...deps.providers.remita,
          parseNotification: () => {
            throw new Error('out of order');
          },
        },
      },
    };
    clock.time = new Date(clock.time.getTime() + 6_000);
    await sweepPayments(faulty, new AbortController().signal);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });
});

describe('a reference that nobody should pay any more', () => {
  const deactivated = (rrr: string) => far.requestsTo('deactivate.json').filter(({ body }) => body.includes(rrr));
  const paidElsewhere = async (bill: Awaited<ReturnType<typeof givenBill>>) => {
    const { id, providerRef } = await givenIntent(db, bill, { provider: 'interswitch' });
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      id,
      providerRef,
      bill.totalKobo,
    ]);
  };

  it.each<[string, (bill: Awaited<ReturnType<typeof givenBill>>) => Promise<unknown>]>([
    ['was paid through another gateway', paidElsewhere],
    ['was cancelled', ({ id }) => db.$client.query('update bills set cancelled_at = now() where id = $1', [id])],
    [
      'has another amount now',
      ({ id }) =>
        db.$client.query(
          `with line as (update bill_lines set amount_kobo = 2000000 where bill_id = $1) update bills set total_kobo = 2000000 where id = $1`,
          [id],
        ),
    ],
  ])('because its bill %s is taken back at the provider, once, and stays watched', async (_case, change) => {
    const { bill, rrr } = await givenSession();
    await change(bill);
    await sweepAfter(60);
    await sweepAfter(60);
    expect(deactivated(rrr)).toHaveLength(1);
    expect((await standingOf(db, bill)).states[0]).toBe('CANCELLED');

    remita.pay(rrr);
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ cases: [expect.any(String)] });
  });

  it('is tried again when the provider did not take it back', async () => {
    const { bill, rrr } = await givenSession();
    await paidElsewhere(bill);
    far.answers('deactivate.json', { httpStatus: 500, body: '' });
    await sweepAfter(60);
    expect((await standingOf(db, bill)).states[0]).toBe('AWAITING_PAYMENT');
    far.answers('deactivate.json', '{"statuscode":"00","status":"Successful"}');
    await sweepAfter(60);
    expect((await standingOf(db, bill)).states[0]).toBe('CANCELLED');
    expect(deactivated(rrr).length).toBeGreaterThan(1);
  });

  it('is left alone while its bill can be paid, or has only expired', async () => {
    const { bill, rrr } = await givenSession();
    // A bill and its lines share their day: one statement moves both.
    await db.$client.query(
      `with lines as (update bill_lines set issued_on = (now() at time zone 'Africa/Lagos')::date - 100 where bill_id = $1)
       update bills set issued_on = (now() at time zone 'Africa/Lagos')::date - 100, expires_on = ((now() at time zone 'Africa/Lagos')::date - 100 + interval '3 months')::date where id = $1`,
      [bill.id],
    );
    await sweepAfter(60);
    expect(deactivated(rrr)).toEqual([]);
    expect((await standingOf(db, bill)).states).toEqual(['AWAITING_PAYMENT']);
  });
});
