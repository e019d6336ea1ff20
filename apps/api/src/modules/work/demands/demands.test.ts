import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startDemands } from './testing/demands-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startDemands(db);
const { call, given, owes, prepare, read, move, serve, demanded, servedDaysAgo, query, officer, manager, director } =
  app;
const stranger = await app.staffMember('Tax Officer', 8);
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const pay = async (bill: Awaited<ReturnType<typeof owes>>) => {
  const intent = await givenIntent(db, bill);
  await query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    ...[intent.id, intent.providerRef, bill.totalKobo],
  ]);
};

it('goes from the office to the taxpayer through two persons, and is paid by its bills', async () => {
  const { id: user, tpui } = await given();
  const [first, second] = [await owes(tpui), await owes(tpui, { kobo: 200_000, year: 2024 })];
  const listed = (await call('GET', `/demandable-bills?tpui=${tpui}`, { as: officer })).json();
  expect(listed.bills).toMatchObject([
    { ground: 'return', hindrance: null },
    { ground: 'return', hindrance: null },
  ]);

  const prepared = (await prepare(tpui, [first.id, second.id])).json();
  expect(prepared).toMatchObject({ number: expect.stringMatching(/^DMN-\d{4}-\d{8}$/), totalKobo: 700_000 });
  const { id } = prepared;
  expect((await read(id)).moves).toEqual(['withdraw']);
  expect((await read(id, manager)).moves).toEqual(['approve', 'refuse']);
  expect((await move(id, 'approve')).json()).toMatchObject({ standing: 'approved', decidedBy: { id: manager } });
  expect((await call('GET', `/cases/demands/${id}`, { as: user })).statusCode).toBe(404);
  expect((await move(id, 'issue')).json()).toMatchObject({ standing: 'issued', moves: ['serve', 'cancel'] });
  const served = (await serve(id)).json();
  expect(served).toMatchObject({ standing: 'served', openKobo: 700_000, clock: { day: 0 } });
  expect(await query('select kind, path from notices where user_id = $1', [user])).toEqual([
    { kind: 'demand.served', path: `/user/cases/demands/${id}` },
  ]);

  await pay(first);
  expect((await call('GET', `/cases/demands/${id}`, { as: user })).json()).toMatchObject({
    ...{ standing: 'part-paid', paidKobo: 500_000, openKobo: 200_000 },
  });
  await pay(second);
  expect(await read(id)).toMatchObject({ standing: 'paid', openKobo: 0, clock: null });
  expect((await app.audited(`taxpayer:${tpui}`)).map(({ action }) => action)).toEqual([
    'demand.prepared',
    'demand.approved',
    'demand.issued',
    'demand.served',
  ]);
});

/** The days of service, from today backwards, whose last day to pay is still to come, is today, and was the day before. */
async function daysOfService() {
  const rows = await query<{ ago: number; left: number }>(
    'select ago, last_day_of_demand(lagos_today() - ago) - lagos_today() as left from generate_series(20, 50) ago order by ago',
  );
  const ofLeft = (is: (left: number) => boolean) => rows.filter(({ left }) => is(left));
  return {
    eve: ofLeft((left) => left > 0).at(-1)?.ago ?? 0,
    lastDay: ofLeft((left) => left >= 0).at(-1)?.ago ?? 0,
    after: ofLeft((left) => left < 0)[0]?.ago ?? 0,
  };
}

it('has lapsed from the day after its last one, whoever has worked, and not before', async () => {
  const { tpui } = await given();
  const id = await demanded(tpui, [(await owes(tpui)).id], 'served');
  const { eve, lastDay, after } = await daysOfService();
  for (const [ago, standing] of [
    [eve, 'served'],
    [lastDay, 'served'],
    [after, 'lapsed'],
  ] as const) {
    await servedDaysAgo(owner, id, ago);
    const shown = await read(id);
    expect(shown.standing).toBe(standing);
    expect(shown.clock?.day).toBe(Math.min(ago, shown.clock?.days ?? 0));
    expect(shown.clock?.days).toBeGreaterThanOrEqual(30);
  }
});

it('lives again when the payment that ended it goes back', async () => {
  const { tpui } = await given();
  const bill = await owes(tpui);
  const id = await demanded(tpui, [bill.id], 'served');
  await pay(bill);
  expect((await read(id)).standing).toBe('paid');
  await query(`select reverse_payment(p.id, 'reversal', clock_timestamp()) from payments p where p.bill_id = $1`, [
    bill.id,
  ]);
  await query(
    `insert into receipt_voids (receipt_id, reason) select id, 'Taken back' from receipts where bill_id = $1`,
    [bill.id],
  );
  expect(await read(id)).toMatchObject({ standing: 'served', paidKobo: 0, openKobo: 500_000 });
});

it('rests while its bill is paid in parts, and revives when the plan breaks', async () => {
  const { tpui, id: user } = await given();
  const bill = await owes(tpui);
  const id = await demanded(tpui, [bill.id], 'served');
  await query(
    `insert into instalment_plans (bill_id, payer_tpui, office_id, parts, total_kobo, reason, terms_version, asked_by)
     values ($1, $2, 6, 3, $3, 'Harvest', 1, $4)`,
    [bill.id, tpui, bill.totalKobo, user],
  );
  expect((await read(id)).standing).toBe('plan');
  await query(`update instalment_plans set state = 'refused', decided_by = $2, decided_at = now() where bill_id = $1`, [
    ...[bill.id, manager],
  ]);
  expect((await read(id)).standing).toBe('served');
});

describe('is refused, and nothing changes,', () => {
  it('by whoever prepared it', async () => {
    const { tpui } = await given();
    const bill = await owes(tpui);
    const { id } = (await prepare(tpui, [bill.id], manager)).json();
    expect(codeOf(await move(id, 'approve', manager))).toBe('work.same-person');
    expect((await move(id, 'approve', director)).statusCode).toBe(200);
    expect(codeOf(await move(id, 'issue', manager))).toBe('work.same-person');
    expect((await read(id)).standing).toBe('approved');
  });

  it('of a bill that is not overdue, of an MDA’s fee, of another one’s bill, and twice', async () => {
    const [{ tpui }, other] = [await given(), await given()];
    const early = await owes(tpui, { isDue: false });
    expect(codeOf(await prepare(tpui, [early.id]))).toBe('demand.bill-not-due');
    const fee = await givenBill(db, { tpui, issuedOn: '2026-01-05' });
    expect(codeOf(await prepare(tpui, [fee.id]))).toBe('bill.not-found');
    const foreign = await owes(other.tpui);
    expect(codeOf(await prepare(tpui, [foreign.id]))).toBe('bill.not-found');
    await demanded(other.tpui, [foreign.id], 'prepared');
    expect(codeOf(await prepare(other.tpui, [foreign.id]))).toBe('demand.bill-demanded');
    expect(await query('select id from demand_notices where tpui = $1', [tpui])).toEqual([]);
  });

  it('of another office, as if it were not there', async () => {
    const { tpui } = await given();
    const id = await demanded(tpui, [(await owes(tpui)).id], 'prepared');
    expect((await call('GET', `/demand-notices/${id}`, { as: stranger })).statusCode).toBe(404);
    expect((await call('GET', `/demandable-bills?tpui=${tpui}`, { as: stranger })).statusCode).toBe(404);
    expect((await prepare(tpui, [(await owes(tpui, { year: 2023 })).id], stranger)).statusCode).toBe(404);
    expect((await move(id, 'withdraw', stranger, 'Not ours')).statusCode).toBe(404);
    expect((await serve(id, {}, stranger)).statusCode).toBe(404);
  });

  it('as paper without its place, its proof or its time', async () => {
    const { tpui } = await given();
    const id = await demanded(tpui, [(await owes(tpui)).id], 'issued');
    const at = new Date().toISOString();
    const paper = { how: 'by-hand', at, place: '12 Ahmadu Bello Way', proof: 'Amina Bello, in person' };
    expect((await serve(id, { ...paper, at: null })).statusCode).toBe(422);
    expect((await serve(id, { ...paper, place: '' })).statusCode).toBe(422);
    expect((await serve(id, { ...paper, proof: '' })).statusCode).toBe(422);
    expect(codeOf(await serve(id, { ...paper, at: new Date(Date.now() + 7_200_000).toISOString() }))).toBe(
      'demand.service-moment',
    );
    expect(codeOf(await serve(id, { ...paper, at: '2026-01-05T09:00:00Z' }))).toBe('demand.service-moment');
    expect((await serve(id, paper)).json()).toMatchObject({
      standing: 'served',
      service: { how: 'by-hand', place: paper.place, proof: paper.proof },
    });
  });
});

describe('a second before it is issued every bill is asked about again:', () => {
  const about = async () => {
    const { tpui, id: user } = await given();
    const bill = await owes(tpui);
    return { tpui, user, bill, id: await demanded(tpui, [bill.id], 'approved') };
  };
  const refused = async (id: string, code: string) => {
    expect(codeOf(await move(id, 'issue'))).toBe(code);
    expect((await read(id)).standing).toBe('approved');
  };

  it('a dispute', async () => {
    const { bill, user, id } = await about();
    await query(
      `insert into bill_disputes (bill_id, office_id, kind, text, asked_by) values ($1, 6, 'dispute', 'This is not my bill at all', $2)`,
      [bill.id, user],
    );
    await refused(id, 'demand.bill-disputed');
    expect((await read(id)).bills).toMatchObject([{ hindrance: 'dispute' }]);
  });

  it('a plan that was asked for', async () => {
    const { bill, tpui, user, id } = await about();
    await query(
      `insert into instalment_plans (bill_id, payer_tpui, office_id, parts, total_kobo, reason, terms_version, asked_by)
       values ($1, $2, 6, 3, $3, 'Harvest', 1, $4)`,
      [bill.id, tpui, bill.totalKobo, user],
    );
    await refused(id, 'demand.bill-in-plan');
  });

  it('a payment under way, unless its provider says that no money came', async () => {
    const { bill, id } = await about();
    await givenIntent(db, bill);
    await refused(id, 'demand.bill-payment-pending');
    app.provider.says = 'pending';
    expect((await move(id, 'issue')).statusCode).toBe(200);
    app.provider.says = undefined;
  });

  it('a payment whose outcome is not known', async () => {
    const { bill, id } = await about();
    await givenIntent(db, bill, { state: 'PROCESSING' });
    await refused(id, 'demand.bill-payment-pending');
  });

  it('a bill of the law’s half that rests, or is not final', async () => {
    const { tpui } = await given();
    const bill = await owes(tpui, { isOfLaw: true });
    const id = await demanded(tpui, [bill.id], 'approved');
    await query(`select set_law_bill_demandable($1, null)`, [bill.id]);
    await refused(id, 'demand.bill-objected');
    await query(`select set_law_bill_demandable($1, lagos_today() + 1)`, [bill.id]);
    await refused(id, 'demand.bill-not-final');
    await query(`select set_law_bill_demandable($1, lagos_today())`, [bill.id]);
    expect((await move(id, 'issue')).statusCode).toBe(200);
  });

  it('credit that somebody is to decide about', async () => {
    const { bill, tpui, user } = await about();
    const client = await db.$client.connect();
    await client.query('begin');
    await client.query(
      `insert into credit_uses (tpui, bill_id, amount_kobo, by_payer, asked_by) values ($1, $2, $3, false, $4)`,
      [tpui, bill.id, bill.totalKobo, user],
    );
    const { rows } = await client.query(
      'select demand_hindrance(bill_id, notice_id) as why from demand_notice_bills where bill_id = $1',
      [bill.id],
    );
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([{ why: 'credit' }]);
  });

  it('money that is confirmed while it is being issued', async () => {
    const { bill, id } = await about();
    const intent = await givenIntent(db, bill, { createdAt: new Date(Date.now() - 7_200_000) });
    const payer = await db.$client.connect();
    await payer.query('begin');
    await payer.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      ...[intent.id, intent.providerRef, bill.totalKobo],
    ]);
    const issuing = move(id, 'issue');
    // It waits for the bill: whatever the payment becomes decides.
    const first = await Promise.race([
      issuing.then(() => 'issued'),
      new Promise((done) => setTimeout(done, 300, 'waits')),
    ]);
    expect(first).toBe('waits');
    await payer.query('commit');
    payer.release();
    expect(codeOf(await issuing)).toBe('demand.bill-paid');
    expect((await read(id)).standing).toBe('approved');
  });
});

it('is decided once when two persons decide at once', async () => {
  const { tpui } = await given();
  const id = await demanded(tpui, [(await owes(tpui)).id], 'prepared');
  const answers = await Promise.all([move(id, 'approve', manager), move(id, 'refuse', director, 'Not now')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('is prepared once when two persons demand the same bill at once', async () => {
  const { tpui } = await given();
  const bill = await owes(tpui);
  const answers = await Promise.all([prepare(tpui, [bill.id]), prepare(tpui, [bill.id], manager)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('is withdrawn after its service by another person, with a reason that the taxpayer reads', async () => {
  const { tpui, id: user } = await given();
  const id = await demanded(tpui, [(await owes(tpui)).id], 'served');
  expect(codeOf(await move(id, 'end', officer, 'A mistake of ours'))).toBe('work.not-yours');
  expect(codeOf(await move(id, 'end', manager))).toBe('work.reason-missing');
  expect((await move(id, 'end', manager, 'A mistake of ours')).json()).toMatchObject({
    standing: 'withdrawn',
    moves: [],
  });
  expect((await call('GET', `/cases/demands/${id}`, { as: user })).json()).toMatchObject({
    ...{ standing: 'withdrawn', endReason: 'A mistake of ours', clock: null },
  });
  expect(await query('select kind from notices where user_id = $1 order by at', [user])).toEqual([
    { kind: 'demand.served' },
    { kind: 'demand.withdrawn' },
  ]);
});
