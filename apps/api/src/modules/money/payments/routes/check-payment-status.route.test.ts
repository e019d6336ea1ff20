import { afterEach, describe, expect, it } from 'vitest';
import { countRows, expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { standingOf } from '../../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startPayments } from '../testing/payments-test-app.ts';
import { scriptRemita } from '../testing/scripted-remita.ts';

const { db, owner } = await createTestDatabase({ max: 60 });
const { openSession, checkStatus, far, clock, ...payments } = await startPayments(db);
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
const askedFor = (rrr: string) => checkStatus({ gateway: 'remita', rrr });

describe('POST /payments/status', () => {
  it('asks the provider now and says 00 once the receipt is committed', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);

    const response = await askedFor(rrr);

    expect(response.json()).toEqual({
      responseCode: '00',
      responseDescription: 'Your payment is confirmed and your receipt is ready',
    });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, states: ['CONFIRMED'] });
  });

  it('says 00 for Remita’s other code of success too, and speaks Hausa', async () => {
    const { rrr } = await givenSession();
    remita.pay(rrr, { status: '01' });
    const response = await checkStatus({ gateway: 'remita', rrr }, 'ha');
    expect(response.json()).toMatchObject({
      responseCode: '00',
      responseDescription: expect.stringContaining('An tabbatar'),
    });
  });

  it('answers by an RRR beside the reference of its bill, and beside another’s as if it were not there', async () => {
    const { bill, rrr } = await givenSession();
    const beside = (billReference: string) => checkStatus({ gateway: 'remita', rrr, billReference });
    expect((await beside(bill.reference)).json()).toMatchObject({ responseCode: '09' });
    const other = await givenBill(db);
    expect((await beside(other.reference)).json()).toMatchObject({ code: 'payment.not-found' });
  });

  it('asks nobody any more once there is a receipt', async () => {
    const { rrr } = await givenSession();
    remita.pay(rrr);
    await askedFor(rrr);
    const asked = far.received.length;
    expect((await askedFor(rrr)).json()).toMatchObject({ responseCode: '00' });
    expect(far.received).toHaveLength(asked);
  });

  it.each(['021', '025', '040', '061', '999', '123'])(
    'says 09 for a payment that is not decided (%s)',
    async (status) => {
      const { bill, rrr } = await givenSession();
      remita.pay(rrr, { status });
      expect((await askedFor(rrr)).json()).toMatchObject({ responseCode: '09' });
      expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', receipts: 0, states: ['AWAITING_PAYMENT'] });
    },
  );

  it('says 02 for a definite refusal, tells waiting browsers, and a later payment of the same RRR still counts', async () => {
    const { bill, rrr } = await givenSession();
    remita.decline(rrr);
    expect((await askedFor(rrr)).json()).toMatchObject({ responseCode: '02' });
    expect((await standingOf(db, bill)).states).toEqual(['FAILED']);
    const { rows } = await db.$client.query(
      `select payload from outbox where topic = 'payment.refused' and payload->>'billId' = $1`,
      [bill.id],
    );
    expect(rows).toEqual([{ payload: { billReference: bill.reference, billId: bill.id, statusCode: 402 } }]);

    remita.pay(rrr);
    expect((await askedFor(rrr)).json()).toMatchObject({ responseCode: '00' });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', states: ['CONFIRMED'] });
  });

  it.each([
    ['one kobo less', '12499.99', 'amount-mismatch'],
    ['one kobo more', '12500.01', 'amount-mismatch'],
    ['kobo for naira', '1250000', 'amount-mismatch'],
    ['nothing at all', '0', 'amount-missing'],
    ['a broken float', '12499.999999', 'amount-missing'],
    ['words', '"twelve"', 'amount-missing'],
    ['no amount', 'null', 'amount-missing'],
  ])('never says paid when %s arrived: 99, a case, and no receipt', async (_case, amount, kind) => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr, { amount });
    expect((await askedFor(rrr)).json()).toMatchObject({ responseCode: '99' });
    expect((await askedFor(rrr)).json()).toMatchObject({ responseCode: '99' });
    expect(await standingOf(db, bill)).toMatchObject({
      status: 'under-review',
      receipts: 0,
      states: ['REVIEW'],
      cases: [kind],
    });
  });

  it('gives one receipt to fifty who ask at the same moment', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);
    const responses = await Promise.all(Array.from({ length: 50 }, () => askedFor(rrr)));
    expect(new Set(responses.map((response) => response.json<{ responseCode: string }>().responseCode))).toEqual(
      new Set(['00']),
    );
    expect(await standingOf(db, bill)).toMatchObject({ receipts: 1, states: ['CONFIRMED'], cases: [] });
  });

  it('gives one receipt when fifty processes confirm at the same moment', async () => {
    const { bill, rrr } = await givenSession();
    const { intents, observations } = payments.deps;
    const intent = await intents.findByProviderRef('remita', rrr);
    const money = { reference: rrr, amountKobo: bill.totalKobo, channel: 'card', paidAt: null };
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        observations.confirm(intent ?? expect.fail('the attempt exists'), 'requery', money),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(49).fill('duplicate'), 'receipted']);
    expect(await standingOf(db, bill)).toMatchObject({ receipts: 1 });
  });

  it.each([
    ['answers with an error', { httpStatus: 500, body: '' }],
    ['answers with HTML', '<html>Bad Gateway</html>'],
    ['hangs', 'never'],
    ['refuses our credentials', '{"status":"020","message":"Invalid Authentication"}'],
    ['refuses our question', { httpStatus: 400, body: '{"message":"Bad request"}' }],
  ] as const)('never pretends to know, nor lets anybody pay twice, when the provider %s', async (_case, answer) => {
    const { bill, rrr } = await givenSession();
    far.answers('/status.reg', answer);
    const response = await askedFor(rrr);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'payment.provider-silent',
      message: expect.stringContaining('do not pay again'),
    });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', receipts: 0, states: ['AWAITING_PAYMENT'] });
  });

  it('tells whoever has paid that it goes on when the database takes no writes, and finds the money afterwards', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);
    await owner.$client.query(`
      create function refuse_full() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger refuse_full before insert on provider_observations execute function refuse_full()`);
    const told = await askedFor(rrr);
    await owner.$client.query('drop function refuse_full cascade');
    expect(told.statusCode).toBe(503);
    expect(told.json()).toMatchObject({
      code: 'payment.recorded-later',
      message: expect.stringMatching(/your payment goes on.*do not pay again/i),
    });
    expect((await askedFor(rrr)).json()).toMatchObject({ responseCode: '00' });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  it.each([
    ['in the year 2099', '2099-01-01 09:15:30 AM'],
    ['before there was anything to pay', '2019-02-28 09:15:30 AM'],
  ])('dates a payment by our clock when the provider says that it was made %s', async (_case, date) => {
    const { bill, rrr } = await givenSession();
    far.answers(
      '/status.reg',
      `{"amount":12500.0,"RRR":"${rrr}","message":"Approved","paymentDate":"${date}","status":"01"}`,
    );
    await askedFor(rrr);
    const { rows } = await db.$client.query(
      `select paid_at = recorded_at as "isOurs" from payments where bill_id = $1`,
      [bill.id],
    );
    expect(rows).toEqual([{ isOurs: true }]);
  });

  it('does not repeat an old refusal when the provider is silent: the same RRR may have been paid since', async () => {
    const { bill, rrr } = await givenSession();
    remita.decline(rrr);
    await askedFor(rrr);
    far.answers('/status.reg', 'never');
    const response = await askedFor(rrr);
    expect(response.statusCode).toBe(503);
    expect((await standingOf(db, bill)).states).toEqual(['FAILED']);
  });

  it.each(['EXPIRED', 'CANCELLED'])('confirms money that arrives after the attempt was %s', async (state) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill, { state });
    remita.knows(intent.orderId, intent.providerRef, '12500.00');
    remita.pay(intent.providerRef);
    expect((await askedFor(intent.providerRef)).json()).toMatchObject({ responseCode: '00' });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', states: ['CONFIRMED'] });
  });

  it('keeps what the provider answered, word for word, before anything is concluded', async () => {
    const { rrr } = await givenSession();
    await askedFor(rrr);
    const { rows } = await db.$client.query(
      `select o.source, o.provider_code, o.amount_kobo, o.raw from provider_observations o
       join payment_intents i on i.id = o.intent_id where i.provider_ref = $1`,
      [rrr],
    );
    expect(rows).toEqual([
      {
        source: 'requery',
        provider_code: '021',
        amount_kobo: 1_250_000,
        raw: expect.stringContaining(`200 {"amount":12500.00,"RRR":"${rrr}"`),
      },
    ]);
  });
});

describe('a status check of an Interswitch payment', () => {
  const approved = (orderId: string, amount: number, code = '00') =>
    `{"Amount":${amount},"MerchantReference":"${orderId}","PaymentReference":"UBA|WEB|MX6072|25-07-2024|1|2","TransactionDate":"2026-11-20T06:57:24","ResponseCode":"${code}"}`;

  async function given() {
    const bill = await givenBill(db);
    const { orderId } = await givenIntent(db, bill, { provider: 'interswitch' });
    const ask = (changes: Record<string, unknown> = {}) =>
      checkStatus({
        gateway: 'interswitch',
        BillReference: bill.reference,
        AmountInKobo: bill.totalKobo,
        TransactionReference: orderId,
        ...changes,
      });
    return { bill, orderId, ask };
  }

  it('confirms by the amount of the bill, whatever amount the browser names', async () => {
    const { bill, orderId, ask } = await given();
    far.answers('gettransaction.json', approved(orderId, bill.totalKobo));
    expect((await ask({ AmountInKobo: 1 })).json()).toMatchObject({ responseCode: '00' });
    expect(far.received.at(-1)?.path).toContain(`amount=${bill.totalKobo}`);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  it('sends a partial approval to review and never says 10', async () => {
    const { bill, orderId, ask } = await given();
    far.answers('gettransaction.json', approved(orderId, 500_000, '10'));
    expect((await ask()).json()).toMatchObject({ responseCode: '99' });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'under-review', receipts: 0 });
  });

  it('knows no payment of another bill', async () => {
    const { ask } = await given();
    const other = await givenBill(db);
    const response = await ask({ BillReference: other.reference });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'payment.not-found', message: 'Unable to confirm payment' });
  });

  it('of a bill that was paid through Remita as well: one receipt, and the second money is a case', async () => {
    const { bill, orderId, ask } = await given();
    const { rrr } = (await openSession({ billReference: bill.reference, provider: 'remita' })).json<{ rrr: string }>();
    remita.pay(rrr);
    await askedFor(rrr);
    far.answers('gettransaction.json', approved(orderId, bill.totalKobo));
    clock.time = new Date(clock.time.getTime() + 1_000);
    await db.$client.query("update payment_intents set next_check_at = now() - interval '1 day' where order_id = $1", [
      orderId,
    ]);
    await payments.sweepAfter(0);

    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: ['surplus'] });
    expect((await ask()).json()).toMatchObject({ responseCode: '99' });
  });
});

describe('a status check is refused', () => {
  it.each([
    ['for an RRR we never issued', { gateway: 'remita', rrr: '999999999999' }, 404],
    ['for an RRR of eleven digits', { gateway: 'remita', rrr: '99999999999' }, 422],
    ['for an RRR that is a query', { gateway: 'remita', rrr: "' or 1=1 --" }, 422],
    ['without a gateway', { rrr: '999999999999' }, 422],
    ['for a gateway that does not exist', { gateway: 'paypal', rrr: '999999999999' }, 422],
    [
      'for an unknown transaction',
      { gateway: 'interswitch', BillReference: 'KD0000000000000A', AmountInKobo: 1, TransactionReference: 'x' },
      404,
    ],
    [
      'for a negative amount',
      { gateway: 'interswitch', BillReference: 'KD0', AmountInKobo: -1, TransactionReference: 'x' },
      422,
    ],
  ])('%s, and nothing is asked or written', async (_case, body, status) => {
    const before = await countRows(db);
    expect((await checkStatus(body)).statusCode).toBe(status);
    expect(await countRows(db)).toEqual(before);
    expect(far.received).toEqual([]);
  });
});
