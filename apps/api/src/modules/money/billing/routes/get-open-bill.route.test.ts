import type { Role, Scope } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenDesk } from '../../../../testing/given-desk.ts';
import { givenRefunds } from '../../../../testing/given-refunds.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startBilling } from '../testing/billing-test-app.ts';

const { db } = await createTestDatabase();
const app = await startBilling(db);

function open(reference: string, headers: Record<string, string> = {}) {
  return app.inject({ url: `/api/v1/bills/open?billReference=${encodeURIComponent(reference)}`, headers });
}

function confirm(intent: { id: string; providerRef: string }, amountKobo: number) {
  return db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    amountKobo,
  ]);
}

describe('GET /bills/open', () => {
  it('shows an unpaid bill, its lines and its payer with address and email in part', async () => {
    const bill = await givenBill(db, { lines: [1_000_000, 250_050] });
    const { rows } = await db.$client.query('select issued_on, expires_on from bills where id = $1', [bill.id]);

    const response = await open(bill.reference);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      bill: {
        billReference: bill.reference,
        payStatusId: 1,
        status: 'unpaid',
        billDetails: [
          { amount: 1_000_000, description: 'Line 1', narration: 'Narration 1', revenueHeadCode: '12010101' },
          { amount: 250_050, description: 'Line 2', narration: 'Narration 2', revenueHeadCode: '12010102' },
        ],
        totalKobo: 1_250_050,
        amountInWords: 'Twelve Thousand Five Hundred Naira And Fifty Kobo Only',
        tpui: 'TPUI-0001',
        mda: 'Kaduna State Internal Revenue Service',
        taxOffice: 'Zaria',
        issuedOn: rows[0].issued_on,
        expiresOn: rows[0].expires_on,
      },
      userData: {
        user: { firstName: 'Amina', lastName: 'Bello', email: 'a•••o@example.com' },
        userRegistration: { addressLine1: '••• A••• B••• W•••, Kaduna' },
        masked: true,
      },
      isFromTsp: false,
      receipt: null,
      payment: null,
    });
  });

  it('says what is going on with its money, without amounts and names', async () => {
    const news = async (reference: string) => (await open(reference)).json().moneyNews;
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await confirm(intent, bill.totalKobo);
    expect(await news(bill.reference)).toBeUndefined();
    await db.$client.query(
      `insert into review_cases (kind, bill_id, intent_id) select 'second-payment', bill_id, id from payment_intents where id = $1`,
      [intent.id],
    );
    expect(await news(bill.reference)).toEqual(['second-payment']);
    await db.$client.query(
      `insert into review_cases (kind, bill_id, intent_id, payment_id) select 'no-longer-paid', bill_id, intent_id, id from payments where intent_id = $1`,
      [intent.id],
    );
    expect(await news(bill.reference)).toEqual(['in-doubt', 'second-payment']);

    const refunded = await givenBill(db);
    const paid = await givenIntent(db, refunded);
    await confirm(paid, refunded.totalKobo);
    const desk = await givenDesk(db);
    const refunds = await givenRefunds(db, desk);
    const { rows } = await db.$client.query<{ id: string }>('select id from receipts where bill_id = $1', [
      refunded.id,
    ]);
    const id = await refunds.request(rows[0]?.id ?? '');
    expect(await news(refunded.reference)).toBeUndefined();
    await refunds.approve(id);
    expect(await news(refunded.reference)).toEqual(['refund-under-way']);
    await refunds.pay(id);
    expect(await news(refunded.reference)).toEqual(['refunded']);
  });

  it('finds a bill however its reference is typed', async () => {
    const { reference } = await givenBill(db);
    const typed = reference.toLowerCase().replace(/(.{4})/g, '$1 - ');
    expect((await open(typed)).json().bill.billReference).toBe(reference);
  });

  it('answers an unknown and a malformed reference alike', async () => {
    const answers = await Promise.all(
      ['KD7Q4M2X9TBC1VWZ', 'x', "' or 1=1 --", 'K\u0000D'].map((reference) => open(reference)),
    );
    for (const answer of answers) {
      const { requestId: _, ...problem } = answer.json();
      const { requestId: __, ...first } = answers[0]?.json() ?? {};
      expect(answer.statusCode).toBe(404);
      expect(problem).toEqual(first);
      expect(problem.code).toBe('bill.not-found');
    }
  });

  it('asks the database once for a malformed reference too', async () => {
    let queries = 0;
    const counting = new Proxy(db.$client, {
      get(pool, name) {
        if (name === 'query') queries += 1;
        const value: unknown = Reflect.get(pool, name);
        return typeof value === 'function' ? value.bind(pool) : value;
      },
    });
    const counted = await startBilling(Object.assign(Object.create(db), { $client: counting }));
    for (const reference of ['KD7Q4M2X9TBC1VWZ', 'x'])
      await counted.inject({ url: `/api/v1/bills/open?billReference=${reference}` });
    expect(queries).toBe(2);
  });

  it('asks for a reference', async () => {
    const response = await open('   ');
    expect(response.statusCode).toBe(422);
    expect(response.json().fieldErrors).toEqual({ billReference: 'Enter a bill reference' });
  });

  it('speaks Hausa to whoever asks in Hausa', async () => {
    const { reference } = await givenBill(db);
    const response = await open(reference, { 'accept-language': 'ha' });
    expect(response.json().bill.amountInWords).toBe('Naira dubu goma sha biyu da ɗari biyar kawai');
  });

  it('says that an expert system raised it', async () => {
    const { reference } = await givenBill(db, { expertSystemId: 1 });
    expect((await open(reference)).json().isFromTsp).toBe(true);
  });

  it('shows a payment under way, so that nobody pays twice', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    expect((await open(bill.reference)).json().payment).toEqual({
      provider: 'remita',
      rrr: intent.providerRef,
      txRef: null,
      state: 'awaiting-payment',
      startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('names what Interswitch is asked by, which has no RRR', async () => {
    const bill = await givenBill(db);
    const { orderId } = await givenIntent(db, bill, { provider: 'interswitch' });
    expect((await open(bill.reference)).json().payment).toMatchObject({ rrr: null, txRef: orderId });
  });

  it('shows the receipt of a paid bill', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await confirm(intent, bill.totalKobo);
    const { bill: shown, receipt, payment } = (await open(bill.reference)).json();
    expect(shown).toMatchObject({ payStatusId: 2, status: 'paid' });
    expect(receipt).toMatchObject({
      amountKobo: bill.totalKobo,
      provider: 'remita',
      providerReference: intent.providerRef,
    });
    expect(payment).toBeNull();
  });

  it('shows a receipt that expires three months after the day of payment in Lagos, not after the invoice', async () => {
    const bill = await givenBill(db, { issuedOn: '2025-11-10' });
    const { id, providerRef } = await givenIntent(db, bill);
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', '2025-11-29T23:30:00Z', 'requery')`, [
      id,
      providerRef,
      bill.totalKobo,
    ]);
    expect((await open(bill.reference)).json().bill).toMatchObject({ issuedOn: '2025-11-10', expiresOn: '2026-02-28' });
  });

  it.each([
    { status: 'cancelled', options: { cancelled: true } },
    { status: 'expired', options: { issuedOn: '2026-01-05' } },
  ])('shows a bill that is $status', async ({ status, options }) => {
    const { reference } = await givenBill(db, options);
    expect((await open(reference)).json().bill).toMatchObject({ status, payStatusId: 1 });
  });

  it('shows that a payment is being reviewed', async () => {
    const bill = await givenBill(db);
    await confirm(await givenIntent(db, bill), bill.totalKobo - 1);
    const answer = (await open(bill.reference)).json();
    expect(answer.bill).toMatchObject({ status: 'under-review', payStatusId: 1 });
    expect(answer.payment.state).toBe('under-review');
  });

  it('shows that a receipt was voided', async () => {
    const bill = await givenBill(db);
    await confirm(await givenIntent(db, bill), bill.totalKobo);
    await db.$client.query(`select void_receipt(id, 'reversal', 'reversed') from receipts where bill_id = $1`, [
      bill.id,
    ]);
    const answer = (await open(bill.reference)).json();
    expect(answer.bill).toMatchObject({ status: 'void', payStatusId: 2 });
    expect(answer.receipt.voidedAt).not.toBeNull();
  });

  it('shows the payer in full where the service is set so', async () => {
    const { reference } = await givenBill(db);
    const full = await startBilling(db, 'full');
    const { userData } = (await full.inject({ url: `/api/v1/bills/open?billReference=${reference}` })).json();
    expect(userData).toMatchObject({ masked: false, user: { email: 'amina.bello@example.com' } });
  });
});

describe('who sees the payer of a bill in full', () => {
  const scopes = new Map<string, { readonly role: Role; readonly scope: Scope; readonly id: string }>();
  const signedIn = startBilling(db, 'masked', async (name) => {
    const person = scopes.get(name);
    return person && { id: person.id, roles: [person.role], sessionId: person.id, scope: person.scope };
  });

  /** What somebody is told of the payer of a bill of MDA 1, tax office 6, expert system 1 and TPUI-0001. */
  async function payerAs(role: Role, place?: Parameters<typeof givenScope>[1]) {
    const { reference } = await givenBill(db, { expertSystemId: 1 });
    const id = await givenUser(db, { roles: [role] });
    scopes.set(id, { role, id, scope: givenScope(role, place) });
    const answer = await (await signedIn).inject({
      url: `/api/v1/bills/open?billReference=${reference}`,
      headers: { authorization: id },
    });
    const { rows } = await db.$client.query(
      `select actor_role, action, subject, detail from activity_log where actor = $1`,
      [`user:${id}`],
    );
    return { userData: answer.json().userData, noted: rows, reference };
  }

  const full = {
    user: { firstName: 'Amina', lastName: 'Bello', email: 'amina.bello@example.com' },
    userRegistration: { addressLine1: '12 Ahmadu Bello Way, Kaduna' },
    masked: false,
  };

  it.each<[Role, Parameters<typeof givenScope>[1]]>([
    ['Individual', {}],
    ['Corporate', {}],
  ])('the owner (%s), and nobody is noted for it', async (role, place) => {
    const { userData, noted } = await payerAs(role, place);
    expect(userData).toEqual(full);
    expect(noted).toEqual([]);
  });

  it.each<[Role, Parameters<typeof givenScope>[1]]>([
    ['Admin', {}],
    ['Administrator', {}],
    ['SuperAdmin', {}],
    ['MDA User', { mdaId: 1 }],
    ['Tax Officer', { taxOfficeId: 6 }],
    ['Tax Office Manager', { taxOfficeId: 6 }],
    ['Tax Office Director', { taxOfficeId: 7 }],
    ['Expert System', { expertSystemId: 1 }],
  ])('%s of %j, and it is noted who looked', async (role, place) => {
    const { userData, noted, reference } = await payerAs(role, place);
    expect(userData).toEqual(full);
    expect(noted).toEqual([
      { actor_role: role, action: 'bill.read', subject: 'taxpayer:TPUI-0001', detail: { billReference: reference } },
    ]);
  });

  it.each<[Role, Parameters<typeof givenScope>[1]]>([
    ['Governor', {}],
    ['MDA User', { mdaId: 2 }],
    ['Tax Officer', { taxOfficeId: 7 }],
    ['Tax Office Manager', { taxOfficeId: 7 }],
    ['Expert System', { expertSystemId: 2 }],
    ['Individual', { tpui: 'TPUI-0002' }],
    ['Agent', { tpui: 'TPUI-0002' }],
  ])('not %s of %j', async (role, place) => {
    const { userData, noted } = await payerAs(role, place);
    expect(userData).toMatchObject({ masked: true, user: { email: 'a•••o@example.com' } });
    expect(noted).toEqual([]);
  });
});
