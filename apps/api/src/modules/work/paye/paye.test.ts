import { randomUUID } from 'node:crypto';
import type { PayeSchedule } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenIntent } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { forgetParts } from './data/drafts.repository.ts';
import { payeRow as row, startPaye } from './testing/paye-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startPaye(db);

const three = [row(), row({ staffNumber: '2', deductedKobo: 700_000 }), row({ staffNumber: '3', stateId: 1 })];

const save = (as: string, month = '2026-10', rows: object[] = three) =>
  app.call('PUT', '/paye/draft', { as, body: { month, rows } });
const file = (as: string, { id, dueKobo, savedAt }: PayeSchedule, change: object = {}) =>
  app.call('POST', '/paye/filings', {
    as,
    body: { scheduleId: id, dueKobo, savedAt, declarationVersion: 1, ...change },
  });
const newest = async (as: string, month = '2026-10') =>
  (await app.call('GET', `/paye/schedule?month=${month}`, { as })).json().schedule;
const monthOf = async (as: string, month = '2026-10') =>
  (await app.call('GET', '/paye/year?year=2026', { as }))
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

/** Of each bill, the oldest first. */
const standing = (as: string): Promise<{ kobo: number; standing: string }[]> =>
  all(
    `select total_kobo::int as kobo, standing from bills where payer_tpui = (select tpui from users where id = $1) order by created_at`,
    as,
  );

describe('the schedule of a month', () => {
  it('has the tax of the law beside the deduction; the higher one is due, and nothing of residents of other states', async () => {
    const employer = await app.taxpayer();
    expect(await monthOf(employer, '2026-09')).toMatchObject({ state: 'not-filed', isLate: false });
    const answer = await save(employer);
    expect(answer.statusCode).toBe(200);
    // Of a month before the first nobody knows whether there was anybody to pay.
    expect(await monthOf(employer, '2026-09')).toMatchObject({ state: 'not-filed', isLate: false });
    expect(answer.json()).toMatchObject({
      version: 1,
      state: 'draft',
      dueOn: '2026-11-10',
      dueKobo: 1_200_000,
      bill: null,
    });
    expect(answer.json()).toMatchObject({ employees: 3, differing: 1 });
    expect(answer.json().lines).toMatchObject([
      { staffNumber: '2', lawKobo: 500_000, dueKobo: 700_000 },
      { staffNumber: '1', lawKobo: 500_000, dueKobo: 500_000 },
      { staffNumber: '3', lawKobo: 500_000, dueKobo: 0 },
    ]);
    expect(await newest(employer)).toEqual(answer.json());
    expect(await monthOf(employer)).toMatchObject({ state: 'draft', isLate: true, employees: 3, dueKobo: 1_200_000 });
    expect(await monthOf(employer, '2026-12')).toMatchObject({ state: 'not-filed', isLate: false, isOpen: false });
    expect(await billsOf(employer)).toEqual([]);
  });

  it('is replaced as a whole, and read by its employer alone; each reading is noted, and no salary with it', async () => {
    const employer = await app.taxpayer();
    await save(employer);
    expect((await save(employer, '2026-10', [row({ deductedKobo: 0 })])).json()).toMatchObject({
      version: 1,
      dueKobo: 500_000,
    });
    const { id, lines } = await newest(employer);
    expect(lines).toHaveLength(1);
    expect(await newest(await app.taxpayer())).toBeNull();
    const noted = await all(`select actor, detail from activity_log where subject = $1`, `paye:${id}`);
    expect(noted).toEqual([{ actor: `user:${employer}`, detail: { employees: 1 } }]);
  });

  it.each([
    ['a month to come', '2026-12', [row()], 409],
    ['a month before the law it knows', '2024-12', [row()], 409],
    ['no employee', '2026-10', [], 422],
    ['an employee twice', '2026-10', [row(), row()], 422],
    ['an amount below zero', '2026-10', [row({ grossKobo: -1 })], 422],
    ['parts of a kobo', '2026-10', [row({ grossKobo: 1.5 })], 422],
    ['a state that is none', '2026-10', [row({ stateId: 99 })], 422],
    ['a name of two lines', '2026-10', [row({ name: 'A\nB' })], 422],
  ])('of %s is refused, and nothing is kept', async (_what, month, rows, status) => {
    const employer = await app.taxpayer();
    expect((await save(employer, month, rows)).statusCode).toBe(status);
    expect(await all('select id from paye_schedules where saved_by = $1', employer)).toEqual([]);
  });

  it('keeps the rows that are left for an amendment, through filing; an office reads how many', async () => {
    const employer = await app.taxpayer();
    const officer = await app.staffMember('Tax Officer');
    await db.$client.query(
      `update taxpayers set home_office_id = 6, home_office_source = 'chosen' where user_id = $1`,
      [employer],
    );
    const leftOut = [
      {
        line: 3,
        why: { column: 'grossKobo', reason: 'not-an-amount' },
        cells: { staffNumber: '9', name: '=Musa', grossKobo: 'many' },
      },
    ];
    const give = (body: object) =>
      app.call('PUT', '/paye/draft', { as: employer, body: { month: '2026-10', rows: three, ...body } });
    expect((await give({ leftOut })).json()).toMatchObject({ leftOutCount: 1, leftOut });
    expect((await give({})).json()).toMatchObject({ leftOutCount: 1 });
    expect((await give({ leftOut: [{ line: 3, cells: { name: 'A\u0000' } }] })).statusCode).toBe(422);
    expect((await give({ leftOut: [{ line: 3, cells: { salary: '1' } }] })).statusCode).toBe(422);
    const draft = await newest(employer);
    await file(employer, draft);
    expect(await newest(employer)).toMatchObject({ state: 'filed', employees: 3, leftOut });
    await expect(
      db.$client.query(`update paye_schedules set left_out = '[]' where id = $1`, [draft.id]),
    ).rejects.toMatchObject({ constraint: 'paye_schedules_filed_stay' });
    const [{ tpui }] = await all('select tpui from users where id = $1', employer);
    const seen = await app.call('GET', `/paye/employers/${tpui}/months/2026-10`, { as: officer });
    expect(seen.json().schedule).toMatchObject({ leftOutCount: 1, leftOut: [] });
    expect((await give({ leftOut: [] })).json()).toMatchObject({ version: 2, leftOutCount: 0 });
  });

  it('is a matter of taxpayers', async () => {
    const officer = await app.staffMember('Tax Officer');
    for (const [method, path] of [
      ['GET', '/paye/year?year=2026'],
      ['GET', '/paye/schedule?month=2026-10'],
      ['PUT', '/paye/draft'],
      ['PUT', '/paye/draft/parts'],
      ['POST', '/paye/filings'],
    ] as const) {
      expect((await app.call(method, path)).statusCode).toBe(401);
      expect((await app.call(method, path, { as: officer })).statusCode).toBe(403);
    }
  });
});

describe('a large schedule', () => {
  const sendPart = (as: string, uploadId: string, part: number, rows: object[]) =>
    app.call('PUT', '/paye/draft/parts', { as, body: { month: '2026-10', uploadId, part, rows } });
  const saveAfter = (as: string, uploadId: string, parts: number, rows: object[]) =>
    app.call('PUT', '/paye/draft', { as, body: { month: '2026-10', rows, sentBefore: { uploadId, parts } } });
  const kept = (as: string) => all('select part from paye_draft_parts where saved_by = $1 order by part', as);
  const numbered = (...numbers: number[]) => numbers.map((number) => row({ staffNumber: `${number}` }));

  it('comes in parts, and is whole when it is saved; a part sent again replaces itself', async () => {
    const employer = await app.taxpayer();
    const upload = randomUUID();
    expect((await sendPart(employer, upload, 0, numbered(1, 2))).statusCode).toBe(200);
    await sendPart(employer, upload, 1, numbered(9));
    await sendPart(employer, upload, 1, numbered(3));
    const saved = await saveAfter(employer, upload, 2, numbered(4));
    expect(saved.json()).toMatchObject({ state: 'draft', employees: 4, dueKobo: 2_000_000 });
    expect(saved.json().lines.map(({ staffNumber }: { staffNumber: string }) => staffNumber)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(await kept(employer)).toEqual([]);
    expect((await file(employer, saved.json())).json().differenceKobo).toBe(2_000_000);
  });

  it('is not saved without a part, with somebody twice, or by somebody else; what was saved stays', async () => {
    const employer = await app.taxpayer();
    await save(employer);
    const upload = randomUUID();
    await sendPart(employer, upload, 1, numbered(1));
    expect((await saveAfter(employer, upload, 1, numbered(2))).json().code).toBe('paye.parts-missing');
    expect((await saveAfter(employer, upload, 2, numbered(2))).json().code).toBe('paye.parts-missing');
    await sendPart(employer, upload, 0, numbered(2));
    expect((await saveAfter(employer, upload, 2, numbered(2))).statusCode).toBe(422);
    expect((await saveAfter(await app.taxpayer(), upload, 2, numbered(3))).json().code).toBe('paye.parts-missing');
    expect((await newest(employer)).employees).toBe(3);
    expect((await sendPart(employer, upload, 0, [])).statusCode).toBe(422);
    expect((await sendPart(employer, upload, 99, numbered(1))).statusCode).toBe(422);
  });

  it('of another upload takes the place of the first; nobody’s parts are kept longer than a day', async () => {
    const employer = await app.taxpayer();
    const [first, second] = [randomUUID(), randomUUID()];
    await sendPart(employer, first, 0, numbered(1));
    await sendPart(employer, second, 0, numbered(2));
    expect((await saveAfter(employer, first, 1, numbered(3))).json().code).toBe('paye.parts-missing');
    expect(await kept(employer)).toEqual([{ part: 0 }]);
    await forgetParts(db, new Date('2026-11-23T07:59:59Z'));
    expect(await kept(employer)).toEqual([{ part: 0 }]);
    await forgetParts(db, new Date('2026-11-23T08:00:01Z'));
    expect(await kept(employer)).toEqual([]);
  });

  it('holds sixty thousand employees and no more', { timeout: 120_000 }, async () => {
    const employer = await app.taxpayer();
    const upload = randomUUID();
    await sendPart(employer, upload, 0, numbered(0));
    const line = JSON.stringify({ ...row(), lawKobo: 500_000, dueKobo: 500_000 });
    await db.$client.query(
      `insert into paye_draft_parts select tpui, month, upload_id, p, (
         select jsonb_agg($2::jsonb || jsonb_build_object('staffNumber', n::text)) from generate_series(p * 1000 + 1, p * 1000 + 1000) n
       ), saved_by, saved_at from paye_draft_parts, generate_series(1, 59) p where upload_id = $1`,
      [upload, line],
    );
    const first = Array.from({ length: 1_000 }, (_, index) => index + 1);
    await sendPart(employer, upload, 0, numbered(...first));
    expect((await saveAfter(employer, upload, 60, numbered(60_001))).json().code).toBe('paye.too-many-rows');
    expect(await newest(employer)).toBeNull();
    await sendPart(employer, upload, 0, numbered(...first.slice(1)));
    const saved = (await saveAfter(employer, upload, 60, numbered(60_001))).json();
    expect(saved).toMatchObject({ employees: 60_000, dueKobo: 30_000_000_000 });
    expect(saved.lines).toHaveLength(100);
  });
});

describe('rows of a schedule', () => {
  it('are read by pages and found by name or number, by their employer and, once filed, by their office; each reading is noted', async () => {
    const employer = await app.taxpayer();
    const officer = await app.staffMember('Tax Officer');
    await db.$client.query(
      `update taxpayers set home_office_id = 6, home_office_source = 'chosen' where user_id = $1`,
      [employer],
    );
    const rows = Array.from({ length: 130 }, (_, index) =>
      row({ staffNumber: `${index}`, name: index === 7 ? 'Ladi Bako' : 'Musa' }),
    );
    const draft = (await save(employer, '2026-10', rows)).json();
    const lines = (as: string, more = '') => app.call('GET', `/paye/lines?scheduleId=${draft.id}${more}`, { as });
    expect(draft.lines).toHaveLength(100);
    expect((await lines(employer, '&from=100')).json()).toMatchObject({ found: 130 });
    expect((await lines(employer, '&from=100')).json().lines).toHaveLength(30);
    expect((await lines(employer, '&find=ladi')).json()).toMatchObject({ found: 1, lines: [{ staffNumber: '7' }] });
    expect((await lines(employer, '&find=12')).json().lines).toMatchObject([{ staffNumber: '12' }]);
    expect((await lines(employer, '&find=%25')).json()).toEqual({ found: 0, lines: [] });
    expect((await lines(officer)).statusCode).toBe(404);
    await file(employer, draft);
    expect((await lines(officer)).json().found).toBe(130);
    expect((await lines(await app.staffMember('Tax Officer', 7))).statusCode).toBe(404);
    expect((await lines(await app.taxpayer())).statusCode).toBe(404);
    expect((await app.call('GET', `/paye/lines?scheduleId=${draft.id}`)).statusCode).toBe(401);
    expect((await lines(employer, '&from=-1')).statusCode).toBe(422);
    const noted = await all(
      `select count(*)::int as times from activity_log where subject = $1 and actor = $2`,
      `paye:${draft.id}`,
      `user:${officer}`,
    );
    expect(noted).toEqual([{ times: 1 }]);
  });
});

describe('filing', () => {
  it('bills what is due, once, however often it is sent, and the payer cannot cancel it', async () => {
    const employer = await app.taxpayer();
    await db.$client.query(
      `update taxpayers set home_office_id = 6, home_office_source = 'chosen' where user_id = $1`,
      [employer],
    );
    const draft = (await save(employer)).json();
    const answers = await Promise.all(Array.from({ length: 4 }, () => file(employer, draft)));
    const [bill, ...more] = await billsOf(employer);
    expect(more).toEqual([]);
    expect(bill).toMatchObject({ kobo: 1_200_000, raised_by: null, office: 6, code: '12010101' });
    // The day of the law, whenever it is billed.
    expect(bill.due).toBe('2026-11-10');
    expect(answers.map((answer) => answer.json())).toEqual(
      Array.from({ length: 4 }, () => ({ billReference: bill.reference, differenceKobo: 1_200_000 })),
    );
    expect(await monthOf(employer)).toMatchObject({ state: 'billed', isLate: true, isAmended: false });
    expect(await newest(employer)).toMatchObject({
      state: 'filed',
      bill: { reference: bill.reference, status: 'unpaid' },
    });
  });

  it('is refused of what was not shown, and of what is another employer’s', async () => {
    const employer = await app.taxpayer();
    const draft = (await save(employer)).json();
    expect((await file(employer, draft, { dueKobo: 1 })).json().code).toBe('paye.draft-changed');
    expect((await file(employer, draft, { savedAt: '2026-11-01T00:00:00.000Z' })).json().code).toBe(
      'paye.draft-changed',
    );
    expect((await file(await app.taxpayer(), draft)).statusCode).toBe(404);
    expect((await file(employer, draft, { scheduleId: randomUUID() })).statusCode).toBe(404);
    expect((await file(employer, draft, { scheduleId: 'x' })).statusCode).toBe(422);
    expect(await billsOf(employer)).toEqual([]);
    expect(await newest(employer)).toMatchObject({ state: 'draft' });
  });

  it('of an amendment bills its difference; what was filed stays', async () => {
    const employer = await app.taxpayer();
    await file(employer, (await save(employer)).json());
    const more = (await save(employer, '2026-10', [row({ deductedKobo: 1_500_000 })])).json();
    expect(more).toMatchObject({ version: 2, beforeKobo: 1_200_000, dueKobo: 1_500_000 });
    expect(await monthOf(employer)).toMatchObject({
      state: 'billed',
      isAmended: false,
      employees: 3,
      dueKobo: 1_200_000,
    });
    expect((await file(employer, more)).json().differenceKobo).toBe(300_000);
    expect((await billsOf(employer)).map(({ kobo }) => kobo)).toEqual([1_200_000, 300_000]);
    expect(await monthOf(employer)).toMatchObject({
      state: 'billed',
      isAmended: true,
      employees: 1,
      dueKobo: 1_500_000,
    });
  });

  it('that asks for less replaces the bills that nobody has paid', async () => {
    const employer = await app.taxpayer();
    await file(employer, (await save(employer)).json());
    await file(employer, (await save(employer, '2026-10', [row({ deductedKobo: 1_500_000 })])).json());
    const less = (await save(employer, '2026-10', [row()])).json();
    expect(less).toMatchObject({ beforeKobo: 1_500_000, toBillKobo: 500_000, replacedKobo: 1_500_000, overKobo: 0 });
    const answer = (await file(employer, less)).json();
    expect(answer.differenceKobo).toBe(-1_000_000);
    expect(await standing(employer)).toEqual([
      { kobo: 1_200_000, standing: 'cancelled' },
      { kobo: 300_000, standing: 'cancelled' },
      { kobo: 500_000, standing: 'open' },
    ]);
    expect((await file(employer, less)).json()).toEqual(answer);
    const [first] = await billsOf(employer);
    expect(await all('select corrected_bill($1) as reference', first.id)).toEqual([
      { reference: answer.billReference },
    ]);
    expect(await newest(employer)).toMatchObject({
      replacedKobo: 1_500_000,
      bill: { reference: answer.billReference },
    });
    expect(await monthOf(employer)).toMatchObject({ state: 'billed', dueKobo: 500_000 });
    await app.paid(answer.billReference);
    expect(await monthOf(employer)).toMatchObject({ state: 'paid' });
    // What is paid stays: a further version is billed beyond it, and one below it asks for nothing and gives nothing back.
    const lower = (await save(employer, '2026-10', [row({ grossKobo: 9_000_000, deductedKobo: 0 })])).json();
    expect(lower).toMatchObject({ beforeKobo: 500_000, toBillKobo: 0, replacedKobo: 0 });
    expect(lower.overKobo).toBe(500_000 - lower.dueKobo);
    expect((await file(employer, lower)).json().billReference).toBeNull();
    const more = (await save(employer, '2026-10', [row({ deductedKobo: 600_000 })])).json();
    expect((await file(employer, more)).json().billReference).not.toBeNull();
    expect((await standing(employer)).at(-1)).toEqual({ kobo: 100_000, standing: 'open' });
  });

  it('waits while somebody may be paying what it would replace', async () => {
    const employer = await app.taxpayer();
    await file(employer, (await save(employer)).json());
    const [bill] = await billsOf(employer);
    await givenIntent(db, { id: bill.id, reference: bill.reference, totalKobo: bill.kobo });
    const less = (await save(employer, '2026-10', [row()])).json();
    expect((await file(employer, less)).json().code).toBe('bill.payment-pending');
    expect(await standing(employer)).toEqual([{ kobo: 1_200_000, standing: 'open' }]);
    expect(await newest(employer)).toMatchObject({ state: 'draft' });
  });

  it('bills a month anew whose bill was cancelled before that was refused', async () => {
    const employer = await app.taxpayer();
    await file(employer, (await save(employer)).json());
    await owner.$client.query('alter table bills disable trigger bills_of_filed_months_stay');
    await owner.$client.query(
      `update bills set cancelled_at = now() where payer_tpui = (select tpui from users where id = $1)`,
      [employer],
    );
    await owner.$client.query('alter table bills enable trigger bills_of_filed_months_stay');
    const again = (await save(employer)).json();
    expect(again).toMatchObject({ version: 2, beforeKobo: 1_200_000, toBillKobo: 1_200_000, replacedKobo: 1_200_000 });
    await file(employer, again);
    expect((await standing(employer)).map((one) => one.standing)).toEqual(['cancelled', 'open']);
    expect(await monthOf(employer)).toMatchObject({ state: 'billed' });
  });

  it('amended down and up again bills no more than was ever due', async () => {
    const employer = await app.taxpayer();
    for (const deductedKobo of [1_000_000, 600_000, 1_200_000]) {
      await file(employer, (await save(employer, '2026-10', [row({ deductedKobo })])).json());
    }
    expect((await standing(employer)).filter((one) => one.standing === 'open').map(({ kobo }) => kobo)).toEqual([
      600_000, 600_000,
    ]);
  });

  it('of a month that owes nothing raises no bill', async () => {
    const employer = await app.taxpayer();
    const draft = (await save(employer, '2026-10', [row({ grossKobo: 7_000_000, deductedKobo: 0 })])).json();
    expect((await file(employer, draft)).json()).toEqual({ billReference: null, differenceKobo: 0 });
    expect(await monthOf(employer)).toMatchObject({ state: 'filed', isLate: false });
  });

  it('of a month in which nobody was paid has no row and no bill, counts as filed, and can be shown', async () => {
    const employer = await app.taxpayer();
    const nil = (as = employer, month = '2026-10') =>
      app.call('POST', '/paye/filings/nil', { as, body: { month, declarationVersion: 1 } });
    await save(employer);
    app.setNow('2026-11-09T08:00:00Z');
    const answers = await Promise.all([nil(), nil(), nil()]);
    app.setNow('2026-11-23T08:00:00Z');
    for (const answer of answers)
      expect(answer.json()).toMatchObject({
        state: 'filed',
        version: 1,
        employees: 0,
        dueKobo: 0,
        bill: null,
        lateness: [],
      });
    expect(await billsOf(employer)).toEqual([]);
    expect(await monthOf(employer)).toMatchObject({ state: 'filed', isNil: true, isLate: false, filedLateDays: 0 });
    const paper = await app.call('GET', '/paye/acknowledgements?month=2026-10', { as: employer });
    expect(paper.statusCode).toBe(200);
    expect(
      await all(
        `select count(*)::int as times from audit_log where action = 'paye.filed' and actor = $1`,
        `user:${employer}`,
      ),
    ).toEqual([{ times: 1 }]);
    const amended = (await save(employer)).json();
    expect(amended).toMatchObject({ version: 2, beforeKobo: 0 });
    expect((await file(employer, amended)).json().differenceKobo).toBe(1_200_000);
    expect((await nil()).json().code).toBe('paye.month-filed');
    expect((await nil(employer, '2026-12')).json().code).toBe('paye.month-not-open');
    expect((await nil(await app.staffMember('Tax Officer'))).statusCode).toBe(403);
  });

  it('cannot be undone or altered by whoever writes to the database', async () => {
    const employer = await app.taxpayer();
    const draft = (await save(employer)).json();
    await file(employer, draft);
    const attempts = [
      [`update paye_schedules set due_kobo = 1 where id = $1`, 'paye_schedules_filed_stay'],
      [`delete from paye_schedules where id = $1`, 'paye_schedules_filed_stay'],
      [`update paye_rows set gross_kobo = 1 where schedule_id = $1`, 'paye_rows_filed_stay'],
      [`delete from paye_rows where schedule_id = $1`, 'paye_rows_filed_stay'],
      [
        `insert into paye_rows select schedule_id, 99, '99', name, tax_id, state_id, 0, 0, 0, 0, 0, 0, 0, 0 from paye_rows where schedule_id = $1 limit 1`,
        'paye_rows_filed_stay',
      ],
    ] as const;
    for (const [query, constraint] of attempts)
      await expect(db.$client.query(query, [draft.id])).rejects.toMatchObject({ constraint });
    const september = (await save(employer, '2026-09')).json();
    const wrong = `update paye_schedules set due_kobo = before_kobo, state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now() where id = $1`;
    await expect(db.$client.query(wrong, [september.id])).rejects.toMatchObject({
      constraint: 'paye_schedules_add_up',
    });
  });
});
