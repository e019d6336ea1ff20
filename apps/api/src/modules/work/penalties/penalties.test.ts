import { randomUUID } from 'node:crypto';
import type { listLatenesses, PenaltyRecord, ResponseOf } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenPenalty } from '../../../testing/given-penalty.ts';
import { startModule } from '../../../testing/module-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDeadlines } from '../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../ground/caseload/index.ts';
import { casesOfPenalties } from './cases-of-penalties.ts';
import { penaltiesModule } from './index.ts';

const { db, owner } = await createTestDatabase();
const { call, staffMember, taxpayer } = await startModule(db, new Date().toISOString(), (app, { clock }) => {
  const caseload = createCaseload({ db, clock });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  penaltiesModule(app, { db, caseload });
});
const officer = await staffMember('Tax Officer');
const manager = await staffMember('Tax Office Manager');
const director = await staffMember('Tax Office Director');
const elsewhere = await staffMember('Tax Officer', 7);

async function latePayer() {
  const id = await taxpayer();
  const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [id]);
  const tpui = rows[0]?.tpui ?? '';
  await owner.$client.query(
    `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`,
    [tpui],
  );
  return { id, tpui };
}

/** A month of consumption tax of 2026 that was due on 20 April. */
const filedOn = (tpui: string, day: string | null) =>
  db.$client.query(
    `insert into obligations (tpui, kind, period_from, due_on, filed_on) values ($1, 'consumption-tax-month', '2026-03-01', '2026-04-20', $2)`,
    [tpui, day],
  );

/** ₦1,000,000 of tax, filed in time and not paid. */
async function billedReturn(tpui: string, by: string, dueOn = '2026-04-20') {
  const bill = await givenBill(db, { lines: [100_000_000], tpui });
  await db.$client.query(
    `insert into filed_returns (tpui, kind, period_from, version, submission_id, content_digest, answers, changes, figures, lateness, tax_kobo,
       credit_kobo, balance_kobo, over_kobo, due_on, amendment_reason, declaration_version, is_for_another, filed_by, filed_at, bill_id, replaced_kobo)
     values ($1, 'consumption-tax', $5::date, 1, $2, '', '{}', '[]', '{}', '[]', 100000000, 0, 100000000, 0, $6, '', 1, false, $3, '2026-04-10', $4, 0)`,
    [tpui, randomUUID(), by, bill.id, `${dueOn.slice(0, 5)}03-01`, dueOn],
  );
  return bill;
}

async function pay({ id, totalKobo }: { id: string; totalKobo: number }) {
  const intent = await givenIntent(db, { id, totalKobo } as never, { provider: 'remita' });
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    totalKobo,
  ]);
}

const latenesses = async (tpui: string, as = officer) =>
  (await call('GET', `/penalties/latenesses?tpui=${tpui}`, { as })).json() as ResponseOf<typeof listLatenesses>;
const propose = (tpui: string, lateness: string, totalKobo: number, as = officer) =>
  call('POST', '/penalties', { as, body: { tpui, lateness, totalKobo } });
async function proposed(tpui: string) {
  const [late] = (await latenesses(tpui)).latenesses;
  const answer = await propose(tpui, late?.id ?? '', late?.totalKobo ?? 0);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { number: expect.stringMatching(/^PEN-/) }]);
  return (answer.json() as { id: string }).id;
}
async function move(subject: string, name: string, as: string, reason?: string) {
  const { rows } = await db.$client.query<{ id: string }>('select id from work_items where subject = $1', [subject]);
  const body = { caseVersion: await caseVersionOf(db, subject), move: name, ...(reason && { reason }) };
  return call('POST', `/work/${rows[0]?.id}/moves`, { as, body });
}
const read = async (id: string) => (await call('GET', `/penalties/${id}`, { as: officer })).json() as PenaltyRecord;
async function billed(tpui: string) {
  const id = await proposed(tpui);
  expect((await move(`penalty:${id}`, 'bill', manager)).statusCode).toBe(200);
  return id;
}
const standingOf = async (reference: string | null) =>
  (await db.$client.query<{ standing: string }>('select standing from bills where reference = $1', [reference])).rows[0]
    ?.standing;
const remit = (id: string, amounts: object, as = manager) =>
  call('POST', `/penalties/${id}/remissions`, {
    as,
    body: { penaltyKobo: 0, interestKobo: 0, reason: 'The accountant was in hospital', paper: 'Letter 12', ...amounts },
  });

describe('a penalty', () => {
  it('is worked out line by line, proposed by one, approved by another, and billed to its taxpayer', async () => {
    const { id: payer, tpui } = await latePayer();
    await filedOn(tpui, '2026-06-09');
    const { latenesses: found } = await latenesses(tpui);
    expect(found).toMatchObject([
      {
        ...{ neglect: 'return-not-filed', isOver: true, totalKobo: 15_000_000, waiting: null },
        computation: { daysLate: 50, gaps: [], lines: [{ id: 'penalty', formula: { months: 2 } }, { id: 'total' }] },
      },
    ]);
    const id = await proposed(tpui);
    expect((await call('GET', '/account/penalties', { as: payer })).json()).toEqual([]);
    expect((await move(`penalty:${id}`, 'bill', officer)).json()).toMatchObject({ code: 'work.not-yours' });
    expect((await move(`penalty:${id}`, 'bill', manager)).statusCode).toBe(200);
    const penalty = await read(id);
    expect(penalty).toMatchObject({ state: 'billed', totalKobo: 15_000_000, leftKobo: 15_000_000, tpui });
    expect(await standingOf(penalty.billReference)).toBe('open');
    const [own] = (await call('GET', '/account/penalties', { as: payer })).json();
    expect(own).toMatchObject({ number: penalty.number, computation: penalty.computation });
    expect(own.proposedBy).toBeUndefined();
    expect(await casesOfPenalties(db, tpui)).toMatchObject([
      {
        kind: 'penalty',
        number: penalty.number,
        amountKobo: 15_000_000,
        isOver: false,
        billReference: penalty.billReference,
      },
    ]);
    const { rows } = await db.$client.query('select kind from notices where user_id = $1', [payer]);
    expect(rows).toEqual([{ kind: 'penalty.billed' }]);
    await expect(
      db.$client.query(
        `update bills set cancelled_at = now(), cancelled_by = $2, cancelled_reason = 'Not wanted' where reference = $1`,
        [penalty.billReference, payer],
      ),
    ).rejects.toMatchObject({ constraint: 'bills_of_the_law_stay' });
    await expectMoneyInvariants(db);
  });

  it('is charged once: what was billed is not late any more, and nobody proposes it twice', async () => {
    const { tpui } = await latePayer();
    await filedOn(tpui, '2026-06-09');
    const [late] = (await latenesses(tpui)).latenesses;
    const [first, second] = await Promise.all([
      propose(tpui, late?.id ?? '', late?.totalKobo ?? 0),
      propose(tpui, late?.id ?? '', late?.totalKobo ?? 0, manager),
    ]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
    const { rows } = await db.$client.query<{ id: string; by: string }>(
      'select id, proposed_by as by from penalties where tpui = $1',
      [tpui],
    );
    expect(rows).toHaveLength(1);
    expect((await latenesses(tpui)).latenesses[0]?.waiting).toMatch(/^PEN-/);
    expect((await move(`penalty:${rows[0]?.id}`, 'bill', director)).statusCode).toBe(200);
    expect((await latenesses(tpui)).latenesses).toEqual([]);
    expect((await propose(tpui, late?.id ?? '', late?.totalKobo ?? 0)).json()).toMatchObject({
      code: 'penalty.not-late',
    });
  });

  it('of what is still missing grows: later days are one of their own, less what was charged', async () => {
    const { tpui } = await latePayer();
    await filedOn(tpui, null);
    const id = await billed(tpui);
    const before = await read(id);
    expect(before).toMatchObject({ isOver: false });
    expect((await latenesses(tpui)).latenesses).toEqual([]);
    const { rows } = await db.$client.query<{ day: string }>(`select (lagos_today() + 40)::text as day`);
    await db.$client.query('update obligations set filed_on = $2 where tpui = $1', [tpui, rows[0]?.day]);
    const [later] = (await latenesses(tpui)).latenesses;
    expect(later?.computation.lines.map(({ id: line }) => line)).toContain('charged-before');
    expect([5_000_000, 10_000_000]).toContain(later?.totalKobo);
    expect((await propose(tpui, later?.id ?? '', later?.totalKobo ?? 0)).statusCode).toBe(200);
  });

  it('of tax that was paid late is ten per cent and interest; by the law of a day without text nothing is added', async () => {
    const { id, tpui } = await latePayer();
    const bill = await billedReturn(tpui, id);
    const [unpaid] = (await latenesses(tpui)).latenesses;
    expect(unpaid).toMatchObject({ neglect: 'tax-paid-late', isOver: false, penaltyKobo: 10_000_000 });
    expect(unpaid?.interestKobo).toBeGreaterThan(0);
    await pay(bill);
    expect((await latenesses(tpui)).latenesses).toMatchObject([{ isOver: true, baseKobo: 100_000_000 }]);
    const other = await latePayer();
    await billedReturn(other.tpui, other.id, '2025-04-20');
    const [old] = (await latenesses(other.tpui)).latenesses;
    expect(old).toMatchObject({ totalKobo: 0, computation: { gaps: ['no-text'], lines: [] } });
    expect((await propose(other.tpui, old?.id ?? '', 0)).json()).toMatchObject({ code: 'penalty.not-late' });
  });

  it('is proposed as it was shown or not at all, of nobody of another office, and stays when refused', async () => {
    const { tpui } = await latePayer();
    await filedOn(tpui, '2026-06-09');
    const [late] = (await latenesses(tpui)).latenesses;
    expect((await propose(tpui, late?.id ?? '', 1)).json()).toMatchObject({ code: 'penalty.changed' });
    expect((await propose(tpui, late?.id ?? '', 15_000_000, elsewhere)).json()).toMatchObject({
      code: 'penalty.taxpayer-not-found',
    });
    const id = await proposed(tpui);
    expect((await call('GET', `/penalties/${id}`, { as: elsewhere })).json()).toMatchObject({
      code: 'penalty.not-found',
    });
    expect((await move(`penalty:${id}`, 'refuse', manager, 'It was in time')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'refused', billReference: null });
    const again = await proposed(tpui);
    expect((await move(`penalty:${again}`, 'withdraw', officer, 'Not now')).statusCode).toBe(200);
    expect((await latenesses(tpui)).latenesses).toHaveLength(1);
  });

  it('is not approved by the Manager who proposed it', async () => {
    const { tpui } = await latePayer();
    await filedOn(tpui, '2026-06-09');
    const made = await propose(tpui, 'filing:consumption-tax-month:2026-03-01', 15_000_000, manager);
    const { id } = made.json() as { id: string };
    expect((await move(`penalty:${id}`, 'bill', manager)).json()).toMatchObject({ code: 'work.same-person' });
    expect(await read(id)).toMatchObject({ state: 'proposed', billReference: null });
  });
});

describe('a remission', () => {
  it('of a part is proposed by a Manager and decided by a Director: the bill gives way to a lower one', async () => {
    const { id: payer, tpui } = await latePayer();
    await filedOn(tpui, '2026-06-09');
    const id = await billed(tpui);
    const before = await read(id);
    const made = await remit(id, { penaltyKobo: 5_000_000 });
    const subject = `penalty-remission:${(made.json() as { id: string }).id}`;
    expect((await remit(id, { penaltyKobo: 1 })).json()).toMatchObject({ code: 'penalty.remission-waiting' });
    expect((await move(subject, 'grant', manager, 'Ill')).json()).toMatchObject({ code: 'work.not-yours' });
    expect((await read(id)).billReference).toBe(before.billReference);
    expect((await move(subject, 'grant', director, 'The illness is shown')).statusCode).toBe(200);
    const after = await read(id);
    expect(after).toMatchObject({ state: 'billed', remittedKobo: 5_000_000, leftKobo: 10_000_000 });
    expect([await standingOf(before.billReference), await standingOf(after.billReference)]).toEqual([
      'cancelled',
      'open',
    ]);
    const { rows } = await db.$client.query<{ kind: string }>('select kind from notices where user_id = $1', [payer]);
    expect(rows.map(({ kind }) => kind)).toContain('penalty.remitted');
    expect((await remit(id, { penaltyKobo: 10_000_001 })).json()).toMatchObject({ code: 'penalty.too-much' });
    await expectMoneyInvariants(db);
  });

  it('of the whole leaves no bill, and is not charged again', async () => {
    const { tpui } = await latePayer();
    await filedOn(tpui, '2026-06-09');
    const id = await billed(tpui);
    const { billReference } = await read(id);
    const { id: remission } = (await remit(id, { penaltyKobo: 15_000_000 })).json() as { id: string };
    expect((await move(`penalty-remission:${remission}`, 'grant', director, 'Good cause')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'remitted', leftKobo: 0, billReference: null });
    expect(await standingOf(billReference)).toBe('cancelled');
    expect((await latenesses(tpui)).latenesses).toEqual([]);
  });

  it('is refused of what is paid, or being paid; what is refused by a Director stays', async () => {
    const { tpui } = await latePayer();
    await filedOn(tpui, '2026-06-09');
    const id = await billed(tpui);
    const { billReference } = await read(id);
    const { rows } = await db.$client.query<{ id: string }>('select id from bills where reference = $1', [
      billReference,
    ]);
    const bill = { id: rows[0]?.id ?? '', totalKobo: 15_000_000 };
    const { id: first } = (await remit(id, { penaltyKobo: 1 })).json() as { id: string };
    expect((await move(`penalty-remission:${first}`, 'refuse', director, 'No cause')).statusCode).toBe(200);
    const { id: second } = (await remit(id, { penaltyKobo: 1 })).json() as { id: string };
    await pay(bill);
    const late = await move(`penalty-remission:${second}`, 'grant', director, 'Good cause');
    expect(late.json()).toMatchObject({ code: 'penalty.paid' });
    expect(await read(id)).toMatchObject({ state: 'paid', remittedKobo: 0 });
    expect((await remit(id, { penaltyKobo: 1 })).json()).toMatchObject({ code: 'penalty.paid' });
    await expectMoneyInvariants(db);
  });
});

describe('the database refuses', () => {
  it.each([
    ['to change what was worked out', `update penalties set penalty_kobo = 1 where id = $1`, 'penalties_facts_fixed'],
    [
      'to remit without a Director',
      `update penalties set remitted_penalty_kobo = 1 where id = $1`,
      'penalties_by_remissions',
    ],
    ['to go back', `update penalties set state = 'withdrawn', bill_id = null where id = $1`, 'penalties_legal_moves'],
    [
      'another bill while the first stands',
      `update penalties set bill_id = (select id from bills where id <> bill_id and payer_tpui <> tpui limit 1) where id = $1`,
      'penalties_bill',
    ],
  ])('%s', async (_what, text, constraint) => {
    const { tpui } = await latePayer();
    const { penaltyId } = await givenPenalty(db, { tpui });
    await expect(db.$client.query(text, [penaltyId])).rejects.toMatchObject({ constraint });
  });

  it.each([
    ['by who proposed it', `decided_by = proposed_by`, 'penalty_remissions_by_director'],
    ['by a Director without a step of its case', `decided_by = $2`, 'penalty_remissions_by_steps'],
  ])('a remission that is granted %s', async (_what, by, constraint) => {
    const { tpui } = await latePayer();
    const { remissionId } = await givenPenalty(db, { tpui });
    const text = `update penalty_remissions set state = 'granted', ${by}, decided_at = now() where id = $1`;
    await expect(
      db.$client.query(text, by.includes('$2') ? [remissionId, director] : [remissionId]),
    ).rejects.toMatchObject({ constraint });
  });

  it('a penalty that charges the same days again, and one that is nobody’s work', async () => {
    const { tpui } = await latePayer();
    const { penaltyId } = await givenPenalty(db, { tpui });
    const copy = (change: string) =>
      `insert into penalties (number, tpui, office_id, lateness, duty, period_from, neglect, due_on, from_on, until_on, is_over, base_kobo,
         penalty_kobo, interest_kobo, computation, proposed_by)
       select gen_random_uuid(), tpui, office_id, lateness, duty, period_from, neglect, due_on, from_on, until_on, ${change}, base_kobo,
         penalty_kobo, interest_kobo, computation, proposed_by from penalties where id = $1`;
    await expect(db.$client.query(copy('is_over'), [penaltyId])).rejects.toMatchObject({
      constraint: 'penalties_never_twice',
    });
    await expect(db.$client.query(copy('not is_over'), [penaltyId])).rejects.toMatchObject({
      constraint: 'penalties_begin',
    });
    const other = await latePayer();
    await filedOn(other.tpui, '2026-06-09');
    await expect(
      db.$client.query(
        `insert into penalties (number, tpui, office_id, lateness, duty, period_from, neglect, due_on, from_on, until_on, is_over, base_kobo,
           penalty_kobo, interest_kobo, computation, proposed_by)
         select gen_random_uuid(), $1, 6, l.lateness, l.duty, l.period_from, l.neglect, l.due_on, l.due_on, l.until_on, true, 0, 1, 0, '{}', $2
         from latenesses_of($1) l`,
        [other.tpui, officer],
      ),
    ).rejects.toMatchObject({ constraint: 'penalties_are_work' });
  });
});
