import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { expectBooksAgree } from './modules/money/payments/testing/expect-books-agree.ts';
import { remitaNotifications, startPayments } from './modules/money/payments/testing/payments-test-app.ts';
import { expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { givenBill } from './testing/given.ts';
import { givenDesk } from './testing/given-desk.ts';
import { givenRefunds } from './testing/given-refunds.ts';
import { hasPgBouncer } from './testing/pgbouncer.ts';
import { standingOf } from './testing/standing-of.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** More than PgBouncer has servers in these tests, so that calls wait for one and get another than before. */
const callsAtOnce = 10;
if (!hasPgBouncer) console.warn('No PgBouncer here (apt-get install pgbouncer): money is not tested through a pooler.');
const { db, servedUrl, owner } = await createTestDatabase({ pooled: true, max: callsAtOnce });
const { app, far, remita, deps, openSession, checkStatus, sweepAfter } = await startPayments(db);

describe.runIf(hasPgBouncer)('money through a pooler that lends a server for a transaction', () => {
  afterEach(async () => {
    await expectMoneyInvariants(db);
    await expectBooksAgree(db, remita, { settled: true });
  });

  const begin = async (billReference: string) => {
    const answer = await openSession({ billReference, provider: 'remita' });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ rrr: string }>().rrr;
  };
  const askAbout = async (rrr: string) =>
    (await checkStatus({ gateway: 'remita', rrr })).json<{ responseCode: string }>().responseCode;
  const notify = async (rrr: string) =>
    expect(
      (await app.inject({ method: 'POST', url: remitaNotifications, body: [{ rrr, amount: '12500' }] })).statusCode,
    ).toBe(200);

  async function givenPaid() {
    const bill = await givenBill(db);
    const rrr = await begin(bill.reference);
    remita.pay(rrr);
    return { bill, rrr };
  }

  it('is taken once, and said to be there', async () => {
    const { bill, rrr } = await givenPaid();
    expect(await askAbout(rrr)).toBe('00');
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, states: ['CONFIRMED'] });
  });

  it('has one reference, however many press at once', async () => {
    const bill = await givenBill(db);
    const orders = remita.orders.length;
    const references = await Promise.all(Array.from({ length: callsAtOnce }, () => begin(bill.reference)));
    expect(new Set(references).size).toBe(1);
    expect(remita.orders.length - orders).toBe(1);
    expect(await standingOf(db, bill)).toMatchObject({ states: ['AWAITING_PAYMENT'] });
  });

  it('has one receipt when notices, payers and the sweeper come at once, for each of many bills', async () => {
    const paid = await Promise.all(Array.from({ length: 2 * callsAtOnce }, givenPaid));
    await Promise.all([...paid.flatMap(({ rrr }) => [notify(rrr), askAbout(rrr), notify(rrr)]), sweepAfter(60)]);
    await sweepAfter(60);
    for (const { bill } of paid)
      expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: [] });
  });

  it('of several bills has a receipt for each, once', async () => {
    const bills = await Promise.all([150_000, 250_000, 99_901].map((kobo) => givenBill(db, { lines: [kobo] })));
    const user = { tpui: 'TPUI-0001', userId: '00000000-0000-7000-8000-000000000001' };
    const made = await deps.baskets.make(
      bills.map(({ reference }) => reference),
      user,
    );
    if (typeof made === 'string') throw new Error(made);
    const rrr = await begin(made.basketReference);
    remita.pay(rrr);
    await Promise.all([askAbout(rrr), notify(rrr), askAbout(rrr)]);
    for (const bill of bills) expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  it('of another amount is held for a person, without a receipt', async () => {
    const bill = await givenBill(db);
    const rrr = await begin(bill.reference);
    remita.pay(rrr, { amount: '12400.00' });
    expect(await askAbout(rrr)).toBe('99');
    expect(await standingOf(db, bill)).toMatchObject({ receipts: 0, cases: ['amount-mismatch'] });
  });

  it('is given back by two persons, and the books say so', async () => {
    const { bill, rrr } = await givenPaid();
    expect(await askAbout(rrr)).toBe('00');
    const refunds = await givenRefunds(db, await givenDesk(db));
    const { rows } = await db.$client.query<{ id: string }>('select id from receipts where bill_id = $1', [bill.id]);
    const refund = await refunds.request(rows[0]?.id ?? '');
    await refunds.approve(refund);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'void', states: ['REFUND_PENDING'] });
    await refunds.pay(refund);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'void', states: ['REFUNDED'] });
    remita.decline(rrr);
  });

  it('is whole when processes are killed with it in their hands', async () => {
    const program = fileURLToPath(new URL('./modules/money/payments/testing/confirm-and-die.ts', import.meta.url));
    const deaths = [
      { when: 'before-commit', status: 'unpaid', receipts: 0 },
      { when: 'after-commit', status: 'paid', receipts: 1 },
    ];
    const killed = await Promise.all(
      deaths.map(async (death) => {
        const { bill, rrr } = await givenPaid();
        const args = [program, servedUrl, far.url, rrr, death.when, 'pooled'];
        const child = spawn(process.execPath, args, { stdio: 'inherit' });
        expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
        return { bill, ...death };
      }),
    );
    for (const { bill, status, receipts } of killed)
      expect(await standingOf(db, bill)).toMatchObject({ status, receipts });
    await sweepAfter(60);
    for (const { bill } of killed)
      expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: [] });
  });

  it('leaves nothing on a server for whoever is lent it next', async () => {
    const seen = await Promise.all(
      Array.from({ length: callsAtOnce }, async () => {
        const { rows } = await db.$client.query<Record<string, unknown>>(
          `select current_user = session_user as "isItself", pg_sleep(0.05) is null as slept,
             (select count(*)::int from pg_prepared_statements) as prepared, (select count(*)::int from pg_cursors where is_holdable) as cursors,
             coalesce(current_setting('portal.source', true), '') as source`,
        );
        return rows[0];
      }),
    );
    for (const server of seen) expect(server).toMatchObject({ isItself: true, prepared: 0, cursors: 0, source: '' });
    const { rows } = await owner.$client.query(
      `select count(*)::int as locks from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toEqual([{ locks: 0 }]);
  });
});
