import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenBasketAttempt } from '../../../../testing/given-basket.ts';
import { givenFilledBill } from '../../../../testing/given-filled-bill.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from '../../../money/billing/index.ts';
import { counterModule } from '../counter.module.ts';

const { db } = await createTestDatabase();
const bills = createBillReader(db);
const { call, staffMember, audited } = await startModule(db, new Date().toISOString(), (app, around) =>
  counterModule(app, { ...around, bills, sms: { send: async () => {} } }),
);
const clerk = await staffMember('MDA User', 6, 2);
const colleague = await staffMember('MDA User', 6, 2);
const stranger = await staffMember('MDA User', 6, 1);
const admin = await staffMember('SuperAdmin');

async function givenTaxpayer(name: string, phone: string): Promise<string> {
  const id = await givenUser(db, { roles: ['Individual'], firstName: name, lastName: 'Garba' });
  await db.$client.query('update taxpayers set phone = $2 where user_id = $1', [id, phone]);
  return (await db.$client.query('select tpui from users where id = $1', [id])).rows[0].tpui;
}
const tpui = await givenTaxpayer('Hauwa', '08039990001');

const search = { revenueHeadCode: '12020407', attributes: { parcels: 2, plot: 'KD/12' } };
const walkIn = (change: object = {}) => ({
  kind: 'walk-in',
  categoryId: 1,
  name: 'Musa Ibrahim Sani',
  phone: `0803${String(Math.random()).slice(2, 9)}`,
  ...change,
});
const request = (change: object = {}) => ({
  payer: walkIn(),
  lines: [search],
  totalKobo: 2_000_000,
  submissionId: randomUUID(),
  ...change,
});
const post = (path: string, body: object, as: string | undefined = clerk) =>
  call('POST', path, { body, ...(as && { as }) });
const raise = (change: object = {}, as = clerk) => post('/counter/bills', request(change), as);
const count = async (table = 'bills') =>
  Number((await db.$client.query(`select count(*) as n from ${table}`)).rows[0].n);

async function pay(reference: string): Promise<string> {
  const bill = await bills.find(reference);
  if (!bill) throw new Error('no bill');
  const intent = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    bill.totalKobo,
  ]);
  return (await bills.find(reference))?.receipt?.receiptNumber ?? '';
}

describe('finding a payer', () => {
  const find = (criteria: string, as = clerk) => post('/counter/payers', { criteria }, as);

  it('answers an exact TPUI or number with the name in part, and notes that somebody looked', async () => {
    for (const criteria of [tpui, '0803 999 0001', '+2348039990001']) {
      expect((await find(criteria)).json().payers).toEqual([
        { tpui, name: 'H••• G•••', category: 'Individual', billsBefore: 0 },
      ]);
    }
    const { rows } = await db.$client.query(
      `select detail from activity_log where subject = $1 and action = 'payer.searched'`,
      [`taxpayer:${tpui}`],
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('0803');
  });

  it('answers a name among those the MDA has billed, and nobody else', async () => {
    expect((await find('hauwa garba')).json().payers).toEqual([]);
    await givenFilledBill(db, { mdaId: 2, tpui });
    await db.$client.query(
      `update bills set payer_first_name = 'Hauwa', payer_last_name = 'Garba' where payer_tpui = $1`,
      [tpui],
    );
    expect((await find('hauwa garba')).json().payers).toMatchObject([{ tpui, name: 'Hauwa Garba', billsBefore: 1 }]);
    expect((await find('hauwa garba', stranger)).json().payers).toEqual([]);
  });

  it('does not search for what may be a NIN, and writes it down nowhere', async () => {
    const before = await count('activity_log');
    expect((await find('12345678901')).json().code).toBe('counter.may-be-nin');
    expect(await count('activity_log')).toBe(before);
  });

  it('stops after thirty within the hour', async () => {
    const busy = await staffMember('MDA User', 6, 2);
    for (let left = 29; left >= 0; left -= 1)
      expect((await find('KD-9999-9999-99', busy)).json().searchesLeft).toBe(left);
    expect((await find(tpui, busy)).statusCode).toBe(429);
    expect((await find(tpui)).statusCode).toBe(200);
  });
});

describe('a bill from the counter', () => {
  it('is of the walk-in and the MDA’s head, reckoned by its tariff, and names its clerk', async () => {
    const answer = await raise({ payer: walkIn({ phone: '08035550101' }) });
    expect(answer.statusCode).toBe(200);
    const { billReference } = answer.json();
    expect(await bills.find(billReference)).toMatchObject({
      mdaId: 2,
      totalKobo: 2_000_000,
      payer: { tpui: null, firstName: 'Musa Ibrahim', lastName: 'Sani', phone: '08035550101', email: '' },
      lines: [{ description: 'Land Search', narration: 'Parcels 2 · Plot number KD/12' }],
    });
    const [newest] = (await call('GET', '/counter/bills', { as: colleague })).json();
    expect(newest).toMatchObject({ billReference, status: 'unpaid', raisedBy: 'Ladi MDA User', receiptNumber: null });
    expect(await audited(`bill:${billReference}`)).toEqual([{ actor: `user:${clerk}`, action: 'bill.raised' }]);
    expect((await call('GET', '/counter/bills', { as: stranger })).json()).toEqual([]);
  });

  it('knows its counter, which is open and of the MDA', async () => {
    const counterOf = async (mdaId: number, isOpen = true): Promise<number> =>
      (
        await db.$client.query(
          `insert into mda_counters (mda_id, name, place, is_open) values ($1, $2, 'Ground floor', $3) returning id`,
          [mdaId, `Desk ${randomUUID()}`, isOpen],
        )
      ).rows[0].id;
    const own = await counterOf(2);
    const { billReference } = (await raise({ counterId: own })).json();
    const [newest] = (await call('GET', '/counter/bills', { as: clerk })).json();
    expect(newest).toMatchObject({ billReference, counter: expect.stringMatching(/^Desk /) });
    const before = await count();
    for (const counterId of [await counterOf(1), await counterOf(2, false), 2_000_000]) {
      const answer = await raise({ counterId });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'counter.closed']);
    }
    expect(await count()).toBe(before);
    // Corrected to another amount: the new bill knows where it was raised too.
    const corrected = await post('/counter/corrections', {
      ...{ ...request({ counterId: own }), lines: [{ ...search, attributes: { parcels: 3, plot: 'KD/12' } }] },
      ...{ billReference, totalKobo: 3_000_000, reason: 'There were three parcels' },
    });
    expect(corrected.json()).toMatchObject({ isSame: false });
    const [latest] = (await call('GET', '/counter/bills', { as: clerk })).json();
    expect(latest).toMatchObject({ billReference: corrected.json().billReference, counter: newest.counter });
  });

  it('is of the taxpayer as the register knows them, whatever is sent besides', async () => {
    const answer = await raise({ payer: { kind: 'taxpayer', tpui, name: 'Somebody Else' }, despiteLikeBills: true });
    expect(await bills.find(answer.json().billReference)).toMatchObject({
      payer: { tpui, firstName: 'Hauwa', lastName: 'Garba' },
    });
  });

  it('is one, however often and at once the same submission is sent', async () => {
    const before = await count();
    const same = request();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/counter/bills', same)));
    expect(new Set(answers.map((answer) => answer.json().billReference)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('like an unpaid one of the payer is raised only by somebody who says so, also when two clerks ask at once', async () => {
    const payer = walkIn({ phone: '08035550102' });
    const answers = await Promise.all([raise({ payer }), raise({ payer }, colleague)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
    const preview = (
      await post('/counter/previews', { payer: { ...payer, phone: '+2348035550102' }, lines: [search] })
    ).json();
    expect(preview).toMatchObject({ payer: 'Musa Ibrahim Sani', quote: { totalKobo: 2_000_000 } });
    expect(preview.likeBills).toHaveLength(1);
    expect((await raise({ payer, despiteLikeBills: true })).statusCode).toBe(200);
  });

  it.each([
    ['a head of another MDA', { lines: [{ revenueHeadCode: '12020503', amountKobo: 50_000 }], totalKobo: 50_000 }, 422],
    ['another amount than the tariff’s', { totalKobo: 1_999_999 }, 409],
    ['a taxpayer nobody knows', { payer: { kind: 'taxpayer', tpui: 'KD-9999-9999-99' } }, 404],
    ['a walk-in without a telephone', { payer: walkIn({ phone: '' }) }, 422],
    ['a name that leads somewhere', { payer: walkIn({ name: 'Win at evil.com' }) }, 422],
    ['no line', { lines: [] }, 422],
  ])('is not raised for %s', async (_what, change, status) => {
    const before = await count();
    expect((await raise(change)).statusCode).toBe(status);
    expect(await count()).toBe(before);
  });

  it('needs a session of an MDA', async () => {
    const before = await count();
    for (const path of ['bills', 'payers', 'previews', 'verifications', 'services', 'corrections']) {
      expect((await call('POST', `/counter/${path}`, { body: {} })).statusCode).toBe(401);
      expect((await post(`/counter/${path}`, {}, admin)).statusCode).toBe(403);
    }
    expect(await count()).toBe(before);
  });
});

describe('serving', () => {
  const verify = (paper: string, as = clerk) => post('/counter/verifications', { paper }, as);
  const give = (receiptNumber: string, as = clerk) => post('/counter/services', { receiptNumber }, as);

  it('by the RRR of several bills paid at once shows those of this MDA, each to be served by itself', async () => {
    const theirs = [await givenBill(db, { tpui, lines: [100_000] }), await givenBill(db, { tpui, lines: [200_000] })];
    const foreign = await givenBill(db, { tpui, lines: [300_000] });
    const mdaOf = async (id: string) =>
      (await db.$client.query<{ mda: number }>('select mda_id as mda from bills where id = $1', [id])).rows[0]?.mda;
    const ours = (await raise({ payer: { kind: 'taxpayer', tpui }, despiteLikeBills: true })).json().billReference;
    const own = await bills.find(ours);
    if (!own) throw new Error('no bill');
    const { id, providerRef, totalKobo } = await givenBasketAttempt(db, tpui, [...theirs, foreign, own]);
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      id,
      providerRef,
      totalKobo,
    ]);
    const said = (await verify(providerRef)).json();
    expect([said.verdict, said.billReference, said.others]).toEqual(['serve', ours, []]);
    const mda = await mdaOf(foreign.id);
    const other = await staffMember('MDA User', 6, mda);
    const three = (await verify(providerRef, other)).json();
    expect([three, ...three.others].map(({ verdict, totalKobo: kobo }) => [verdict, kobo]).toSorted()).toEqual([
      ['serve', 100_000],
      ['serve', 200_000],
      ['serve', 300_000],
    ]);
    await give(three.receiptNumber, other);
    const after = (await verify(providerRef, other)).json();
    expect([after, ...after.others].map(({ verdict }) => verdict).toSorted()).toEqual(['given', 'serve', 'serve']);
  });

  it('is after paying, once, and says who did it', async () => {
    const { billReference } = (await raise()).json();
    expect((await verify(billReference)).json()).toMatchObject({
      verdict: 'not-paid',
      billReference,
      payer: 'Musa Ibrahim Sani',
    });
    const receiptNumber = await pay(billReference);
    expect((await verify(receiptNumber)).json()).toMatchObject({
      verdict: 'serve',
      receiptNumber,
      totalKobo: 2_000_000,
    });
    expect((await call('GET', '/counter/bills?which=paid', { as: clerk })).json()[0]).toMatchObject({
      receiptNumber,
      serviceGiven: null,
    });
    const marks = await Promise.all([give(receiptNumber), give(receiptNumber, colleague)]);
    expect(marks.map((mark) => mark.json().isFirst).toSorted()).toEqual([false, true]);
    expect((await verify(billReference)).json()).toMatchObject({ verdict: 'given', given: { by: 'Ladi MDA User' } });
    expect(await audited(`bill:${billReference}`)).toHaveLength(2);
  });

  it('is never for a void receipt, nor another MDA’s', async () => {
    const { billReference } = (await raise()).json();
    const receiptNumber = await pay(billReference);
    expect((await verify(receiptNumber, stranger)).json()).toMatchObject({
      verdict: 'other-mda',
      payer: null,
      billReference: null,
    });
    expect((await give(receiptNumber, stranger)).statusCode).toBe(404);
    await db.$client.query(
      `select void_receipt(id, 'reversal', 'The bank took it back') from receipts where receipt_number = $1`,
      [receiptNumber],
    );
    expect((await verify(receiptNumber)).json().verdict).toBe('void');
    expect((await give(receiptNumber)).json().code).toBe('bill.receipt-void');
    expect((await verify('KDR-2026-99999999')).statusCode).toBe(404);
    const { rows } = await db.$client.query(
      'select count(*)::int as n from services_given s join receipts r on r.id = s.receipt_id where r.receipt_number = $1',
      [receiptNumber],
    );
    expect(rows[0].n).toBe(0);
  });

  it('tells open screens of the MDA when the receipt is there', async () => {
    const { billReference } = (await raise()).json();
    const told = () => count(`outbox where payload ->> 'audience' = 'counter:mda:2'`);
    const before = await told();
    await pay(billReference);
    expect(await told()).toBe(before + 1);
  });
});

describe('the database', () => {
  const constraint = (name: string) => ({ constraint: name });

  it('takes no bill of another MDA, nor a head of one, for a counter’s', async () => {
    const foreign = await givenFilledBill(db, { mdaId: 1 });
    const insert = (mdaId: number) =>
      db.$client.query('insert into counter_bills (bill_id, mda_id, raised_by) values ($1, $2, $3)', [
        foreign.id,
        mdaId,
        clerk,
      ]);
    await expect(insert(1)).rejects.toMatchObject(constraint('counter_bills_own_mda'));
    await expect(insert(2)).rejects.toMatchObject(constraint('counter_bills_own_mda'));
    const own = await givenFilledBill(db, { mdaId: 2 });
    await expect(
      db.$client.query(
        `with other as (insert into mda_counters (mda_id, name, place) values (1, 'Not ours', 'Ground floor') returning id)
         insert into counter_bills (bill_id, mda_id, raised_by, counter_id) select $1, 2, $2, id from other`,
        [own.id, clerk],
      ),
    ).rejects.toMatchObject(constraint('counter_bills_own_mda'));
    const { billReference } = (await raise()).json();
    const bill = await bills.find(billReference);
    await expect(
      db.$client.query(
        `with more as (update bills set total_kobo = total_kobo + 5 where id = $1 returning id, issued_on)
         insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
         select id, 2, (select id from revenue_heads where code = '12020503'), 5, 'x', '', issued_on from more`,
        [bill?.id],
      ),
    ).rejects.toMatchObject(constraint('counter_bills_terms'));
  });

  it.each(['counter_bills', 'services_given'])('keeps %s as they were', async (table) => {
    await expect(db.$client.query(`delete from ${table}`)).rejects.toMatchObject(constraint(`${table}_append_only`));
    await expect(db.$client.query(`update ${table} set mda_id = 1`)).rejects.toMatchObject(
      constraint(`${table}_append_only`),
    );
  });
});
