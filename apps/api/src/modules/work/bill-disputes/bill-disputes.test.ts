import { expect, it } from 'vitest';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { startModule } from '../../../testing/module-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDeadlines } from '../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../ground/caseload/index.ts';
import { billDisputesModule } from './index.ts';

const { db, owner } = await createTestDatabase();
const { call, staffMember, taxpayer } = await startModule(db, new Date().toISOString(), (app, { clock }) => {
  const caseload = createCaseload({ db, clock });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  billDisputesModule(app, { db, caseload });
});
const payer = await taxpayer();
const stranger = await taxpayer();
const manager = await staffMember('Tax Office Manager');
const officer = await staffMember('Tax Officer');
const { rows: own } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [payer]);
const tpui = own[0]?.tpui ?? '';
await owner.$client.query(`update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`, [
  tpui,
]);

const bill = () => givenBill(db, { tpui });
const dispute = (billReference: string, as = payer, more: object = {}) =>
  call('POST', '/account/bill-disputes', {
    as,
    body: { billReference, kind: 'dispute', text: 'I closed this shop in March', ...more },
  });
async function caseOf(reference: string) {
  const { rows } = await db.$client.query<{ id: string; subject: string }>(
    `select id, subject from work_items where kind = 'bill-dispute' and reference = $1 order by opened_at desc limit 1`,
    [reference],
  );
  return { id: rows[0]?.id ?? '', dispute: rows[0]?.subject.replace('bill-dispute:', '') ?? '' };
}
const move = async (reference: string, name: string, as = manager) =>
  call('POST', `/work/${(await caseOf(reference)).id}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, (await caseOf(reference)).id), move: name, reason: 'We looked at it' },
  });
const statusOf = async (id: string) =>
  (await db.$client.query<{ status: string }>('select status from bill_overviews where bill_id = $1', [id])).rows[0]
    ?.status;

it('is looked at by the home office, which upholds it and cancels the bill', async () => {
  const one = await bill();
  expect((await dispute(one.reference)).statusCode).toBe(200);
  const { dispute: id } = await caseOf(one.reference);
  expect((await call('GET', `/bill-disputes/${id}`, { as: officer })).json()).toMatchObject({
    billReference: one.reference,
    kind: 'dispute',
    text: 'I closed this shop in March',
    status: 'unpaid',
  });
  expect((await move(one.reference, 'uphold', officer)).json()).toMatchObject({ code: 'work.not-yours' });
  const bounded = await staffMember('Tax Office Manager');
  await db.$client.query(
    'insert into tax_managers (user_id, portfolio_limit, delegation_limit_kobo, changed_by) values ($1, 600, 1, $1)',
    [bounded],
  );
  expect((await move(one.reference, 'uphold', bounded)).json()).toMatchObject({ code: 'work.above-limit' });
  expect((await move(one.reference, 'uphold')).statusCode).toBe(200);
  expect(await statusOf(one.id)).toBe('cancelled');
});

it('leaves the bill as it is when it is refused, and can be asked again', async () => {
  const one = await bill();
  await dispute(one.reference);
  expect((await dispute(one.reference)).json()).toMatchObject({ code: 'bill.not-disputable' });
  expect((await move(one.reference, 'refuse')).statusCode).toBe(200);
  expect(await statusOf(one.id)).toBe('unpaid');
  expect((await dispute(one.reference, payer, { kind: 'correction' })).statusCode).toBe(200);
  const requests = (await call('GET', '/account/requests', { as: payer })).json().data;
  expect(requests).toEqual(
    expect.arrayContaining([expect.objectContaining({ reference: one.reference, state: 'refused' })]),
  );
});

it('is found again by its bill, by its payer alone', async () => {
  const [one, other] = [await bill(), await bill()];
  for (const { reference } of [one, other]) await dispute(reference);
  const about = async (billReference: string, as = payer) =>
    (await call('GET', `/account/requests?billReference=${billReference}`, { as })).json();
  expect((await about(one.reference)).data).toEqual([
    expect.objectContaining({ kind: 'bill-dispute', reference: one.reference, state: 'asked', isOpen: true }),
  ]);
  expect((await about(one.reference, stranger)).data).toEqual([]);
  expect((await call('GET', '/account/requests?billReference=%20', { as: payer })).statusCode).toBe(422);
});

it('is not upheld while somebody may be paying the bill: nothing is decided then', async () => {
  const one = await bill();
  await dispute(one.reference);
  await givenIntent(db, one, { state: 'AWAITING_PAYMENT' });
  expect((await move(one.reference, 'uphold')).json()).toMatchObject({ code: 'bill.payment-pending' });
  expect(await statusOf(one.id)).toBe('unpaid');
  expect((await move(one.reference, 'refuse')).statusCode).toBe(200);
});

it.each([
  ['somebody else’s bill', async () => (await dispute((await bill()).reference, stranger)).json(), 'bill.not-found'],
  [
    'a cancelled bill',
    async () => (await dispute((await givenBill(db, { tpui, cancelled: true })).reference)).json(),
    'bill.not-disputable',
  ],
  [
    'too few words',
    async () => (await dispute((await bill()).reference, payer, { text: 'No' })).json(),
    'request.invalid',
  ],
])('there is nothing to ask about %s', async (_what, act, code) => {
  expect(await act()).toMatchObject({ code });
});

it('is told to the MDA, which says once what it knows, for the office to read', async () => {
  const one = await bill();
  const { rows } = await db.$client.query<{ mda: number }>('select mda_id as mda from bills where id = $1', [one.id]);
  const mda = rows[0]?.mda ?? 0;
  const clerk = await staffMember('MDA User', 6, mda);
  const elsewhere = await staffMember('MDA User', 6, mda + 1);
  await dispute(one.reference);
  const { dispute: id } = await caseOf(one.reference);
  const { rows: told } = await db.$client.query('select kind, facts from notices where user_id = $1', [clerk]);
  expect(told).toEqual([{ kind: 'bill.questioned', facts: { reference: one.reference } }]);
  const listed = async (as: string) => (await call('GET', '/counter/bill-disputes', { as })).json();
  expect((await listed(clerk))[0]).toMatchObject({ id, billReference: one.reference, state: 'asked', mdaSays: null });
  expect(await listed(elsewhere)).toEqual([]);

  const say = (as?: string, text = 'The shop is open: we were there in June') =>
    call('POST', `/counter/bill-disputes/${id}/statement`, { body: { text }, ...(as && { as }) });
  expect((await say()).statusCode).toBe(401);
  expect((await say(payer)).statusCode).toBe(403);
  expect((await say(elsewhere)).json()).toMatchObject({ code: 'bill.not-found' });
  expect((await say(clerk, 'No')).statusCode).toBe(422);
  const both = await Promise.all([say(clerk), say(clerk)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await call('GET', `/bill-disputes/${id}`, { as: officer })).json()).toMatchObject({
    mdaSays: { text: 'The shop is open: we were there in June', by: 'Ladi MDA User' },
  });
  await expect(
    db.$client.query(`update bill_disputes set mda_text = 'Something else altogether' where id = $1`, [id]),
  ).rejects.toMatchObject({ constraint: 'bill_disputes_stay' });
  expect((await move(one.reference, 'refuse')).statusCode).toBe(200);
  expect(await listed(clerk)).toContainEqual(
    expect.objectContaining({ id, state: 'refused', endedAt: expect.any(String) }),
  );
});

it('says nothing more once it is decided', async () => {
  const one = await bill();
  const clerk = await staffMember('MDA User', 6, 1);
  await dispute(one.reference);
  const { dispute: id } = await caseOf(one.reference);
  await move(one.reference, 'refuse');
  const said = await call('POST', `/counter/bill-disputes/${id}/statement`, {
    as: clerk,
    body: { text: 'The shop is open: we were there' },
  });
  expect(said.json()).toMatchObject({ code: expect.stringMatching(/^bill\.(dispute-answered|not-found)$/) });
});

it('of another office there is none', async () => {
  const one = await bill();
  await dispute(one.reference);
  const elsewhere = await staffMember('Tax Office Manager', 7);
  const { dispute: id } = await caseOf(one.reference);
  expect((await call('GET', `/bill-disputes/${id}`, { as: elsewhere })).json()).toMatchObject({
    code: 'bill.not-found',
  });
});
