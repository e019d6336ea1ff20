import { describe, expect, it } from 'vitest';
import { startAssessments } from './modules/work/assessments/testing/assessments-test-app.ts';
import { daysGoBy, startObjections } from './modules/work/objections/testing/objections-test-app.ts';
import { hotelMonth, startReturns } from './modules/work/returns/testing/returns-test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const databases = await createTestDatabase();
const { db, owner } = databases;
const office = await startAssessments(databases);
const app = await startObjections(db);
const returns = await startReturns(db);
const director = await office.staffMember('Tax Office Director', 6);
for (const [id, role] of [
  [office.officer, 'Tax Officer'],
  [director, 'Tax Office Director'],
] as const)
  app.signIn(id, role, { taxOfficeId: 6 });
const rows = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;

/** A hotel whose October was judged and served, and who objects to all but ₦50,000 of it. */
async function objected(more: object = {}) {
  const id = await returns.taxpayer();
  const tpui = await returns.tpuiOf(id);
  app.signIn(id, 'Individual', { tpui });
  await rows(`update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`, tpui);
  const assessment = await office.approved(tpui);
  await office.serveOn(assessment, office.officer);
  const [{ number }] = await rows('select number from assessments where id = $1', assessment);
  const objection = await app.lodged(number, id, { admittedKobo: 5_000_000, ...more });
  return { id, tpui, assessment, objection };
}
const withdraw = (assessment: string) =>
  office.call('POST', `/assessments/${assessment}/withdrawal`, {
    as: director,
    body: { reason: 'The hotel was closed that month' },
  });
const standingOf = async (reference: string | undefined) => (await app.billOf(reference)).standing;

describe('an assessment under objection', () => {
  it('that is withdrawn ends the objection with the reason, and what was split from it is owed no more', async () => {
    const { id, assessment, objection } = await objected();
    const answer = await withdraw(assessment);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await app.own(objection.id, id)).toMatchObject({
      ...{ state: 'overtaken', day: null },
      decision: { taxKobo: 0, reasons: 'The hotel was closed that month', by: expect.any(String) },
    });
    expect(await standingOf(objection.admittedBill?.reference)).toBe('cancelled');
    expect(await standingOf(objection.disputedBill?.reference)).toBe('cancelled');
    expect(
      await rows(
        'select state, closed_at is not null as closed from work_items where subject = $1',
        `objection:${objection.id}`,
      ),
    ).toEqual([{ state: 'overtaken', closed: true }]);
    expect((await app.move(objection.id, 'accept', office.officer)).json().code).toBe('work.not-from-here');
    expect(await rows(`select 1 from notices where kind = 'objection.overtaken' and user_id = $1`, id)).toHaveLength(1);
  });

  it('that a return replaces ends the objection too', async () => {
    const { id, objection } = await objected();
    const said = { kind: 'consumption-tax', period: '2026-10', answers: { ...hotelMonth } } as const;
    const filed = await returns.file(id, await returns.lookedAt(id, said));
    expect(filed.statusCode, filed.body).toBe(200);
    expect(await app.own(objection.id, id)).toMatchObject({ state: 'overtaken' });
    expect(await standingOf(objection.admittedBill?.reference)).toBe('cancelled');
  });

  it('whose ninety days are over stays as the law decided it, whoever withdraws it', async () => {
    const { id, assessment, objection } = await objected();
    await daysGoBy(owner, objection.id, 91);
    expect((await withdraw(assessment)).json().code).toBe('work.not-from-here');
    await app.follow();
    expect(await app.own(objection.id, id)).toMatchObject({ state: 'upheld-by-law' });
    expect((await office.call('GET', `/assessments/${assessment}`, { as: office.officer })).json().standing).toBe(
      'upheld',
    );
  });

  it('that was dismissed and is withdrawn afterwards leaves no bill of its parts behind', async () => {
    const { assessment, objection } = await objected();
    await app.move(objection.id, 'accept', office.officer);
    await app.propose(objection.id, office.officer, { outcome: 'dismissed' });
    const other = await app.staffMember('Tax Office Director', 6);
    expect((await app.move(objection.id, 'decide', other)).statusCode).toBe(200);
    const answer = await withdraw(assessment);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await standingOf(objection.admittedBill?.reference)).toBe('cancelled');
    expect(await standingOf(objection.disputedBill?.reference)).toBe('cancelled');
    expect(await rows('select state from objections where id = $1', objection.id)).toEqual([{ state: 'dismissed' }]);
  });

  it('is never overtaken by hand', async () => {
    const { objection } = await objected();
    expect((await app.move(objection.id, 'overtake', director)).json().code).toBe('work.not-yours');
    await expect(
      rows(
        `update objections set state = 'overtaken', tax_kobo = 0, reasons = 'Because', ended_at = now() where id = $1`,
        objection.id,
      ),
    ).rejects.toMatchObject({ constraint: 'objections_overtaken' });
  });
});

describe('a taxpayer who moves, or whose office closes,', () => {
  it('takes along assessment, objection and demand; no clock changes', async () => {
    const { tpui, assessment, objection } = await objected();
    const before = await rows(
      'select served_on, last_day_to_object(served_on) as last from assessments where id = $1',
      assessment,
    );
    await rows('update taxpayers set home_office_id = 7 where tpui = $1', tpui);
    expect(await rows('select office_id from assessments where id = $1', assessment)).toEqual([{ office_id: 7 }]);
    expect(await rows('select office_id, last_day::text from objections where id = $1', objection.id)).toEqual([
      { office_id: 7, last_day: objection.lastDay },
    ]);
    expect(
      await rows('select served_on, last_day_to_object(served_on) as last from assessments where id = $1', assessment),
    ).toEqual(before);
    const there = await office.staffMember('Tax Officer', 7);
    expect((await office.call('GET', `/assessments/${assessment}`, { as: there })).statusCode).toBe(200);
    expect((await office.call('GET', `/assessments/${assessment}`, { as: office.officer })).statusCode).toBe(404);
  });

  it('leaves behind what has ended', async () => {
    const { tpui, assessment, objection } = await objected();
    await withdraw(assessment);
    await rows('update taxpayers set home_office_id = 7 where tpui = $1', tpui);
    expect(await rows('select office_id from assessments where id = $1', assessment)).toEqual([{ office_id: 6 }]);
    expect(await rows('select office_id from objections where id = $1', objection.id)).toEqual([{ office_id: 6 }]);
  });
});
