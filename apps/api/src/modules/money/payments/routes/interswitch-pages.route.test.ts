import { afterEach, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { standingOf } from '../../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startPayments } from '../testing/payments-test-app.ts';

const { db } = await createTestDatabase();
const { app, openSession, far } = await startPayments(db);

afterEach(() => expectMoneyInvariants(db));

describe('Interswitch, switched on', () => {
  it('gives a session whose page posts our order to Interswitch and to nobody else', async () => {
    await db.$client.query(`update payment_gateways set availability = 'available' where id = 'interswitch'`);
    const bill = await givenBill(db, {
      payer: { firstName: 'Zulaihatu', lastName: 'Maigamo', email: 'zulai@maigamo.example' },
    });
    const opened = await openSession({ billReference: bill.reference, provider: 'interswitch' });
    const session = opened.json<{ checkoutUrl: string; txRef: string }>();
    expect(session).toMatchObject({
      provider: 'interswitch',
      rrr: '',
      amountKobo: bill.totalKobo,
      widget: { scriptUrl: `${far.url}/inline-checkout.js`, publicKey: 'MX6072:9405967' },
    });
    const checkout = new URL(session.checkoutUrl);
    expect(checkout.searchParams.get('rrr')).toBe('');

    const page = await app.inject({ url: checkout.pathname });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain(`form-action ${far.url}`);
    expect(page.headers['content-security-policy']).not.toContain('script');
    expect(page.body).toContain(`action="${far.url}/collections/w/pay"`);
    expect(page.body).toContain(`name="txn_ref" value="${session.txRef}"`);
    expect(page.body).toContain(`name="amount" value="${bill.totalKobo}"`);
    // Whoever has the reference may pay; who the bill is of stays with us.
    for (const theirs of ['Zulaihatu', 'Maigamo', 'zulai', 'maigamo.example', '0803']) {
      expect(page.body).not.toContain(theirs);
    }
    expect(page.body).toContain('name="cust_email" value="no-reply@portal.test"');
    expect(far.received).toEqual([]);
  });

  it('leads to the bill instead of the till when somebody else has paid, and when the bill was cancelled', async () => {
    for (const isCancelled of [false, true]) {
      const bill = await givenBill(db);
      const { orderId } = await givenIntent(db, bill, { provider: 'interswitch' });
      const other = await givenIntent(db, bill);
      if (isCancelled) await db.$client.query('update bills set cancelled_at = now() where id = $1', [bill.id]);
      else
        await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
          other.id,
          other.providerRef,
          bill.totalKobo,
        ]);
      const page = await app.inject({ url: `/api/v1/payments/checkout/interswitch/${orderId}` });
      expect(page.statusCode).toBe(303);
      expect(page.headers.location).toBe(`/payment_summary_open?billReference=${bill.reference}`);
    }
  });

  it('has no page for an order that is unknown or not waiting to be paid', async () => {
    const bill = await givenBill(db);
    const { orderId } = await givenIntent(db, bill, { provider: 'interswitch', state: 'EXPIRED' });
    for (const id of [orderId, 'unknown']) {
      expect((await app.inject({ url: `/api/v1/payments/checkout/interswitch/${id}` })).statusCode).toBe(404);
    }
  });
});

describe('the way back from Interswitch', () => {
  it.each([
    ['a form post', (txnref: string) => ({ method: 'POST', body: `txnref=${txnref}&resp=00&amount=1`, url: '' })],
    ['a GET', (txnref: string) => ({ method: 'GET', body: '', url: `?txnref=${txnref}&resp=00` })],
  ] as const)('with %s leads to the screen that waits, and believes nothing', async (_case, request) => {
    const bill = await givenBill(db);
    const { orderId } = await givenIntent(db, bill, { provider: 'interswitch' });
    const { method, body, url } = request(orderId);
    const response = await app.inject({
      method,
      url: `/api/v1/payments/return/interswitch${url}`,
      ...(body !== '' && { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(
      `/payment-redirect-open?billRef=${bill.reference}&provider=interswitch&txRef=${orderId}`,
    );
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', receipts: 0 });
  });

  it('with a reference nobody knows leads home', async () => {
    const response = await app.inject({ url: '/api/v1/payments/return/interswitch?txnref=https://evil.example' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  });
});
