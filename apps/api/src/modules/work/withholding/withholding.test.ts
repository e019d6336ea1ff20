import { randomUUID } from 'node:crypto';
import { type WithholdingSchedule, withholdingClassIds, withholdingPayeeIds } from '@portal/contracts';
import { payees, withholdingTransactions } from '@portal/tax-rules';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { withholdingRow as row, startWithholding } from './testing/withholding-test-app.ts';

const { db } = await createTestDatabase();
const app = await startWithholding(db);
const { save } = app;

const file = (as: string, { id, dueKobo, savedAt }: WithholdingSchedule, change: object = {}) =>
  app.call('POST', '/withholding/filings', {
    as,
    body: { scheduleId: id, dueKobo, savedAt, declarationVersion: 1, ...change },
  });
const newest = async (as: string, month = '2026-10') =>
  (await app.call('GET', `/withholding/schedule?month=${month}`, { as })).json().schedule;
const monthOf = async (as: string, month = '2026-10') =>
  (await app.call('GET', '/withholding/year?year=2026', { as }))
    .json()
    .months.find((one: { month: string }) => one.month === month);
const all = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const billsOf = (as: string) =>
  all(
    `select b.id, b.reference, b.total_kobo::int as kobo, b.raised_by, b.tax_office_id as office, h.code, b.due_on::text as due from bills b
     join bill_lines l on l.bill_id = b.id join revenue_heads h on h.id = l.revenue_head_id
     where b.payer_tpui = (select tpui from users where id = $1) order by b.created_at`,
    as,
  );

it('knows the kinds of the law', () => {
  expect(withholdingClassIds).toEqual([...withholdingTransactions]);
  expect([...withholdingPayeeIds].sort()).toEqual([...payees].sort());
});

describe('the schedule of a month', () => {
  it('has the tax of the law beside what was withheld; the higher one is due, and nothing of what others collect', async () => {
    const payer = await app.taxpayer('Corporate');
    const answer = await save(payer, [
      row(),
      row({ deductedKobo: 2_500_000 }),
      row({ taxId: '' }),
      row({ taxId: '', transaction: 'rent-hire-or-lease', deductedKobo: 10_000_000 }),
      row({ payee: 'resident-company' }),
      row({ stateId: 1 }),
      row({ payee: 'non-resident-individual', transaction: 'supply-of-goods', deductedKobo: 0 }),
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...{ version: 1, state: 'draft', payer: 'company', dueOn: '2026-11-30', bill: null, isReceipted: false },
      ...{ dueKobo: 18_500_000, lateness: [], source: expect.stringContaining('Withholding') },
    });
    expect(answer.json().lines).toMatchObject([
      { ratePpm: 20_000, isDoubled: false, lawKobo: 2_000_000, dueKobo: 2_000_000, collectedBy: 'state' },
      { lawKobo: 2_000_000, dueKobo: 2_500_000 },
      { ratePpm: 40_000, isDoubled: true, lawKobo: 4_000_000, dueKobo: 4_000_000 },
      { ratePpm: 100_000, isDoubled: false, lawKobo: 10_000_000, dueKobo: 10_000_000 },
      { lawKobo: 2_000_000, dueKobo: 0, collectedBy: 'nigeria-revenue-service' },
      { lawKobo: 2_000_000, dueKobo: 0, collectedBy: 'other-state' },
      { ratePpm: 0, lawKobo: 0, dueKobo: 0, collectedBy: 'nigeria-revenue-service' },
    ]);
    expect(await newest(payer)).toEqual(answer.json());
    expect(await monthOf(payer)).toMatchObject({ state: 'draft', isLate: false, payments: 7, dueKobo: 18_500_000 });
    expect(await monthOf(payer, '2026-09')).toMatchObject({ state: 'not-filed', isLate: false });
    expect(await monthOf(payer, '2026-12')).toMatchObject({ isOpen: false });
    expect(await billsOf(payer)).toEqual([]);
  });

  it('of a small business takes nothing up to ₦2 million from one payee with a Tax ID', async () => {
    const payer = await app.taxpayer();
    const twice = [row({ deductedKobo: 0 }), row({ deductedKobo: 0, taxId: 'kd7' })];
    expect((await save(payer, twice, { payer: 'small-business' })).json()).toMatchObject({ dueKobo: 0 });
    const more = [...twice, row({ grossKobo: 1, deductedKobo: 0 })];
    expect((await save(payer, more, { payer: 'small-business' })).json()).toMatchObject({
      version: 1,
      dueKobo: 4_000_000,
    });
  });

  it('is replaced as a whole, and read by its payer alone; each reading is noted, and no income with it', async () => {
    const payer = await app.taxpayer();
    await save(payer, [row(), row()]);
    expect((await save(payer, [row({ deductedKobo: 0 })])).json()).toMatchObject({ version: 1, dueKobo: 2_000_000 });
    const { id, lines } = await newest(payer);
    expect(lines).toHaveLength(1);
    expect(await newest(await app.taxpayer())).toBeNull();
    expect(await all('select actor, detail from activity_log where subject = $1', `withholding:${id}`)).toEqual([
      { actor: `user:${payer}`, detail: { payments: 1 } },
    ]);
  });

  it.each([
    ['a month to come', [row()], { month: '2026-12' }, 409],
    ['a month before the law it knows', [row()], { month: '2024-12' }, 409],
    ['a private person', [row()], { payer: 'private-person' }, 422],
    ['no payment', [], {}, 422],
    ['an amount below zero', [row({ deductedKobo: -1 })], {}, 422],
    ['nothing that was paid', [row({ grossKobo: 0, deductedKobo: 0 })], {}, 422],
    ['more withheld than paid', [row({ grossKobo: 1 })], {}, 422],
    ['parts of a kobo', [row({ grossKobo: 1.5 })], {}, 422],
    ['a kind that is none', [row({ transaction: 'gifts' })], {}, 422],
    ['a payee that is none', [row({ payee: 'nobody' })], {}, 422],
    ['a state that is none', [row({ stateId: 99 })], {}, 422],
    ['a name of two lines', [row({ name: 'A\nB' })], {}, 422],
  ])('of %s is refused, and nothing is kept', async (_what, rows, of, status) => {
    const payer = await app.taxpayer();
    expect((await save(payer, rows, of)).statusCode).toBe(status);
    expect(await all('select id from withholding_schedules where saved_by = $1', payer)).toEqual([]);
  });

  it('is a matter of taxpayers', async () => {
    const officer = await app.staffMember('Tax Officer');
    for (const [method, path] of [
      ['GET', '/withholding/year?year=2026'],
      ['GET', '/withholding/schedule?month=2026-10'],
      ['PUT', '/withholding/draft'],
      ['POST', '/withholding/filings'],
      ['GET', '/withholding/columns'],
      ['GET', '/withholding/own-credit-notes'],
    ] as const) {
      expect((await app.call(method, path)).statusCode).toBe(401);
      expect((await app.call(method, path, { as: officer })).statusCode).toBe(403);
    }
  });

  it('remembers the headings of a payer’s own lists for that payer alone', async () => {
    const one = await app.taxpayer();
    const headings = { name: 'Suna', grossKobo: 'Kuɗi' };
    const columns = async (as: string) => (await app.call('GET', '/withholding/columns', { as })).json();
    expect((await app.call('PUT', '/withholding/columns', { as: one, body: { headings } })).statusCode).toBe(200);
    expect(await columns(one)).toEqual({ headings });
    expect(await columns(await app.taxpayer())).toEqual({ headings: {} });
    const wrong = { as: one, body: { headings: { salary: 'No' } } };
    expect((await app.call('PUT', '/withholding/columns', wrong)).statusCode).toBe(422);
    expect(await columns(one)).toEqual({ headings });
  });
});

describe('filing', () => {
  it('bills what is due, once, however often it is sent, under the head of withholding', async () => {
    const payer = await app.taxpayer();
    await db.$client.query(
      `update taxpayers set home_office_id = 6, home_office_source = 'chosen' where user_id = $1`,
      [payer],
    );
    const draft = (await save(payer, [row()])).json();
    const answers = await Promise.all(Array.from({ length: 4 }, () => file(payer, draft)));
    const [bill, ...more] = await billsOf(payer);
    expect(more).toEqual([]);
    expect(bill).toMatchObject({ kobo: 2_000_000, raised_by: null, office: 6, code: '12010103' });
    // The day of the law, whenever it is billed.
    expect(bill.due).toBe('2026-11-30');
    expect(answers.map((answer) => answer.json())).toEqual(
      Array.from({ length: 4 }, () => ({ billReference: bill.reference, differenceKobo: 2_000_000 })),
    );
    expect(await monthOf(payer)).toMatchObject({ state: 'billed', isAmended: false });
    expect(await newest(payer)).toMatchObject({
      state: 'filed',
      bill: { reference: bill.reference, status: 'unpaid' },
    });
    await app.paid(bill.reference);
    expect(await monthOf(payer)).toMatchObject({ state: 'paid', isLate: false });
    expect(await newest(payer)).toMatchObject({ isReceipted: true, bill: { status: 'paid' } });
  });

  it('is refused of what was not shown, and of what is another payer’s', async () => {
    const payer = await app.taxpayer();
    const draft = (await save(payer, [row()])).json();
    expect((await file(payer, draft, { dueKobo: 1 })).json().code).toBe('withholding.draft-changed');
    expect((await file(payer, draft, { savedAt: '2026-11-01T00:00:00.000Z' })).json().code).toBe(
      'withholding.draft-changed',
    );
    expect((await file(await app.taxpayer(), draft)).statusCode).toBe(404);
    expect((await file(payer, draft, { scheduleId: randomUUID() })).statusCode).toBe(404);
    expect((await file(payer, draft, { scheduleId: 'x' })).statusCode).toBe(422);
    expect(await billsOf(payer)).toEqual([]);
    expect(await newest(payer)).toMatchObject({ state: 'draft' });
  });

  it('of amendments bills together never more than the most that was due', async () => {
    const payer = await app.taxpayer();
    await app.filed(payer, [row()]);
    const less = await app.filed(payer, [row({ grossKobo: 50_000_000, deductedKobo: 0 })]);
    expect(less).toMatchObject({ version: 2, beforeKobo: 2_000_000, toBillKobo: 1_000_000, replacedKobo: 2_000_000 });
    expect(less).toMatchObject({ billReference: expect.any(String), differenceKobo: -1_000_000 });
    const more = await app.filed(payer, [row(), row({ name: 'Musa Sani', taxId: 'KD-8', grossKobo: 50_000_000 })]);
    expect(more).toMatchObject({ version: 3, beforeKobo: 1_000_000, dueKobo: 4_000_000, differenceKobo: 3_000_000 });
    expect((await billsOf(payer)).map(({ kobo }) => kobo)).toEqual([2_000_000, 1_000_000, 3_000_000]);
    expect(await monthOf(payer)).toMatchObject({ state: 'billed', isAmended: true, payments: 2, dueKobo: 4_000_000 });
  });

  it('of a month that owes the state nothing raises no bill', async () => {
    const payer = await app.taxpayer();
    const filed = await app.filed(payer, [row({ payee: 'resident-company' })]);
    expect(filed).toMatchObject({ billReference: null, differenceKobo: 0 });
    expect(await monthOf(payer)).toMatchObject({ state: 'filed', isLate: false });
  });

  it('is declared to be true by whoever files it: nothing is filed without that, whoever writes to the database', async () => {
    const payer = await app.taxpayer();
    const draft = (await save(payer, [row()])).json();
    expect(draft.toBillInWords).toBe('Twenty Thousand Naira Only');
    for (const declarationVersion of [undefined, 0, 2, true]) {
      const refused = await file(payer, draft, { declarationVersion });
      expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, ['declarationVersion']]);
    }
    const undeclared = `update withholding_schedules set state = 'filed', filed_by = saved_by, filed_at = now() where id = $1`;
    await expect(db.$client.query(undeclared, [draft.id])).rejects.toMatchObject({
      constraint: 'withholding_schedules_declared',
    });
    expect((await file(payer, draft)).statusCode).toBe(200);
    expect(
      await all(
        'select declaration_version as version, filed_by as by from withholding_schedules where id = $1',
        draft.id,
      ),
    ).toEqual([{ version: 1, by: payer }]);
  });

  it('cannot be undone or altered by whoever writes to the database', async () => {
    const payer = await app.taxpayer();
    const { id } = await app.filed(payer, [row()]);
    const attempts = [
      ['update withholding_schedules set due_kobo = 1 where id = $1', 'withholding_schedules_filed_stay'],
      ['delete from withholding_schedules where id = $1', 'withholding_schedules_filed_stay'],
      ['update withholding_rows set gross_kobo = 300000000 where schedule_id = $1', 'withholding_rows_filed_stay'],
      ['delete from withholding_rows where schedule_id = $1', 'withholding_rows_filed_stay'],
    ] as const;
    for (const [query, constraint] of attempts)
      await expect(db.$client.query(query, [id])).rejects.toMatchObject({ constraint });
    const draft = (await save(payer, [row()], { month: '2026-09' })).json();
    const filed = (change: string) =>
      `update withholding_schedules set ${change}, state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now() where id = $1`;
    await expect(db.$client.query(filed('due_kobo = 0'), [draft.id])).rejects.toMatchObject({
      constraint: 'withholding_schedules_add_up',
    });
    const ofOther = filed(`bill_id = (select bill_id from withholding_schedules where id = '${id}')`);
    await expect(db.$client.query(ofOther, [draft.id])).rejects.toMatchObject({ code: '23505' });
    const rows = await all('select due_kobo::int as kobo from withholding_rows where schedule_id = $1', id);
    expect(rows).toEqual([{ kobo: 2_000_000 }]);
  });
});

describe('an office', () => {
  it('opens what its own taxpayers filed, never a draft, and each reading is noted', async () => {
    const payer = await app.taxpayer();
    await db.$client.query(
      `update taxpayers set home_office_id = 6, home_office_source = 'chosen' where user_id = $1`,
      [payer],
    );
    const [{ tpui }] = await all('select tpui from users where id = $1', payer);
    const officer = await app.staffMember('Tax Officer');
    const path = `/withholding/payers/${tpui}/months/2026-10`;
    await save(payer, [row()]);
    expect((await app.call('GET', path, { as: officer })).json()).toMatchObject({ schedule: null });
    const { id } = await app.filed(payer, [row()]);
    await save(payer, [row(), row()]);
    expect((await app.call('GET', path, { as: officer })).json()).toMatchObject({
      tpui,
      schedule: { id, version: 1, lines: [{ name: 'Amina Bello' }] },
    });
    expect(await all('select actor, detail from activity_log where subject = $1', `withholding:${id}`)).toEqual([
      { actor: `user:${officer}`, detail: { payments: 1, tpui } },
    ]);
    const elsewhere = await app.staffMember('Tax Officer', 8);
    expect((await app.call('GET', path, { as: elsewhere })).statusCode).toBe(404);
    expect((await app.call('GET', path, { as: payer })).statusCode).toBe(403);
    expect((await app.call('GET', path)).statusCode).toBe(401);
  });
});
