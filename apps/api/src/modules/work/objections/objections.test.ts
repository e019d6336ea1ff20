import { describe, expect, it } from 'vitest';
import { givenServedAssessment } from '../../../testing/given-served-assessment.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { daysGoBy, fiveItems, givenHome, startObjections } from './testing/objections-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startObjections(db);
const [payer, stranger] = [await app.taxpayer(), await app.taxpayer()];
const officer = await app.staffMember('Tax Officer');
const manager = await app.staffMember('Tax Office Manager');
const director = await app.staffMember('Tax Office Director');
const rows = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const tpui: string = (await rows('select tpui from users where id = $1', payer))[0].tpui;
await givenHome(owner, tpui);
const assessed = (more: object = {}) => givenServedAssessment(db, { tpui, ...more });
const standing = async (id: string) => (await rows('select assessment_standing($1) as standing', id))[0].standing;
const told = async (kind: string, id: string) =>
  rows('select 1 from notices where kind = $1 and occasion like $2', kind, `objection:${id}:%`);
/** Lodged, found valid, and a decision proposed by the officer. */
async function proposed(body: object, more: object = {}) {
  const assessment = await assessed();
  const { id } = await app.lodged(assessment.number, payer, more);
  expect((await app.move(id, 'accept', officer)).statusCode).toBe(200);
  const answer = await app.propose(id, officer, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return { id, assessment };
}

describe('an objection', () => {
  it('splits the bill at once: what is accepted is a bill of its own, the rest rests and nothing of it is demanded', async () => {
    const assessment = await assessed();
    const lodged = await app.lodged(assessment.number, payer);
    expect(lodged).toMatchObject({
      ...{ state: 'lodged', assessedKobo: 100_000_001, admittedKobo: 40_000_000, disputedKobo: 60_000_001, day: 0 },
      admittedBill: { amountKobo: 40_000_000, status: 'unpaid' },
      disputedBill: { amountKobo: 60_000_001, status: 'unpaid' },
    });
    expect(await app.billOf(lodged.admittedBill?.reference)).toMatchObject({
      standing: 'open',
      from: expect.any(String),
    });
    expect(await app.billOf(lodged.disputedBill?.reference)).toMatchObject({ standing: 'open', from: null });
    expect((await rows('select standing from bills where id = $1', assessment.billId))[0].standing).toBe('cancelled');
    expect(await standing(assessment.id)).toBe('contested');
    expect(await told('objection.received', lodged.id)).toHaveLength(1);
    const [{ days }] = await rows('select last_day - lodged_on as days from objections where id = $1', lodged.id);
    expect(days).toBe(90);
  });

  it('with nothing accepted leaves the bill of the assessment resting', async () => {
    const assessment = await assessed();
    const lodged = await app.lodged(assessment.number, payer, { admittedKobo: 0 });
    expect(lodged.admittedBill).toBeNull();
    expect(await app.billOf(lodged.disputedBill?.reference)).toMatchObject({
      standing: 'open',
      from: null,
      kobo: 100_000_001,
    });
  });

  it.each(['issues', 'amendment', 'justification', 'incomeKobo', 'admittedKobo', 'isTrue'] as const)(
    'cannot be sent without %s, and nothing changes',
    async (item) => {
      const assessment = await assessed();
      const answer = await app.lodge(assessment.number, payer, { [item]: item === 'issues' ? [] : undefined });
      expect(answer.statusCode).toBe(422);
      expect(await standing(assessment.id)).toBe('served');
      expect(await rows('select 1 from objections where assessment_id = $1', assessment.id)).toEqual([]);
    },
  );

  it('is not against what was assessed of others, twice, or where everything is accepted', async () => {
    const assessment = await assessed();
    expect((await app.lodge(assessment.number, stranger)).json().code).toBe('objection.no-assessment');
    expect((await app.lodge(assessment.number, payer, { admittedKobo: 100_000_001 })).json().code).toBe(
      'objection.all-accepted',
    );
    expect((await app.lodge(assessment.number, officer)).statusCode).toBe(403);
    await app.lodged(assessment.number, payer);
    expect((await app.lodge(assessment.number, payer)).json().code).toBe('objection.not-possible');
    const offer = await app.call('GET', `/account/objections/offer?assessment=${assessment.number}`, { as: payer });
    expect(offer.json().offer).toBe('has-objection');
  });

  it('comes too late when the days to object are over', async () => {
    const assessment = await assessed({ servedDaysAgo: 40 });
    expect((await app.lodge(assessment.number, payer)).json().code).toBe('objection.too-late');
    expect(await standing(assessment.id)).toBe('final');
  });

  it('is its taxpayer’s alone, and of its office', async () => {
    const { id } = await app.lodged((await assessed()).number, payer);
    expect((await app.call('GET', `/account/objections/${id}`, { as: stranger })).statusCode).toBe(404);
    expect(
      (await app.call('GET', '/account/objections', { as: payer })).json().map((one: { id: string }) => one.id),
    ).toContain(id);
    expect((await app.call('GET', '/account/objections', { as: stranger })).json()).toEqual([]);
    expect(await app.detail(id, officer)).toMatchObject({
      id,
      tpui,
      proposal: null,
      assessedBy: [expect.any(String), expect.any(String)],
    });
    expect((await app.call('GET', `/objections/${id}`, { as: payer })).statusCode).toBe(403);
  });
});

describe('the office', () => {
  it('asks, is answered, and reads both; the ninety days go on', async () => {
    const { id, lastDay } = await app.lodged((await assessed()).number, payer);
    await app.move(id, 'accept', officer);
    expect((await app.move(id, 'ask', officer, 'Which refunds do you mean?')).statusCode).toBe(200);
    expect(await app.own(id, payer)).toMatchObject({ state: 'asked', canAnswer: true, lastDay });
    const answer = (as: string) =>
      app.call('POST', `/account/objections/${id}/answer`, { as, body: { text: 'Those of March, page 6' } });
    expect((await answer(stranger)).statusCode).toBe(404);
    expect((await answer(payer)).json()).toMatchObject({ state: 'valid', canAnswer: false, lastDay });
    expect((await app.detail(id, officer)).words.map(({ kind, text }) => [kind, text])).toEqual([
      ['question', 'Which refunds do you mean?'],
      ['answer', 'Those of March, page 6'],
    ]);
    expect((await answer(payer)).json().code).toBe('work.not-from-here');
  });

  it('upholds: what was disputed is cancelled, what was accepted stays', async () => {
    const { id, assessment } = await proposed({ outcome: 'upheld' });
    const { admittedBill, disputedBill } = await app.own(id, payer);
    expect((await app.move(id, 'decide', director)).statusCode).toBe(200);
    expect(await app.own(id, payer)).toMatchObject({
      state: 'upheld',
      day: null,
      decision: { taxKobo: 40_000_000, reasons: 'As the papers show' },
    });
    expect(await app.billOf(disputedBill?.reference)).toMatchObject({ standing: 'cancelled', isReleased: true });
    expect(await app.billOf(admittedBill?.reference)).toMatchObject({ standing: 'open', isReleased: false });
    expect(await standing(assessment.id)).toBe('upheld');
    expect(await told('objection.upheld', id)).toHaveLength(1);
  });

  it.each([
    [40_000_000, 30_000_001],
    [0, 70_000_001],
  ])('revises: beside %i that was accepted, the rest of it is a bill', async (admittedKobo, restKobo) => {
    const { id, assessment } = await proposed({ outcome: 'revised', taxKobo: 70_000_001 }, { admittedKobo });
    expect((await app.move(id, 'decide', director)).statusCode).toBe(200);
    const { state, restBill, disputedBill } = await app.own(id, payer);
    expect([state, restBill?.amountKobo]).toEqual(['revised', restKobo]);
    expect(await app.billOf(restBill?.reference)).toMatchObject({ standing: 'open', from: expect.any(String) });
    expect(await app.billOf(disputedBill?.reference)).toMatchObject({ standing: 'cancelled' });
    expect(await standing(assessment.id)).toBe('revised');
  });

  it('dismisses: what rested may be demanded when the days to pay are over', async () => {
    const { id, assessment } = await proposed({ outcome: 'dismissed' });
    await app.move(id, 'decide', director);
    const { state, disputedBill } = await app.own(id, payer);
    expect(state).toBe('dismissed');
    const [{ day }] = await rows(`select (law_rule_end('determination.payment', lagos_today()) + 1)::text as day`);
    expect(await app.billOf(disputedBill?.reference)).toMatchObject({ standing: 'open', from: day });
    expect(['served', 'final']).toContain(await standing(assessment.id));
  });

  it('finds it invalid by two persons, and one may object again in time', async () => {
    const assessment = await assessed();
    const { id } = await app.lodged(assessment.number, payer, { admittedKobo: 0 });
    await app.move(id, 'propose-invalid', manager);
    expect((await app.move(id, 'confirm-invalid', manager)).json().code).toBe('work.same-person');
    expect((await app.move(id, 'confirm-invalid', director)).statusCode).toBe(200);
    expect(await app.own(id, payer)).toMatchObject({ state: 'invalid' });
    expect((await app.lodge(assessment.number, payer)).statusCode).toBe(200);
  });

  it('is taken back by its taxpayer, and the assessment stands', async () => {
    const assessment = await assessed();
    const { id } = await app.lodged(assessment.number, payer);
    expect(
      (await app.call('POST', `/account/requests/${await app.caseOf(id)}/withdrawal`, { as: payer })).statusCode,
    ).toBe(200);
    expect(await app.own(id, payer)).toMatchObject({ state: 'withdrawn' });
    expect(await standing(assessment.id)).toBe('served');
  });

  it('does not decide by whoever proposed, nor by whoever made or approved the assessment; nothing changes', async () => {
    const { id, assessment } = await proposed({ outcome: 'dismissed' });
    expect((await app.move(id, 'decide', officer)).json().code).toBe('work.not-yours');
    const assessor = await app.staffMember('Tax Office Director');
    await owner.$client.query(
      `do $$ begin alter table assessments disable trigger assessments_guard;
         update assessments set decided_by = '${assessor}' where id = '${assessment.id}';
         alter table assessments enable trigger assessments_guard; end $$`,
    );
    const refused = await app.move(id, 'decide', assessor);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'objection.assessor']);
    expect(await app.own(id, payer)).toMatchObject({ state: 'proposed', decision: null });
    expect((await app.propose(id, officer, { outcome: 'upheld' })).json().code).toBe('work.not-from-here');
  });

  it.each([40_000_000, 100_000_001, 30_000_000, undefined])('proposes no revision to %s', async (taxKobo) => {
    const { id } = await app.lodged((await assessed()).number, payer);
    await app.move(id, 'accept', officer);
    expect((await app.propose(id, officer, { outcome: 'revised', taxKobo })).json().code).toBe(
      'objection.wrong-amount',
    );
    expect(await app.own(id, payer)).toMatchObject({ state: 'valid' });
  });
});

describe('after ninety days', () => {
  it('it is upheld by law though no worker ran; nobody decides any more, and the worker writes what follows', async () => {
    const { id, assessment } = await proposed({ outcome: 'dismissed' });
    await daysGoBy(owner, id, 91);
    expect(await app.own(id, payer)).toMatchObject({
      state: 'upheld-by-law',
      day: null,
      decision: { taxKobo: 40_000_000 },
    });
    const late = await app.move(id, 'decide', director);
    expect([late.statusCode, late.json().code]).toEqual([409, 'objection.over']);
    const { disputedBill } = await app.own(id, payer);
    expect(await app.billOf(disputedBill?.reference)).toMatchObject({ standing: 'open', from: null });

    await app.follow();
    expect(await app.billOf(disputedBill?.reference)).toMatchObject({ standing: 'cancelled', isReleased: true });
    expect(await standing(assessment.id)).toBe('upheld');
    expect(await told('objection.upheld-by-law', id)).toHaveLength(1);
    expect((await rows('select state from work_items where id = $1', await app.caseOf(id)))[0].state).toBe(
      'upheld-by-law',
    );
    await app.follow();
    expect(await told('objection.upheld-by-law', id)).toHaveLength(1);
  });

  it.each([
    [59, []],
    [60, ['60']],
    [75, ['75']],
    [90, ['85']],
  ])('on day %i the office was warned of %j', async (day, warned) => {
    const { id } = await app.lodged((await assessed()).number, payer, fiveItems);
    await daysGoBy(owner, id, day);
    await app.follow();
    await app.follow();
    const found = await rows(
      `select distinct facts ->> 'number' as number from notices where kind = 'objection.near' and occasion like $1`,
      `objection:${id}:%`,
    );
    expect(found.map(({ number }) => number)).toEqual(warned);
    expect(await app.own(id, payer)).toMatchObject({ state: 'lodged', day });
  });
});
