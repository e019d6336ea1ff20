import { actingForHeader, type OpenBasket, type Role } from '@portal/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectBooksAgree } from './modules/money/payments/testing/expect-books-agree.ts';
import { startPayments } from './modules/money/payments/testing/payments-test-app.ts';
import { createAccessWorld } from './testing/access/create-access-world.ts';
import { countRows, expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { givenBill } from './testing/given.ts';
import { givenRefunds } from './testing/given-refunds.ts';

const { db, http, ids, sessionOf } = await createAccessWorld();
const { remita, openSession, checkStatus, app, deps } = await startPayments(db);
const rows = async <Row>(text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows as Row[];
const tpuiOf = async (role: Role) =>
  (await rows<{ tpui: string }>('select tpui from users where id = $1', [ids.get(role)]))[0]?.tpui ?? '';
const [ada, bala] = [await tpuiOf('Individual'), await tpuiOf('Corporate')];

beforeEach(() => rows('update payment_gateways set availability = $1', ['available']));

async function call(method: 'GET' | 'POST', path: string, as?: Role, body?: object, actingFor?: string) {
  const headers = {
    ...(as && { authorization: `Bearer ${(await sessionOf(as)).token}` }),
    ...(actingFor && { [actingForHeader]: actingFor }),
  };
  const answer = await http.inject({ method, url: `/api/v1${path}`, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.json() };
}

/** The consent of a client, by the doors of both. */
async function consentOf(client: Role, rights: readonly string[] = ['see', 'bills'], kind = 'agent'): Promise<string> {
  const { body } = await call('POST', '/account/representatives', client, { kind, rights, label: 'My agent' });
  return (await call('POST', '/clients', 'Agent', { code: body.code })).body.id;
}
const withdraw = (client: Role, id: string) => call('POST', `/account/representatives/${id}/withdrawal`, client);
const of = (clientId: string, ...bills: readonly { readonly reference: string }[]) =>
  bills.map(({ reference: billReference }) => ({ clientId, billReference }));
const put = (bills: readonly object[], as: Role = 'Agent') => call('POST', '/clients/baskets', as, { bills });
const bill = (tpui: string, kobo: number, firstName = 'Amina') =>
  givenBill(db, { tpui, lines: [kobo], payer: { firstName } });
const basketOf = async (reference: string) =>
  (await app.inject({ url: `/api/v1/payments/basket?basketReference=${reference}` })).json<OpenBasket>();
async function paid(basketReference: string) {
  const { rrr } = (await openSession({ billReference: basketReference, provider: 'remita' })).json<{ rrr: string }>();
  remita.pay(rrr);
  await checkStatus({ gateway: 'remita', rrr });
  return rrr;
}

describe('bills of several clients in one payment', () => {
  it('has one reference, a receipt of each client that says who paid, and is the agent’s; every client is told', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const bills = [await bill(ada, 120_000, 'Ada'), await bill(ada, 45_001, 'Ada'), await bill(bala, 300_000, 'Bala')];
    const [first, second, third] = bills as [(typeof bills)[0], (typeof bills)[0], (typeof bills)[0]];
    const listed = await call('GET', `/clients/${one}/bills`, 'Agent');
    expect(listed.body.bills).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ billReference: first.reference, totalKobo: 120_000, isPending: false }),
      ]),
    );
    expect(listed.body.hasMore).toBe(false);
    const made = await put([...of(one, first, second), ...of(two, third)]);
    expect(made.body).toMatchObject({ bills: 3, totalKobo: 465_001, leftOut: [] });
    const { basketReference } = made.body;
    const rrr = await paid(basketReference);
    expect(await basketOf(basketReference)).toMatchObject({ state: 'paid', totalKobo: 465_001 });
    const attempt = await deps.intents.findByProviderRef('remita', rrr);
    expect(attempt?.payer).toEqual({ name: 'Amina Bello', email: expect.stringContaining('@demo.test'), phone: '' });

    const receipts = await rows<{ id: string; payer: string; kobo: number }>(
      `select r.payment_id as id, r.payer_name as payer, r.amount_kobo as kobo from receipts r where bill_id = any($1) order by kobo`,
      [bills.map(({ id }) => id)],
    );
    expect(receipts.map(({ payer, kobo }) => [payer, kobo])).toEqual([
      ['Ada Bello', 45_001],
      ['Ada Bello', 120_000],
      ['Bala Bello', 300_000],
    ]);
    const seen = await call('GET', `/bills/open?billReference=${third.reference}`, 'Corporate');
    expect(seen.body.bill).toMatchObject({ status: 'paid', paymentBegunBy: 'Amina Bello' });
    const agent = await tpuiOf('Agent');
    expect(
      await rows(
        `select a.agent_tpui as tpui, a.way, i.begun_by as by from payment_agents a join payment_intents i on i.id = a.intent_id where i.provider_ref = $1`,
        [rrr],
      ),
    ).toEqual([{ tpui: agent, way: 'consent', by: 'Amina Bello' }]);
    for (const { id } of receipts)
      expect(await rows(`select agent_tpui as tpui from share_earners($1) where party = 'agent'`, [id])).toEqual([
        { tpui: agent },
      ]);
    for (const [client, consent] of [
      ['Individual', one],
      ['Corporate', two],
    ] as const)
      expect(
        await rows(
          `select path from notices where user_id = $1 and kind = 'acting.paid' and occasion like '%' || $2 || '%'`,
          [ids.get(client), consent],
        ),
      ).toHaveLength(1);
    await expectMoneyInvariants(db);
    await expectBooksAgree(db, remita);
  });

  it('shows each client their own part of it, and nothing of the others', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const [theirs, other] = [await bill(ada, 70_003), await bill(bala, 80_005)];
    const { basketReference } = (await put([...of(one, theirs), ...of(two, other)])).body;
    await paid(basketReference);
    for (const [client, own, kobo, foreign] of [
      ['Individual', theirs, 70_003, 80_005],
      ['Corporate', other, 80_005, 70_003],
    ] as const) {
      const { data } = (await call('GET', '/reports/own-attempts', client)).body;
      const row = data.find((one: { billReference: string }) => one.billReference === own.reference);
      expect(row).toMatchObject({ amountKobo: kobo, status: 'paid' });
      const { body } = await call('GET', `/account/attempts/${row.id}`, client);
      expect(body).toMatchObject({ begunBy: 'Amina Bello', attempt: { amountKobo: kobo } });
      expect(body.hops.filter((hop: { kind: string }) => hop.kind === 'receipt')).toHaveLength(1);
      const whole = JSON.stringify([data, body]);
      for (const secret of [String(foreign), '150008', basketReference]) expect(whole).not.toContain(secret);
    }
    await expectMoneyInvariants(db);
  });

  it('is the same payment for the same bills, however many press at once', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const bills = [...of(one, await bill(ada, 10_000)), ...of(two, await bill(bala, 20_000))];
    const made = await Promise.all([put(bills), put(bills.toReversed()), put(bills)]);
    const references = new Set(made.map(({ body }) => body.basketReference));
    expect(references.size).toBe(1);
    const [basketReference] = references;
    await openSession({ billReference: basketReference, provider: 'remita' });
    // Its own payment under way is no obstacle to itself.
    expect((await put(bills)).body).toMatchObject({ basketReference, leftOut: [] });
  });

  it('leaves out what was paid or cancelled meanwhile and says why, and refuses when fewer than two are left', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const [gone, cancelled, left, other] = [
      await bill(ada, 11_000),
      await bill(ada, 12_000),
      await bill(ada, 13_000),
      await bill(bala, 14_000),
    ];
    await paid(gone.reference);
    await rows('update bills set cancelled_at = clock_timestamp() where id = $1', [cancelled.id]);
    const made = await put([...of(one, gone, cancelled, left), ...of(two, other)]);
    expect(made.body).toMatchObject({ bills: 2, totalKobo: 27_000 });
    expect(made.body.leftOut).toHaveLength(2);
    expect(made.body.leftOut).toEqual(
      expect.arrayContaining([
        { billReference: gone.reference, reason: 'paid' },
        { billReference: cancelled.reference, reason: 'cancelled' },
      ]),
    );
    const few = await put([...of(one, gone), ...of(two, other)]);
    expect(few).toMatchObject({ status: 409, body: { code: 'bill.too-few-payable' } });
    expect(Object.keys(few.body.fieldErrors)).toEqual([gone.reference]);
  });

  it('goes to review for the bill that was cancelled under way, and back for the bill whose refund was decided', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const [kept, cancelled, other] = [await bill(ada, 21_000), await bill(ada, 22_000), await bill(bala, 23_000)];
    const { basketReference } = (await put([...of(one, kept, cancelled), ...of(two, other)])).body;
    const { rrr } = (await openSession({ billReference: basketReference, provider: 'remita' })).json<{ rrr: string }>();
    await rows('update bills set cancelled_at = clock_timestamp() where id = $1', [cancelled.id]);
    remita.pay(rrr);
    await checkStatus({ gateway: 'remita', rrr });
    expect((await basketOf(basketReference)).state).toBe('in-part');
    expect(
      await rows(
        `select c.kind, c.bill_id as bill, p.amount_kobo as kobo from review_cases c join payments p on p.id = c.payment_id
         where c.bill_id = any($1)`,
        [[kept.id, cancelled.id, other.id]],
      ),
    ).toEqual([{ kind: 'bill-cancelled', bill: cancelled.id, kobo: 22_000 }]);
    const [proposer, decider] = [ids.get('Admin') ?? '', ids.get('SuperAdmin') ?? ''];
    const refunds = await givenRefunds(db, { proposer, decider });
    const [receipt] = await rows<{ id: string }>('select id from receipts where bill_id = $1', [other.id]);
    await refunds.approve(await refunds.request(receipt?.id ?? ''));
    expect(
      await rows(
        `select b.id, exists (select from receipt_voids v where v.receipt_id = r.id) as void from bills b join receipts r on r.bill_id = b.id
         where b.id = any($1) order by b.id`,
        [[kept.id, other.id]],
      ),
    ).toEqual([
      { id: kept.id, void: false },
      { id: other.id, void: true },
    ]);
    await expectMoneyInvariants(db);
  });
});

describe('another amount than that of the clients’ bills', () => {
  it('is for their bills by two persons, and the rest goes back to the agent: no client is given credit of it', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const [theirs, other] = [await bill(ada, 51_000), await bill(bala, 52_000)];
    const { basketReference } = (await put([...of(one, theirs), ...of(two, other)])).body;
    const { rrr } = (await openSession({ billReference: basketReference, provider: 'remita' })).json<{ rrr: string }>();
    remita.pay(rrr, { amount: '1035.00' });
    await checkStatus({ gateway: 'remita', rrr });
    const [found] = await rows<{ id: string }>(
      'select c.id::text as id from review_cases c join payment_intents i on i.id = c.intent_id where i.provider_ref = $1',
      [rrr],
    );
    const path = `/payments/cases/${found?.id}`;
    const { options } = (await call('GET', path, 'Admin')).body;
    expect(options.map(({ key }: { key: string }) => key)).toEqual(['spread:refund', 'accept:refund', 'refund']);
    const writes = (tpui: string, credit: number) =>
      rows(
        `select allocate_payment(jsonb_populate_record(null::review_proposals, jsonb_build_object('case_id', c.id, 'decision', 'accept', 'bill_id', p.bill_id,
           'bill_kobo', 51000, 'credit_kobo', $2::bigint, 'refund_kobo', 0, 'write_off_kobo', 0, 'tpui', $3::text)), p, clock_timestamp())
         from review_cases c join payments p on p.id = c.payment_id where c.id = $1::bigint`,
        [found?.id, credit, tpui],
      );
    await expect(writes(ada, 52_500)).rejects.toMatchObject({ constraint: 'review_decisions_payer' });
    const version = async () => (await call('GET', path, 'Admin')).body.work.caseVersion;
    const proposed = await call('POST', `${path}/proposals`, 'Admin', {
      ...{ caseVersion: await version(), option: 'spread:refund', reason: 'The agent wrote' },
    });
    expect(proposed.status, JSON.stringify(proposed.body)).toBe(200);
    const decided = await call('POST', `${path}/verdicts`, 'SuperAdmin', {
      ...{ caseVersion: await version(), proposalId: proposed.body.proposals[0].id, verdict: 'approve' },
      reason: 'As the bills say',
    });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect(
      await rows(
        `select r.payer_name as payer, r.amount_kobo as kobo from receipts r where bill_id = any($1) order by kobo`,
        [[theirs.id, other.id]],
      ),
    ).toMatchObject([{ kobo: 51_000 }, { kobo: 52_000 }]);
    expect(
      await rows(
        `select a.purpose, a.tpui, a.amount_kobo as kobo from payment_allocations a join payments p on p.id = a.payment_id
         join payment_intents i on i.id = p.intent_id where i.provider_ref = $1 order by kobo`,
        [rrr],
      ),
    ).toEqual([
      { purpose: 'refund', tpui: null, kobo: 500 },
      { purpose: 'bill', tpui: null, kobo: 51_000 },
      { purpose: 'bill', tpui: null, kobo: 52_000 },
    ]);
    await expectMoneyInvariants(db);
  });
});

describe('a client who lets the agent pay no more', () => {
  it('refuses all of it at the client’s bills when it ended before they were put together; nothing is written', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const [theirs, other] = [await bill(ada, 31_000), await bill(bala, 32_000)];
    await withdraw('Individual', one);
    const before = await countRows(db);
    const refused = await put([...of(one, theirs), ...of(two, other)]);
    expect(refused).toMatchObject({ status: 403, body: { code: 'bill.consent-ended' } });
    expect(Object.keys(refused.body.fieldErrors)).toEqual([theirs.reference]);
    expect(await countRows(db)).toEqual(before);
    expect(await call('GET', `/clients/${one}/bills`, 'Agent')).toMatchObject({
      ...{ status: 403, body: { code: 'acting.ended' } },
    });
  });

  it('refuses the payment when it ended after they were put together, and the page says at which bill', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const [theirs, other] = [await bill(ada, 33_000), await bill(bala, 34_000)];
    const { basketReference } = (await put([...of(one, theirs), ...of(two, other)])).body;
    await withdraw('Individual', one);
    const session = await openSession({ billReference: basketReference, provider: 'remita' });
    expect(session.json()).toMatchObject({ status: 403, code: 'bill.consent-ended' });
    const basket = await basketOf(basketReference);
    expect(basket.state).toBe('changed');
    expect(basket.bills.map(({ billReference, isConsentEnded }) => [billReference, isConsentEnded])).toEqual(
      expect.arrayContaining([
        [theirs.reference, true],
        [other.reference, false],
      ]),
    );
    expect(await rows('select id from payment_intents where bill_id = any($1)', [[theirs.id, other.id]])).toEqual([]);
    // Paid under way: the money of an attempt that was begun in time counts.
    const again = await consentOf('Individual');
    const { basketReference: next } = (await put([...of(again, theirs), ...of(two, other)])).body;
    const { rrr } = (await openSession({ billReference: next, provider: 'remita' })).json<{ rrr: string }>();
    await withdraw('Individual', again);
    remita.pay(rrr);
    await checkStatus({ gateway: 'remita', rrr });
    expect(await basketOf(next)).toMatchObject({ state: 'paid' });
  });

  it('is refused by the database too, for the basket and for the attempt', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const [theirs, other] = [await bill(ada, 35_000), await bill(bala, 36_000)];
    const agent = ids.get('Agent');
    const write = (reference: string, consents: readonly (string | null)[]) =>
      rows(
        `with basket as (
           insert into payment_baskets (reference, payer_tpui, made_by, total_kobo) values ($1, $2, $3, 71000) returning id
         )
         insert into payment_basket_bills (basket_id, position, bill_id, amount_kobo, consent_id)
           select basket.id, n, b.id, b.total_kobo, consent
           from basket, unnest($4::uuid[], $5::uuid[]) with ordinality as part (bill, consent, n) join bills b on b.id = part.bill`,
        [reference, bala, agent, [theirs.id, other.id], consents],
      );
    const whole = { constraint: 'payment_baskets_whole' };
    await expect(write('KB00000000000001', [null, null])).rejects.toMatchObject(whole);
    await expect(write('KB00000000000001', [one, null])).rejects.toMatchObject(whole);
    const unconsented = { constraint: 'payment_baskets_by_consent' };
    await expect(write('KB00000000000001', [one, one])).rejects.toMatchObject(unconsented);
    await expect(write('KB00000000000001', [one, await consentOf('Corporate', ['see'])])).rejects.toMatchObject(
      unconsented,
    );
    await write('KB00000000000001', [one, two]);
    await withdraw('Corporate', two);
    await expect(
      rows(
        `insert into payment_intents (bill_id, basket_id, provider, gateway_id, order_id, amount_kobo, expires_at)
           select $1, id, 'remita', 'remita', 'by-hand', 71000, now() + interval '1 day' from payment_baskets where reference = 'KB00000000000001'`,
        [theirs.id],
      ),
    ).rejects.toMatchObject(unconsented);
  });
});

describe('what is refused', () => {
  it('answers 401, 403, 404 and 422 where it should, and writes nothing', async () => {
    const [one, two] = [await consentOf('Individual'), await consentOf('Corporate')];
    const [theirs, other] = [await bill(ada, 41_000), await bill(bala, 42_000)];
    const all = [...of(one, theirs), ...of(two, other)];
    const [seeing, person] = [await consentOf('Corporate', ['see']), await consentOf('Corporate', undefined, 'person')];
    const before = await countRows(db);
    expect((await call('POST', '/clients/baskets', undefined, { bills: all })).status).toBe(401);
    expect((await put(all, 'Admin')).status).toBe(403);
    // Somebody else's consents are nobody's.
    expect((await put(all, 'Corporate')).body.code).toBe('bill.consent-ended');
    expect((await put([...of(one, theirs), ...of(seeing, other)])).body.code).toBe('bill.consent-ended');
    expect((await put([...of(one, theirs), ...of(person, other)])).body.code).toBe('bill.consent-ended');
    // A bill of one client by the consent of the other.
    expect(await put([...of(one, theirs, other)])).toMatchObject({ status: 404, body: { code: 'bill.not-found' } });
    expect((await put(of(one, theirs))).status).toBe(422);
    expect((await put(Array.from({ length: 101 }, () => all[0] ?? {}))).status).toBe(422);
    expect((await put([{ clientId: 'nobody', billReference: theirs.reference }, ...all])).status).toBe(422);
    expect((await call('GET', `/clients/${seeing}/bills`, 'Agent')).body.code).toBe('acting.not-allowed');
    expect((await call('GET', `/clients/${person}/bills`, 'Agent')).body.code).toBe('acting.not-allowed');
    expect((await call('GET', `/clients/${one}/bills`, 'Corporate')).body.code).toBe('representation.not-found');
    expect(await countRows(db)).toEqual(before);
  });
});
