import type { InstalmentPlan } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { createAskedProvider } from '../../../testing/asked-provider.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { startModule } from '../../../testing/module-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDeadlines } from '../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../ground/caseload/index.ts';
import { plansModule } from './index.ts';

const { db, owner } = await createTestDatabase();
const provider = createAskedProvider(db);
const parts: { work?: ModuleWork } = {};
const { call, staffMember, taxpayer, setNow } = await startModule(db, new Date().toISOString(), (app, { clock }) => {
  const caseload = createCaseload({ db, clock });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  parts.work = plansModule(app, { db, clock, caseload, askAboutBill: (reference) => provider.asked(reference) });
});
const payer = await taxpayer();
const stranger = await taxpayer();
const manager = await staffMember('Tax Office Manager');
const officer = await staffMember('Tax Officer');
const tpuiOf = async (id: string) =>
  (await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [id])).rows[0]?.tpui ?? '';
const tpui = await tpuiOf(payer);
await owner.$client.query('update revenue_heads set allows_plans = true where id in (1, 2)');
await owner.$client.query(
  `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = any($1)`,
  [[tpui, await tpuiOf(stranger)]],
);

const bill = (lines: readonly number[] = [1_000_000, 200_001]) => givenBill(db, { lines, tpui });
const ask = (billReference: string, more: object = {}, as = payer) =>
  call('POST', '/account/plans', {
    as,
    body: { billReference, parts: 3, reason: 'The harvest comes in March', termsVersion: 1, ...more },
  });
const own = async (billReference: string, as = payer) =>
  (await call('GET', `/account/plan?billReference=${billReference}`, { as })).json() as {
    plan: InstalmentPlan | null;
    offer: string;
  };
const caseOf = async (planId: string) =>
  (await db.$client.query<{ id: string }>('select id from work_items where subject = $1', [`plan:${planId}`])).rows[0]
    ?.id ?? '';
const decide = async (planId: string, move: string, as = manager) =>
  call('POST', `/work/${await caseOf(planId)}/moves`, {
    as,
    body: {
      caseVersion: await caseVersionOf(db, await caseOf(planId)),
      move,
      ...(move === 'refuse' && { reason: 'Too long' }),
    },
  });
const agreed = async (lines?: readonly number[]) => {
  const whole = await bill(lines);
  const asked = (await ask(whole.reference)).json() as InstalmentPlan;
  expect((await decide(asked.id, 'agree')).statusCode).toBe(200);
  const { plan } = await own(whole.reference);
  if (!plan) throw new Error('no plan');
  return { whole, plan };
};
const pay = async (reference: string | null) => {
  const { rows } = await db.$client.query<{ id: string; kobo: number }>(
    'select id, total_kobo as kobo from bills where reference = $1',
    [reference],
  );
  const intent = await givenIntent(db, { id: rows[0]?.id ?? '', totalKobo: Number(rows[0]?.kobo) } as never, {
    provider: 'remita',
  });
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    rows[0]?.kobo,
  ]);
};
const follow = () => parts.work?.periodic?.[0]?.run(new AbortController().signal);
const daysFromNow = (days: number) => setNow(new Date(Date.now() + days * 86_400_000).toISOString());
/** Nothing was paid, and half a year went by. */
const broken = async ({ parts: [first] }: InstalmentPlan) => {
  const due = new Date(`${first?.dueOn}T09:00:00+01:00`).getTime();
  setNow(new Date(due + 6 * 86_400_000).toISOString());
  await follow();
  setNow(new Date(due + 180 * 86_400_000).toISOString());
  await follow();
};
const openCase = async (reference: string) =>
  (
    await db.$client.query<{ id: string }>(
      `select id from work_items where kind = 'plan-penalty' and reference = $1 and closed_at is null`,
      [reference],
    )
  ).rows[0]?.id ?? '';
const notices = async () =>
  (
    await db.$client.query<{ kind: string }>('select kind from notices where user_id = $1 order by at', [payer])
  ).rows.map(({ kind }) => kind);

describe('a bill that is paid in parts', () => {
  it('is asked for, agreed by the office, and paid to its end with a receipt for each part', async () => {
    const { whole, plan } = await agreed();
    expect(plan.parts.map(({ amountKobo }) => amountKobo).reduce((sum, kobo) => sum + kobo, 0)).toBe(whole.totalKobo);
    expect(plan.parts.every(({ status, dueOn }) => status === 'unpaid' && dueOn !== null)).toBe(true);
    const { rows } = await db.$client.query('select standing from bills where id = $1', [whole.id]);
    expect(rows).toEqual([{ standing: 'cancelled' }]);
    for (const { billReference } of plan.parts) await pay(billReference);
    await follow();
    const { plan: paid } = await own(plan.parts[1]?.billReference ?? '');
    expect(paid).toMatchObject({ id: plan.id, state: 'completed' });
    expect(new Set(paid?.parts.map(({ receiptNumber }) => receiptNumber)).size).toBe(3);
    expect(await notices()).toEqual(expect.arrayContaining(['plan.agreed', 'plan.completed']));
    await expectMoneyInvariants(db);
  });

  it('reminds before and after a day, once each, and breaks five days late: what was paid stays paid', async () => {
    const { plan } = await agreed([900_000]);
    await pay(plan.parts[0]?.billReference ?? null);
    const due = new Date(`${plan.parts[1]?.dueOn}T09:00:00+01:00`).getTime();
    const at = async (days: number) => {
      setNow(new Date(due + days * 86_400_000).toISOString());
      await follow();
      await follow();
    };
    const before = (await notices()).length;
    for (const days of [-8, -7, -3, -1, 3, 5]) await at(days);
    expect((await notices()).slice(before)).toEqual(['plan.due', 'plan.due', 'plan.late']);
    expect((await own(plan.billReference)).plan?.state).toBe('active');
    await at(6);
    const { plan: broken } = await own(plan.billReference);
    expect(broken?.state).toBe('broken');
    expect(broken?.parts.map(({ status }) => status)).toEqual(['paid', 'unpaid', 'unpaid']);
    expect((await notices()).at(-1)).toBe('plan.broken');
    // Not late yet by the bill itself, which had three months.
    expect(broken?.cost).toMatchObject({ penaltyKobo: 0, interestKobo: 0 });
    await at(150);
    const { rows } = await db.$client.query<{ due: string }>(
      'select expires_on::text as due from bills where reference = $1',
      [plan.billReference],
    );
    const open = broken?.parts.slice(1).reduce((sum, { amountKobo }) => sum + amountKobo, 0) ?? 0;
    const late = (await own(plan.billReference)).plan?.cost;
    expect(late).toMatchObject({ dueAtFirstOn: rows[0]?.due, penaltyKobo: open / 10 });
    expect(late?.interestKobo).toBeGreaterThan(0);
    expect(late?.law).toContain('s. 65');
    daysFromNow(0);
  });

  it('that was broken has penalty and interest fixed by one person and billed by another, each naira once', async () => {
    const { plan } = await agreed([900_000]);
    await broken(plan);
    const penaltyCase = () => openCase(plan.billReference);
    const move = async (name: string, as: string) =>
      call('POST', `/work/${await penaltyCase()}/moves`, {
        as,
        body: {
          caseVersion: await caseVersionOf(db, await penaltyCase()),
          move: name,
          ...(name === 'return' && { reason: 'Ask the payer first' }),
        },
      });
    expect((await move('bill', manager)).json()).toMatchObject({ code: 'work.not-from-here' });
    expect((await move('assess', officer)).statusCode).toBe(200);
    expect((await move('return', manager)).statusCode).toBe(200);
    expect((await move('assess', manager)).statusCode).toBe(200);
    // Who fixed it raises no bill, and what is not decided is not told.
    expect((await move('bill', manager)).json()).toMatchObject({ code: 'work.same-person' });
    expect((await own(plan.billReference)).plan?.penalties).toEqual([]);
    const { cost } = (await own(plan.billReference)).plan ?? {};
    const director = await staffMember('Tax Office Director');
    expect((await move('bill', director)).statusCode).toBe(200);

    const { plan: billed } = await own(plan.billReference);
    const [penalty] = billed?.penalties ?? [];
    expect(penalty).toMatchObject({
      state: 'billed',
      penaltyKobo: cost?.penaltyKobo,
      interestKobo: cost?.interestKobo,
    });
    expect(billed?.cost).toMatchObject({ penaltyKobo: 0, interestKobo: 0 });
    const { rows } = await db.$client.query<{ kobo: number; head: string; tpui: string }>(
      `select l.amount_kobo as kobo, h.code as head, b.payer_tpui as tpui from bills b join bill_lines l on l.bill_id = b.id
        join revenue_heads h on h.id = l.revenue_head_id where b.reference = $1 order by l.position`,
      [penalty?.billReference],
    );
    expect(rows).toEqual([cost?.penaltyKobo, cost?.interestKobo].map((kobo) => ({ kobo, head: '12020503', tpui })));
    expect((await notices()).at(-1)).toBe('plan.penalty-billed');
    await follow();
    expect(await penaltyCase()).toBe('');
    await expectMoneyInvariants(db);
    daysFromNow(0);
  });

  it('has its penalty remitted by a Director alone, with a reason, once and for all', async () => {
    const { plan } = await agreed([900_000]);
    await broken(plan);
    const id = await openCase(plan.billReference);
    const move = async (name: string, as: string) =>
      call('POST', `/work/${id}/moves`, {
        as,
        body: { caseVersion: await caseVersionOf(db, id), move: name, reason: 'A flood' },
      });
    expect((await move('assess', officer)).statusCode).toBe(200);
    expect((await move('waive', manager)).json()).toMatchObject({ code: 'work.not-yours' });
    expect((await move('waive', await staffMember('Tax Office Director'))).statusCode).toBe(200);
    const { plan: remitted } = await own(plan.billReference);
    expect(remitted?.penalties).toMatchObject([{ state: 'waived', billReference: null }]);
    for (const { billReference } of plan.parts) await pay(billReference);
    await follow();
    expect(await openCase(plan.billReference)).toBe('');
    daysFromNow(0);
  });

  it('stays as it is while its office decides, and when it refuses; then one may ask again', async () => {
    const whole = await bill();
    const first = (await ask(whole.reference)).json() as InstalmentPlan;
    expect(first.parts).toHaveLength(3);
    expect((await ask(whole.reference)).json()).toMatchObject({ code: 'plan.not-possible' });
    expect((await decide(first.id, 'refuse')).statusCode).toBe(200);
    expect(await own(whole.reference)).toMatchObject({
      offer: 'possible',
      plan: { state: 'refused', answer: 'Too long' },
    });
    expect((await ask(whole.reference, { parts: 6 })).statusCode).toBe(200);
    const again = (await own(whole.reference)).plan?.id ?? '';
    const withdrawn = await call('POST', `/account/requests/${await caseOf(again)}/withdrawal`, { as: payer });
    expect([withdrawn.statusCode, (await own(whole.reference)).plan?.state]).toEqual([200, 'withdrawn']);
  });

  it('is asked for beside a payment that anybody began, when its provider says now that nothing has come', async () => {
    const whole = await bill();
    await givenIntent(db, whole, { state: 'AWAITING_PAYMENT' });
    expect((await own(whole.reference)).offer).toBe('payment-pending');
    provider.says = 'unknown';
    expect((await ask(whole.reference)).json()).toMatchObject({ code: 'bill.payment-pending' });
    provider.says = 'pending';
    expect((await own(whole.reference)).offer).toBe('possible');
    expect((await ask(whole.reference)).statusCode).toBe(200);
    provider.says = undefined;
  });

  it('is not agreed while somebody may be paying the bill', async () => {
    const whole = await bill();
    const asked = (await ask(whole.reference)).json() as InstalmentPlan;
    await givenIntent(db, whole, { state: 'AWAITING_PAYMENT' });
    expect((await decide(asked.id, 'agree')).json()).toMatchObject({ code: 'bill.payment-pending' });
    expect((await own(whole.reference)).plan?.state).toBe('asked');
  });

  it('is agreed by nobody above what was delegated to them; a Director is not bound', async () => {
    const whole = await bill();
    const asked = (await ask(whole.reference)).json() as InstalmentPlan;
    const bounded = await staffMember('Tax Office Manager');
    const director = await staffMember('Tax Office Director');
    for (const id of [bounded, director])
      await db.$client.query(
        'insert into tax_managers (user_id, portfolio_limit, delegation_limit_kobo, changed_by) values ($1, 600, $2, $1)',
        [id, whole.totalKobo - 1],
      );
    expect((await decide(asked.id, 'agree', bounded)).json()).toMatchObject({ code: 'work.above-limit' });
    expect((await own(whole.reference)).plan?.state).toBe('asked');
    await db.$client.query('update tax_managers set delegation_limit_kobo = $2 where user_id = $1', [
      bounded,
      whole.totalKobo,
    ]);
    expect((await decide(asked.id, 'agree', bounded)).statusCode).toBe(200);
    const other = await bill();
    const again = (await ask(other.reference)).json() as InstalmentPlan;
    expect((await decide(again.id, 'agree', director)).statusCode).toBe(200);
  });

  it('is decided by no officer, and not by the office of somebody else', async () => {
    const whole = await bill();
    const asked = (await ask(whole.reference)).json() as InstalmentPlan;
    expect((await decide(asked.id, 'agree', officer)).json()).toMatchObject({ code: 'work.not-yours' });
    expect((await call('GET', `/plans/${asked.id}`, { as: officer })).statusCode).toBe(200);
    const elsewhere = await staffMember('Tax Office Manager', 7);
    expect((await call('GET', `/plans/${asked.id}`, { as: elsewhere })).json()).toMatchObject({
      code: 'plan.not-found',
    });
  });
});

describe('a plan is refused', () => {
  it.each([
    ['without the signature', { termsVersion: 0 }, 422],
    ['for one part', { parts: 1 }, 422],
    ['for more than a year', { parts: 13 }, 422],
    ['without a reason', { reason: ' ' }, 422],
  ])('%s', async (_what, more, status) => {
    const whole = await bill();
    expect((await ask(whole.reference, more)).statusCode).toBe(status);
    expect((await own(whole.reference)).plan).toBeNull();
  });

  it('for a bill of somebody else, of which there is none, and for a head that is not paid in parts', async () => {
    const whole = await bill();
    expect((await ask(whole.reference, {}, stranger)).json()).toMatchObject({ code: 'bill.not-found' });
    const other = await givenBill(db, { lines: [500_000], revenueHeadId: 3, tpui });
    expect((await own(other.reference)).offer).toBe('not-allowed');
    expect((await ask(other.reference)).json()).toMatchObject({ code: 'plan.not-possible' });
  });

  it('for a part of another plan, and for what is paid', async () => {
    const { plan } = await agreed();
    const [one] = plan.parts;
    expect(await own(one?.billReference ?? '')).toMatchObject({ offer: 'is-part', plan: { id: plan.id } });
    expect((await ask(one?.billReference ?? '')).json()).toMatchObject({ code: 'plan.not-possible' });
  });

  it.each([
    [
      'agreeing without bills for the parts',
      `update instalment_plans set state = 'active', decided_by = gen_random_uuid(), decided_at = now() where id = $1`,
      'instalment_plans_whole',
    ],
    [
      'deciding one’s own',
      `update instalment_plans set state = 'refused', decided_by = asked_by, decided_at = now() where id = $1`,
      'instalment_plans_two_persons',
    ],
    ['another number of parts', `update instalment_plans set parts = 5 where id = $1`, 'instalment_plans_facts_fixed'],
  ])('by the database: %s', async (_what, text, constraint) => {
    const asked = (await ask((await bill()).reference)).json() as InstalmentPlan;
    await expect(db.$client.query(text, [asked.id])).rejects.toMatchObject({ constraint });
  });
});

describe('a bill in one piece', () => {
  const remind = () =>
    parts.work?.periodic?.find(({ name }) => name === 'remind-of-bills')?.run(new AbortController().signal);
  const told = async (userId: string) =>
    (
      await db.$client.query<{ reference: string; day: string }>(
        `select facts ->> 'reference' as reference, facts ->> 'day' as day from notices where user_id = $1 and kind = 'bill.due'`,
        [userId],
      )
    ).rows;
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  it('is told of five days before the day of the law, once, and not when it is paid or has no such day', async () => {
    const due = await givenBill(db, { tpui, dueAfterDays: 20 });
    const paid = await givenBill(db, { tpui, dueAfterDays: 20 });
    await givenBill(db, { tpui });
    await pay(paid.reference);
    setNow(dayAfter(14));
    await remind();
    const before = (await told(payer)).filter(({ reference }) => reference === due.reference);
    expect(before).toEqual([]);
    setNow(dayAfter(16));
    await remind();
    const day = await db.$client.query<{ day: string }>('select due_on::text as day from bills where id = $1', [
      due.id,
    ]);
    expect(await told(payer)).toEqual([{ reference: due.reference, day: day.rows[0]?.day }]);
    setNow(dayAfter(18));
    await remind();
    expect(await told(payer)).toHaveLength(1);
    expect(await told(stranger)).toEqual([]);
  });
});
