import { afterEach, describe, expect, it } from 'vitest';
import { countRows, expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../../testing/given.ts';
import { standingOf } from '../../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startPayments } from '../testing/payments-test-app.ts';
import type { ReceivedRequest } from '../testing/scripted-provider.ts';
import { scriptRemita } from '../testing/scripted-remita.ts';

const { db } = await createTestDatabase({ max: 30 });
const { openSession, far, clock, sweepAfter, checkStatus, ...payments } = await startPayments(db);
let remita = payments.remita;

afterEach(async () => {
  await expectMoneyInvariants(db);
  far.forget();
  remita = scriptRemita(far);
});

const session = (response: { json(): unknown }) =>
  response.json() as { rrr: string; txRef: string; [name: string]: unknown };

describe('POST /payments/sessions', () => {
  it('creates one RRR for the bill’s own amount, with everything the page needs to pay', async () => {
    const bill = await givenBill(db, { lines: [1_000_000, 250_050] });

    const response = await openSession({ billReference: bill.reference, provider: 'remita' });

    expect(response.statusCode).toBe(200);
    const [order] = remita.orders;
    expect(order).toMatchObject({ amount: '12500.50' });
    expect(response.json()).toEqual({
      provider: 'remita',
      checkoutUrl: expect.stringContaining(`rrr=${order?.rrr}`),
      redirectUrl: `/payment_summary_open?billReference=${bill.reference}`,
      rrr: order?.rrr,
      txRef: order?.orderId,
      amountKobo: 1_250_050,
      widget: { scriptUrl: `${far.url}/payment/v1/remita-pay-inline.bundle.js`, publicKey: 'a-public-key' },
    });
    const back = new URL(new URL(session(response).checkoutUrl as string).searchParams.get('responseurl') ?? '');
    expect(back.origin + back.pathname).toBe('https://pay.example.gov.ng/payment-redirect-open');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      billRef: bill.reference,
      provider: 'remita',
      rrr: order?.rrr,
    });
    expect(await standingOf(db, bill)).toMatchObject({
      status: 'unpaid',
      states: ['AWAITING_PAYMENT'],
      rrrs: [order?.rrr],
    });
  });

  it('accepts a reference as people type it, and gives the same session again', async () => {
    const bill = await givenBill(db);
    const typed = bill.reference.toLowerCase().replace(/(.{4})/g, '$1 ');
    const first = session(await openSession({ billReference: typed, provider: 'remita' }));
    const second = session(await openSession({ billReference: bill.reference, provider: 'remita' }));
    expect(second).toEqual(first);
    expect(far.requestsTo('paymentinit')).toHaveLength(1);
  });

  it('gives the bank tab the same RRR without a widget', async () => {
    const bill = await givenBill(db);
    const bank = session(await openSession({ billReference: bill.reference, provider: 'bank' }));
    const widget = session(await openSession({ billReference: bill.reference, provider: 'remita' }));
    expect(bank).toMatchObject({ provider: 'remita', rrr: widget.rrr, widget: null });
    expect(far.requestsTo('paymentinit')).toHaveLength(1);
  });

  it('asks the provider once when twenty ask at the same moment, and gives all of them one RRR', async () => {
    const bill = await givenBill(db);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        openSession({ billReference: bill.reference, provider: index % 3 === 0 ? 'bank' : 'remita' }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map((response) => session(response).rrr)).size).toBe(1);
    expect(far.requestsTo('paymentinit')).toHaveLength(1);
    expect((await standingOf(db, bill)).states).toEqual(['AWAITING_PAYMENT']);
  });

  it('sends the payer of an expert system’s bill to its allowed address', async () => {
    const bill = await givenBill(db, { expertSystemId: 1 });
    const opened = session(
      await openSession({ billReference: bill.reference, provider: 'remita', redirectUrl: 'https://evil.example' }),
    );
    expect(opened.redirectUrl).toBe('https://levydesk.savanna.example/paid');
  });

  it('ignores a tpui that is another’s: the bill decides whose it is', async () => {
    const bill = await givenBill(db);
    const response = await openSession({ billReference: bill.reference, provider: 'remita', tpui: 'SOMEBODY-ELSE' });
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(far.requestsTo('paymentinit')[0]?.body ?? '')).toMatchObject({ payerName: 'Amina Bello' });
  });
});

describe('a payment session is refused, and nothing is written or asked,', () => {
  const paid = async () => {
    const bill = await givenBill(db);
    const { rrr } = session(await openSession({ billReference: bill.reference, provider: 'remita' }));
    remita.pay(rrr);
    await checkStatus({ gateway: 'remita', rrr });
    return bill;
  };
  const reviewed = async () => {
    const bill = await givenBill(db);
    const { rrr } = session(await openSession({ billReference: bill.reference, provider: 'remita' }));
    remita.pay(rrr, { amount: '1.00' });
    await checkStatus({ gateway: 'remita', rrr });
    return bill;
  };
  const unpaid = () => givenBill(db);

  it.each([
    ['for a bill nobody knows', async () => ({ reference: 'KD0000000000000A' }), {}, 404, 'bill.not-found'],
    ['for a malformed reference', async () => ({ reference: "x' or 1=1" }), {}, 404, 'bill.not-found'],
    ['for a paid bill', paid, {}, 409, 'bill.already-paid'],
    ['for an expired bill', () => givenBill(db, { issuedOn: '2025-01-01' }), {}, 409, 'bill.expired'],
    ['for a cancelled bill', () => givenBill(db, { cancelled: true }), {}, 409, 'bill.cancelled'],
    ['for a bill whose payment is being reviewed', reviewed, {}, 409, 'bill.under-review'],
    ['while Interswitch is coming soon', unpaid, { provider: 'interswitch' }, 409, 'payment.gateway-unavailable'],
    ['for a provider that does not exist', unpaid, { provider: 'paypal' }, 422, 'request.invalid'],
    ['with an amount that is not the bill’s', unpaid, { amountKobo: 100 }, 422, 'request.invalid'],
    ['with an amount that is no amount', unpaid, { amountKobo: -1 }, 422, 'request.invalid'],
    ['without a reference', async () => ({ reference: '' }), {}, 422, 'request.invalid'],
  ])('%s', async (_case, given, changes, status, code) => {
    const { reference } = await given();
    const before = await countRows(db);
    const asked = far.received.length;
    const response = await openSession({ billReference: reference, provider: 'remita', ...changes });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
    expect(await countRows(db)).toEqual(before);
    expect(far.received).toHaveLength(asked);
  });
});

describe('the RRR that a payer was told', () => {
  const begin = async (reference: string, provider: string) => {
    const response = await openSession({ billReference: reference, provider });
    expect(response.statusCode).toBe(200);
    return response.json<{ rrr: string; replacedRrr?: string }>();
  };

  it('stays the one to pay after a declined card, on the bank tab too, however often', async () => {
    const bill = await givenBill(db);
    const { rrr } = await begin(bill.reference, 'bank');
    for (const gateway of ['remita', 'bank', 'remita']) {
      remita.decline(rrr);
      await sweepAfter(60);
      expect((await standingOf(db, bill)).states).toEqual(['FAILED']);
      expect(await begin(bill.reference, gateway)).toMatchObject({ rrr });
    }
    expect(await standingOf(db, bill)).toMatchObject({ states: ['AWAITING_PAYMENT'], rrrs: [rrr] });
    const { rowCount } = await db.$client.query(
      `select from outbox where topic = 'payment.refused' and payload->>'billId' = $1`,
      [bill.id],
    );
    expect(rowCount).toBe(3);
    remita.pay(rrr);
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  it('is offered again when it was given up for its age', async () => {
    const bill = await givenBill(db);
    const { rrr } = await begin(bill.reference, 'bank');
    await db.$client.query(`update payment_intents set expires_at = now() - interval '1 minute' where bill_id = $1`, [
      bill.id,
    ]);
    await sweepAfter(60);
    expect((await standingOf(db, bill)).states).toEqual(['EXPIRED']);
    expect(await begin(bill.reference, 'bank')).toEqual(expect.objectContaining({ rrr }));
    expect((await standingOf(db, bill)).states).toEqual(['AWAITING_PAYMENT']);
  });

  it('is one also when many ask at once after the refusal', async () => {
    const bill = await givenBill(db);
    const { rrr } = await begin(bill.reference, 'bank');
    remita.decline(rrr);
    await sweepAfter(60);
    const sessions = await Promise.all(Array.from({ length: 10 }, () => begin(bill.reference, 'bank')));
    expect(new Set(sessions.map((session) => session.rrr))).toEqual(new Set([rrr]));
  });

  it('is named as replaced when the bill was changed and there is another one', async () => {
    const bill = await givenBill(db);
    const { rrr, replacedRrr } = await begin(bill.reference, 'bank');
    expect(replacedRrr).toBeUndefined();
    remita.decline(rrr);
    await sweepAfter(60);
    await db.$client.query(
      `with line as (update bill_lines set amount_kobo = 2000000 where bill_id = $1) update bills set total_kobo = 2000000 where id = $1`,
      [bill.id],
    );
    const next = await begin(bill.reference, 'bank');
    expect(next.rrr).not.toBe(rrr);
    expect(next.replacedRrr).toBe(rrr);
    expect(await begin(bill.reference, 'bank')).toMatchObject({ rrr: next.rrr, replacedRrr: rrr });
  });
});

describe('when creating the RRR goes wrong', () => {
  it('a definite refusal is said in the words of the catalogue, and the next press tries a new order', async () => {
    const bill = await givenBill(db);
    far.answers(
      'paymentinit',
      'jsonp ({"statuscode":"023","RRR":"","status":"Service type or Merchant Does not Exist"})',
    );
    const refused = await openSession({ billReference: bill.reference, provider: 'remita' });
    expect(refused.statusCode).toBe(502);
    expect(refused.json()).toMatchObject({
      code: 'payment.session-failed',
      message: 'An error occurred while creating a payment session',
    });
    remita = scriptRemita(far);
    expect((await openSession({ billReference: bill.reference, provider: 'remita' })).statusCode).toBe(200);
    expect((await standingOf(db, bill)).states).toEqual(['FAILED', 'AWAITING_PAYMENT']);
  });

  it('an order that went through although its answer was lost is adopted, not repeated', async () => {
    const bill = await givenBill(db);
    const orderId = ({ body }: ReceivedRequest) => (JSON.parse(body) as { orderId: string }).orderId;
    far.answers('paymentinit', (request) => {
      remita.knows(orderId(request), '140008260136', '12500.00');
      return 'hang-up';
    });
    const response = await openSession({ billReference: bill.reference, provider: 'remita' });
    expect(session(response).rrr).toBe('140008260136');
  });

  it('an order nobody knows the fate of keeps its id, and the next press recovers it', async () => {
    const bill = await givenBill(db);
    far.answers('paymentinit', { httpStatus: 500, body: '' });
    far.answers('orderstatus.reg', { httpStatus: 500, body: '' });
    const lost = await openSession({ billReference: bill.reference, provider: 'remita' });
    expect(lost.json()).toMatchObject({ code: 'payment.session-failed' });
    expect((await standingOf(db, bill)).states).toEqual(['INITIATING']);
    const [sent] = far.requestsTo('paymentinit');

    remita = scriptRemita(far);
    clock.time = new Date(clock.time.getTime() + 10_000);
    const found = await openSession({ billReference: bill.reference, provider: 'remita' });
    expect(found.statusCode).toBe(200);
    expect(session(found).txRef).toBe((JSON.parse(sent?.body ?? '') as { orderId: string }).orderId);
    expect((await standingOf(db, bill)).states).toEqual(['AWAITING_PAYMENT']);
  });

  it('ends by the clock of the database, whatever ours says', async () => {
    const bill = await givenBill(db);
    const wrong = clock.time;
    clock.time = new Date('2031-01-01T00:00:00Z');
    const response = await openSession({ billReference: bill.reference, provider: 'remita' });
    clock.time = wrong;
    expect(response.statusCode).toBe(200);
    const { rows } = await db.$client.query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from payment_intents where bill_id = $1`,
      [bill.id],
    );
    expect(rows).toEqual([{ days: 7 }]);
  });

  it('a process that died in the middle is replaced by the sweeper once its lease is over', async () => {
    const bill = await givenBill(db);
    const { intents } = payments.deps;
    const now = clock.now().getTime();
    await intents.create({
      billId: bill.id,
      basketId: null,
      provider: 'remita',
      gatewayId: 'remita',
      orderId: 'an-order-of-a-dead-process',
      redirectUrl: null,
      lifeMs: 1e9,
      leaseUntil: new Date(now + 30_000),
    });
    remita.knows('an-order-of-a-dead-process', '140008260137', '12500.00');

    await sweepAfter(29);
    expect((await standingOf(db, bill)).states).toEqual(['INITIATING']);
    await sweepAfter(2);
    expect(await standingOf(db, bill)).toMatchObject({ states: ['AWAITING_PAYMENT'], rrrs: ['140008260137'] });
    expect(far.requestsTo('paymentinit')).toEqual([]);
  });

  it('a changed bill never gets its old RRR: the old one is cancelled at the provider and stays watched', async () => {
    const bill = await givenBill(db);
    const old = session(await openSession({ billReference: bill.reference, provider: 'remita' }));
    await db.$client.query(
      `with line as (update bill_lines set amount_kobo = 2000000 where bill_id = $1) update bills set total_kobo = 2000000 where id = $1`,
      [bill.id],
    );
    const renewed = session(await openSession({ billReference: bill.reference, provider: 'remita' }));
    expect(renewed).toMatchObject({ amountKobo: 2_000_000 });
    expect(renewed.rrr).not.toBe(old.rrr);
    expect(JSON.parse(far.requestsTo('deactivate.json')[0]?.body ?? '')).toMatchObject({ rrr: old.rrr });
    expect((await standingOf(db, bill)).states).toEqual(['CANCELLED', 'AWAITING_PAYMENT']);

    remita.pay(old.rrr);
    await sweepAfter(1);
    expect(await standingOf(db, bill)).toMatchObject({
      status: 'under-review',
      receipts: 0,
      cases: ['amount-mismatch'],
    });
  });
});
