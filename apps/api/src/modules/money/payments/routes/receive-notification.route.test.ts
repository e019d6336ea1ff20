import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { countRows, expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { standingOf } from '../../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { interswitchNotifications, remitaNotifications, startPayments } from '../testing/payments-test-app.ts';
import { scriptRemita } from '../testing/scripted-remita.ts';

const { db } = await createTestDatabase({ max: 20 });
const { app, openSession, far, sweepAfter, clock, ...payments } = await startPayments(db);
let remita = payments.remita;

afterEach(async () => {
  await expectMoneyInvariants(db);
  far.forget();
  clock.time = new Date();
  remita = scriptRemita(far);
});

async function givenSession() {
  const bill = await givenBill(db);
  const { rrr, txRef } = (await openSession({ billReference: bill.reference, provider: 'remita' })).json<{
    rrr: string;
    txRef: string;
  }>();
  far.received.length = 0;
  return { bill, rrr, txRef };
}
const notice = (rrr: string, changes = '') =>
  `[{"rrr":"${rrr}","channnel":"CARDPAYMENT","amount":12500.0,"debitdate":"2026-11-20 11:17:03"${changes}}]`;
const notify = (body: string, url = remitaNotifications) =>
  app.inject({ method: 'POST', url, body, headers: { 'content-type': 'application/json' } });
async function inbox() {
  const { rows } = await db.$client.query('select outcome, signature_valid from provider_notifications order by id');
  return rows;
}

describe('Remita’s notification', () => {
  it('is answered Ok once stored, and the provider is asked before anything changes', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);

    const response = await notify(notice(rrr));

    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('Ok');
    expect(response.headers['content-type']).toContain('text/plain');
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', receipts: 0 });

    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
    const { rows } = await db.$client.query('select channel from payments where bill_id = $1', [bill.id]);
    expect(rows).toEqual([{ channel: 'card' }]);
  });

  it('five times at once is one entry, one question and one receipt', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);
    const before = (await inbox()).length;
    const responses = await Promise.all(Array.from({ length: 5 }, () => notify(notice(rrr))));
    await sweepAfter(0);
    expect(responses.map(({ body }) => body)).toEqual(['Ok', 'Ok', 'Ok', 'Ok', 'Ok']);
    expect(await inbox()).toHaveLength(before + 1);
    expect(far.requestsTo('/status.reg')).toHaveLength(1);
    expect(await standingOf(db, bill)).toMatchObject({ receipts: 1 });
    expect((await notify(notice(rrr))).body).toBe('Ok');
    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ receipts: 1, cases: [] });
  });

  it('that is forged makes us ask once, however many there are, and changes nothing', async () => {
    const { bill, rrr } = await givenSession();
    for (let second = 10; second < 40; second += 1) {
      await notify(notice(rrr).replace('11:17:03', `11:17:${second}`));
    }
    await sweepAfter(0);
    expect(far.requestsTo('/status.reg')).toHaveLength(1);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', receipts: 0, states: ['AWAITING_PAYMENT'] });
  });

  it('about a bank payment without an order id, or with the order id alone, finds the attempt', async () => {
    const one = await givenSession();
    remita.pay(one.rrr);
    const other = await givenSession();
    remita.pay(other.rrr);
    await notify(`[{"rrr":"${one.rrr}","channel":"BRANCH","amount":12500.0,"debitdate":"2026-11-20 11:17:03"}]`);
    await notify(`{"orderRef":"${other.txRef}","amount":12500.0,"debitdate":"2026-11-20 11:17:03"}`);
    await sweepAfter(0);
    expect(await standingOf(db, one.bill)).toMatchObject({ status: 'paid' });
    expect(await standingOf(db, other.bill)).toMatchObject({ status: 'paid' });
  });

  it('about a reference nobody knows is answered Ok, asks nobody, and ends as an orphan', async () => {
    await notify(notice('999999999999'));
    await sweepAfter(0);
    expect((await inbox()).at(-1)).toMatchObject({ outcome: null });
    await sweepAfter(4_000);
    expect((await inbox()).at(-1)).toMatchObject({ outcome: 'orphan' });
    expect(far.requestsTo('999999999999')).toEqual([]);
  });

  it('that is earlier than our own record of the RRR is acted upon when the record is there', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill, { state: 'INITIATING' });
    remita.knows(intent.orderId, intent.providerRef, '12500.00');
    remita.pay(intent.providerRef);
    await notify(`[{"rrr":"${intent.providerRef}","orderId":"${intent.orderId}","amount":12500.0}]`);
    await sweepAfter(0);
    expect((await inbox()).at(-1)).toMatchObject({ outcome: null });

    await payments.deps.intents.move(intent.id, {
      from: 'INITIATING',
      to: 'AWAITING_PAYMENT',
      source: 'session',
      nextCheckAt: null,
    });
    await sweepAfter(0);
    expect((await inbox()).at(-1)).toMatchObject({ outcome: 'asked' });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid' });
  });

  it('about an attempt that was given up long ago is asked about until the provider answers', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill, { state: 'EXPIRED' });
    await db.$client.query(
      `update payment_intents set expires_at = now() - interval '60 days', checks = 300, next_check_at = null where id = $1`,
      [intent.id],
    );
    far.answers('/status.reg', { httpStatus: 503, body: '' });
    await notify(notice(intent.providerRef));
    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ receipts: 0, states: ['EXPIRED'] });

    remita = scriptRemita(far);
    remita.knows(intent.orderId, intent.providerRef, '12500.00');
    remita.pay(intent.providerRef);
    await sweepAfter(60);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  describe('about a payment that has its receipt', () => {
    async function givenReceipted() {
      const session = await givenSession();
      remita.pay(session.rrr);
      await sweepAfter(60);
      expect(await standingOf(db, session.bill)).toMatchObject({ status: 'paid', receipts: 1 });
      far.received.length = 0;
      return session;
    }
    const reviews = async (bill: { id: string; reference: string }) =>
      (
        await db.$client.query(
          `select payload->>'kind' as kind from outbox where topic = 'payment.review' and payload->>'billReference' = $1`,
          [bill.reference],
        )
      ).rows;

    it('makes us ask once more, and nothing changes while the money is there', async () => {
      const { bill, rrr } = await givenReceipted();
      await notify(notice(rrr));
      await sweepAfter(0);
      await sweepAfter(80_000);
      expect(far.requestsTo(`/${rrr}/`)).toHaveLength(1);
      expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', states: ['CONFIRMED'], cases: [] });
    });

    it.each([
      ['was taken back', '02'],
      ['is pending again', '021'],
    ])(
      'becomes a case for a person when the provider says that it %s: the receipt stays until then',
      async (_case, status) => {
        const { bill, rrr } = await givenReceipted();
        remita.pay(rrr, { status });
        await notify(notice(rrr));
        await sweepAfter(0);
        await notify(notice(rrr).replace('11:17:03', '12:00:00'));
        await sweepAfter(0);
        expect(await standingOf(db, bill)).toMatchObject({
          status: 'paid',
          receipts: 1,
          states: ['CONFIRMED'],
          // Another hour is, besides, the claim of another payment.
          cases: ['no-longer-paid', 'second-payment'],
        });
        expect(await reviews(bill)).toEqual([{ kind: 'no-longer-paid' }, { kind: 'second-payment' }]);
        await sweepAfter(80_000);
        expect(far.requestsTo(`/${rrr}/`)).toHaveLength(2);
      },
    );

    it('is not a repetition when it is of another type: a reversal may carry the day and the amount of its payment', async () => {
      const { bill, rrr } = await givenReceipted();
      await notify(notice(rrr, ',"type":"PY"'));
      await sweepAfter(0);
      remita.decline(rrr);
      const kept = (await inbox()).length;
      await notify(notice(rrr, ',"type":"PY"'));
      await notify(notice(rrr));
      expect(await inbox()).toHaveLength(kept);
      await notify(notice(rrr, ',"type":"RV"'));
      await sweepAfter(0);
      expect(await inbox()).toHaveLength(kept + 1);
      expect(await standingOf(db, bill)).toMatchObject({ receipts: 1, cases: ['no-longer-paid'] });
    });

    it('becomes a case when the provider names another amount now', async () => {
      const { bill, rrr } = await givenReceipted();
      remita.pay(rrr, { amount: '12499.00' });
      await notify(notice(rrr));
      await sweepAfter(0);
      expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: ['conflicting-report'] });
    });

    it('is not forgotten while the provider is silent', async () => {
      const { bill, rrr, txRef } = await givenReceipted();
      far.answers('/status.reg', { httpStatus: 503, body: '' });
      await notify(notice(rrr));
      await sweepAfter(0);
      remita = scriptRemita(far);
      remita.knows(txRef, rrr, '12500.00');
      remita.decline(rrr);
      await sweepAfter(60);
      expect(await standingOf(db, bill)).toMatchObject({ cases: ['no-longer-paid'] });
    });
  });

  it('with a wrong secret finds nothing here, and leaves nothing', async () => {
    const { rrr } = await givenSession();
    const before = await countRows(db);
    for (const secret of ['wrong', 'a-secret-segmen', 'A-SECRET-SEGMENT', '%00', '']) {
      const response = await notify(notice(rrr), `/api/v1/payments/notifications/remita/${secret}`);
      expect(response.statusCode).toBe(404);
    }
    expect(await countRows(db)).toEqual(before);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '<xml><!DOCTYPE x></xml>'],
    ['no entry', '[]'],
    ['more entries than anybody sends', `[${Array(101).fill('{"rrr":"800000000000"}').join(',')}]`],
    ['half a notification', '[{"rrr":"140008260136"},{"rrr'],
    ['a text', '"140008260136"'],
  ])('that holds %s is refused and leaves nothing', async (_case, body) => {
    const before = await countRows(db);
    const response = await notify(body);
    expect(response.statusCode).toBe(400);
    expect(response.body).toBe('Not Ok');
    expect(await countRows(db)).toEqual(before);
  });

  it('that names the RRR of one payment and the order of another wakes the one of the RRR alone', async () => {
    const one = await givenSession();
    const other = await givenSession();
    remita.pay(one.rrr);
    remita.pay(other.rrr);
    await db.$client.query(`update payment_intents set next_check_at = null where provider_ref = any($1)`, [
      [one.rrr, other.rrr],
    ]);
    await notify(notice(one.rrr, `,"orderId":"${other.txRef}"`));
    await sweepAfter(0);
    expect(await standingOf(db, one.bill)).toMatchObject({ status: 'paid' });
    expect(await standingOf(db, other.bill)).toMatchObject({ status: 'unpaid', states: ['AWAITING_PAYMENT'] });
  });

  it.each([
    ['no reference', '{"amount":1}'],
    ['a character that no table can hold', '{"orderId":"order\\u0000","amount":12500.0}'],
    ['no object', '"a text"'],
    ['nothing', 'null'],
    ['a deep hole', `${'['.repeat(500)}${']'.repeat(500)}`],
  ])('is heard in all but the entry that holds %s, which is kept as it came', async (_case, bad) => {
    const one = await givenSession();
    const other = await givenSession();
    remita.pay(one.rrr);
    remita.pay(other.rrr);
    const entry = (rrr: string) => notice(rrr).slice(1, -1);
    const response = await notify(`[${entry(one.rrr)}, ${bad} ,${entry(other.rrr)}]`);
    await sweepAfter(0);
    expect([response.statusCode, response.body]).toEqual([200, 'Ok']);
    expect(await standingOf(db, one.bill)).toMatchObject({ status: 'paid', receipts: 1 });
    expect(await standingOf(db, other.bill)).toMatchObject({ status: 'paid', receipts: 1 });
    const { rows } = await db.$client.query(
      `select convert_from(raw, 'UTF8') as raw, processed_at is not null as "isOver" from provider_notifications where outcome = 'unreadable' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ raw: bad, isOver: true }]);
  });

  it('of a hundred real entries is taken whole', async () => {
    const { bill, rrr } = await givenSession();
    remita.pay(rrr);
    const entry = (at: number) =>
      `{"rrr":"${at === 77 ? rrr : 900_000_000_000 + at}","channnel":"BRANCH","channel":"BRANCH","billerName":"STATE REVENUE","amount":12500.0,"transactiondate":"2026-11-20 00:00:00","debitdate":"2026-11-20 11:17:03","bank":"232","branch":"MAIN","serviceTypeId":"4430731","orderRef":"${'f'.repeat(31)}${at}","payerName":"${'Amina Bello '.repeat(6)}","payerPhoneNumber":"08030000000","payerEmail":"a@example.ng","type":"PY","customFieldData":[${'{"DESCRIPTION":"Name On Account","COLVAL":"Test, [Test] \\"{"},'.repeat(6)}{}],"paymentDescription":"${'Development levy; '.repeat(20)}"}`;
    const body = `[${Array.from({ length: 100 }, (_, at) => entry(at)).join(',')}]`;
    expect(body.length).toBeGreaterThan(64 * 1024);
    const before = (await inbox()).length;
    expect((await notify(body)).statusCode).toBe(200);
    expect((await inbox()).length).toBe(before + 100);
    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
    const { rows } = await db.$client.query('select max(length(raw)) as longest from provider_notifications');
    expect(rows[0].longest).toBeLessThan(2_048);
  });

  it('of which no entry can be read is kept as it came', async () => {
    const before = (await inbox()).length;
    expect((await notify('[{"amount":7001},{"amount":7002}]')).statusCode).toBe(200);
    expect((await notify('[{"amount":7001},{"amount":7002}]')).statusCode).toBe(200);
    expect((await inbox()).slice(before)).toMatchObject([{ outcome: 'unreadable' }, { outcome: 'unreadable' }]);
  });

  it('of five megabytes is refused', async () => {
    expect((await notify(`[{"rrr":"${'1'.repeat(5_000_000)}"}]`)).statusCode).toBe(413);
  });
});

describe('Interswitch’s webhook', () => {
  const event = (orderId: string, code = '00') =>
    `{"event":"TRANSACTION.COMPLETED","uuid":"u-${orderId}","timestamp":1594646111460,"data":{"amount":1250000,"responseCode":"${code}","merchantReference":"${orderId}"}}`;
  const sign = (body: string, secret = 'whsec_local') => createHmac('sha512', secret).update(body).digest('hex');
  const deliver = (body: string, signature: string) =>
    app.inject({
      method: 'POST',
      url: interswitchNotifications,
      body,
      headers: { 'content-type': 'application/json', 'x-interswitch-signature': signature },
    });
  async function given() {
    const bill = await givenBill(db);
    const { orderId } = await givenIntent(db, bill, { provider: 'interswitch' });
    far.answers(
      'gettransaction.json',
      `{"Amount":1250000,"MerchantReference":"${orderId}","ResponseCode":"00","TransactionDate":"2026-11-20T06:57:24"}`,
    );
    return { bill, orderId };
  }

  it('with a signature over its very bytes is answered 200 without a body, and makes us ask', async () => {
    const { bill, orderId } = await given();
    const response = await deliver(event(orderId), sign(event(orderId)));
    expect([response.statusCode, response.body]).toEqual([200, '']);
    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
    expect((await inbox()).at(-1)).toEqual({ outcome: 'asked', signature_valid: true });
  });

  it('that reports a failure after the success changes nothing', async () => {
    const { bill, orderId } = await given();
    await deliver(event(orderId), sign(event(orderId)));
    await sweepAfter(0);
    const late = event(orderId, '51').replace('COMPLETED', 'UPDATED');
    expect((await deliver(late, sign(late))).statusCode).toBe(200);
    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', states: ['CONFIRMED'] });
  });

  it.each([
    ['00', ['second-payment']],
    ['51', []],
  ])('that names another payment of the same reference with code %s opens %j', async (code, cases) => {
    const { bill, orderId } = await given();
    const numbered = (payment: string, said: string) =>
      event(orderId, said)
        .replace('"uuid":"u-', `"uuid":"${payment}-`)
        .replace('"data":{', `"data":{"paymentReference":"${payment}",`);
    for (const body of [numbered('UBA|WEB|MX6072|1', '00'), numbered('UBA|WEB|MX6072|2', code)]) {
      expect((await deliver(body, sign(body))).statusCode).toBe(200);
      await sweepAfter(0);
    }
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases });
  });

  it.each([
    ['a missing signature', (body: string) => [body, '']],
    ['another secret', (body: string) => [body, sign(body, 'another')]],
    ['one byte changed', (body: string) => [body.replace('1250000', '1250001'), sign(body)]],
    ['the JSON written anew', (body: string) => [JSON.stringify(JSON.parse(body), null, 1), sign(body)]],
  ])('with %s is refused, leaves nothing and makes nobody ask', async (_case, forge) => {
    const { bill, orderId } = await given();
    const before = await countRows(db);
    const [body = '', signature = ''] = forge(event(orderId));
    expect((await deliver(body, signature)).statusCode).toBe(401);
    await sweepAfter(0);
    expect(await countRows(db)).toEqual(before);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid' });
  });
});
