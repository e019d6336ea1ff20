import { describe, expect, it } from 'vitest';
import { startDiscrepancies } from './testing/discrepancies-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const app = await startDiscrepancies(await createTestDatabase());
const {
  officer,
  manager,
  director,
  query,
  person,
  employs,
  files,
  compare,
  found,
  ask,
  explain,
  assess,
  detail,
  own,
  move,
} = app;
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const stranger = await app.staffMember('Tax Office Manager', 7);

/** ₦2,400,000 of pay that an employer declared and the return does not. */
async function undeclared() {
  const who = await person();
  await employs(who, 240_000_000);
  await files(who.id);
  await app.nextNight();
  await compare();
  const [row] = await found(who.tpui);
  return { ...who, row, discrepancy: row?.id ?? '' };
}

describe('the nightly comparison', () => {
  it('finds pay that was not declared, with the tax it makes, its source and its day; once', async () => {
    const { tpui, discrepancy } = await undeclared();
    expect(await found(tpui)).toMatchObject([
      { rule: 'paye-income', state: 'found', declared: 0, found: 240_000_000, confidence: 'number-and-name' },
    ]);
    const shown = await detail(discrepancy);
    expect(shown).toMatchObject({
      returnKind: 'direct-assessment',
      periodFrom: '2025-01-01',
      toleranceKobo: 1_000_000,
      acts: [],
    });
    expect(shown.source).toMatch(/^PAYE rows filed by /);
    expect(shown.effectKobo).toBeGreaterThan(0);
    expect((await detail(discrepancy, manager)).acts).toEqual(['query']);
    await app.nextNight();
    await compare();
    expect(await found(tpui)).toHaveLength(1);
  });

  it('says how it went: what it compared is what agreed, was known, changes no tax, or was opened', async () => {
    const agrees = await person();
    await files(agrees.id);
    await app.nextNight();
    await compare();
    await compare();
    const { last } = (await app.call('GET', '/discrepancies/comparison', { as: officer })).json();
    expect(last.compared).toBe(last.agreed + last.known + last.withoutEffect + last.opened);
    expect(last.compared).toBeGreaterThan(0);
    expect(last.finishedAt).not.toBeNull();
    expect(await found(agrees.tpui)).toEqual([]);
    expect(await query(`select 1 from return_comparisons where lagos_day(started_at) = lagos_today()`)).toHaveLength(1);
  });

  it('passes over what is within the tolerance, and what was declared', async () => {
    const [small, declared] = [await person(), await person()];
    await employs(small, 900_000);
    await files(small.id);
    await employs(declared, 240_000_000);
    const { filled } = (await app.returns.open(declared.id, { kind: 'direct-assessment', period: '2025' })).json();
    await files(declared.id, { employments: filled.employments });
    await app.nextNight();
    await compare();
    expect([await found(small.tpui), await found(declared.tpui)]).toEqual([[], []]);
  });

  it('doubts what stands under the number and another name', async () => {
    const who = await person();
    await employs({ ...who, name: 'Zubairu Wazirin-Gobir' }, 240_000_000);
    await files(who.id);
    await app.nextNight();
    await compare();
    expect(await found(who.tpui)).toMatchObject([{ confidence: 'number-alone' }]);
  });
});

describe('a question', () => {
  it('is asked by who leads the office with seven days or more; the taxpayer sees both figures and the days', async () => {
    const { id, discrepancy } = await undeclared();
    expect((await ask(discrepancy, officer)).statusCode).toBe(403);
    expect((await ask(discrepancy, manager, { days: 6 })).statusCode).toBe(422);
    expect(codeOf(await ask(discrepancy, stranger))).toBe('discrepancy.not-found');
    expect((await app.call('GET', `/cases/discrepancies/${discrepancy}`, { as: id })).statusCode).toBe(404);
    expect((await ask(discrepancy)).json()).toMatchObject({ state: 'queried' });
    expect(await own(discrepancy, id)).toMatchObject({
      ...{ declaredKobo: 0, foundKobo: 240_000_000, canExplain: true, clock: { day: 0, days: 7 } },
    });
    expect((await app.call('GET', '/cases', { as: id })).json().cases).toMatchObject([
      { kind: 'discrepancy', clock: { days: 7 }, isOver: false },
    ]);
    expect(await query('select kind from notices where user_id = $1', [id])).toContainEqual({
      kind: 'discrepancy.queried',
    });
  });

  it('is explained by its taxpayer alone, once, and the explanation is accepted by a manager', async () => {
    const { id, discrepancy } = await undeclared();
    const other = await person();
    expect((await explain(discrepancy, id)).statusCode).toBe(404);
    await ask(discrepancy);
    expect((await explain(discrepancy, other.id)).statusCode).toBe(404);
    expect((await explain(discrepancy, id, 'No')).statusCode).toBe(422);
    expect((await explain(discrepancy, id)).json()).toMatchObject({ state: 'explained', canExplain: false });
    expect(codeOf(await explain(discrepancy, id))).toBe('work.not-from-here');
    expect(codeOf(await move(discrepancy, 'accept', officer))).toBe('work.not-yours');
    expect((await move(discrepancy, 'accept', manager)).statusCode).toBe(200);
    expect(await own(discrepancy, id)).toMatchObject({
      state: 'accepted',
      decisionReason: 'As the papers say',
      clock: null,
    });
  });

  it('unanswered, it is assessed when its days are over and not before', async () => {
    const { discrepancy } = await undeclared();
    await ask(discrepancy);
    expect(codeOf(await assess(discrepancy))).toBe('discrepancy.days-run');
    await app.askedDaysAgo(discrepancy, 7);
    expect(codeOf(await assess(discrepancy))).toBe('discrepancy.days-run');
    await app.askedDaysAgo(discrepancy, 1);
    expect((await detail(discrepancy)).acts).toEqual(['assess']);
    const answer = await assess(discrepancy);
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('becomes a proposed assessment with its figures, which another person approves', async () => {
    const { id, tpui, discrepancy, row } = await undeclared();
    await ask(discrepancy);
    await explain(discrepancy, id);
    const shown = (await assess(discrepancy)).json();
    expect(shown).toMatchObject({ state: 'assessed', assessment: { number: expect.stringMatching(/^ASM-/) } });
    const assessment = (await app.call('GET', `/assessments/${shown.assessment.id}`, { as: officer })).json();
    expect(assessment).toMatchObject({
      tpui,
      basis: 'additional',
      method: 'third-party',
      standing: 'proposed',
      taxKobo: row?.effect,
    });
    expect(
      assessment.lines.map(({ amountKobo, counts }: { amountKobo: number; counts: string }) => [amountKobo, counts]),
    ).toEqual([
      [0, 'shown'],
      [240_000_000, 'shown'],
      [240_000_000, 'shown'],
      [row?.effect, 'added'],
    ]);
    expect(codeOf(await assess(discrepancy))).toBe('work.not-from-here');
    expect(await own(discrepancy, id)).toMatchObject({ state: 'assessed', assessment: null });
  });
});

describe('by hand', () => {
  const byHand = (tpui: string, as: string | undefined, more: object = {}) =>
    app.call('POST', '/discrepancies', {
      ...(as && { as }),
      body: {
        ...{ tpui, returnKind: 'direct-assessment', period: '2025', declaredKobo: 500_000_000, foundKobo: 800_000_000 },
        ...{ effectKobo: 45_000_000, source: 'Land registry of Chikun, plot 14', sourceOn: '2025-06-01', ...more },
      },
    });

  it('an officer enters it and another person asks', async () => {
    const { id, tpui } = await person();
    expect(codeOf(await byHand(tpui, officer))).toBe('discrepancy.no-return');
    await files(id);
    const { id: entered } = (await byHand(tpui, manager)).json();
    expect(codeOf(await ask(entered, manager))).toBe('work.same-person');
    expect((await ask(entered, director)).statusCode).toBe(200);
    expect(await found(tpui)).toMatchObject([{ rule: 'by-hand', confidence: 'stated', state: 'queried' }]);
  });

  it('is refused where it is nothing, of another office or of nobody who may', async () => {
    const { id, tpui } = await person();
    await files(id);
    expect((await byHand(tpui, officer, { foundKobo: 500_000_000 })).statusCode).toBe(422);
    expect((await byHand(tpui, officer, { effectKobo: 0 })).statusCode).toBe(422);
    expect(codeOf(await byHand(tpui, stranger))).toBe('taxpayer.not-found');
    expect((await byHand(tpui, id)).statusCode).toBe(403);
    expect((await byHand(tpui, undefined)).statusCode).toBe(401);
    expect(await found(tpui)).toEqual([]);
  });
});

describe('the database refuses', () => {
  it.each([
    [
      'a move that no step made',
      `state = 'dropped', decided_by = $2, decided_at = now(), decision_reason = 'Because'`,
      'discrepancies_move_by_steps',
    ],
    ['a move that is none', `state = 'accepted'`, 'discrepancies_moves'],
    ['another figure', `found_kobo = found_kobo + 1`, 'discrepancies_facts_fixed'],
    ['a figure that changes with a move', `state = 'dropped', effect_kobo = 1`, 'discrepancies_facts_fixed'],
  ])('%s', async (_what, set, constraint) => {
    const { discrepancy } = await undeclared();
    const values = set.includes('$2') ? [discrepancy, manager] : [discrepancy];
    await expect(query(`update discrepancies set ${set} where id = $1`, values)).rejects.toMatchObject({ constraint });
  });

  it('that it is taken out, and that an officer with a conflict decides it', async () => {
    const { tpui, discrepancy } = await undeclared();
    await expect(query('delete from discrepancies')).rejects.toThrow();
    await app.call('POST', '/work/conflicts', { as: manager, body: { tpui, reason: 'My brother' } });
    expect(codeOf(await ask(discrepancy, manager))).toBe('work.conflict');
    expect((await ask(discrepancy, director)).statusCode).toBe(200);
  });

  it('nothing of it stays with an office that its taxpayer left', async () => {
    const { tpui, discrepancy } = await undeclared();
    await ask(discrepancy);
    await query('update taxpayers set home_office_id = 7 where tpui = $1', [tpui]);
    expect(codeOf(await app.call('GET', `/discrepancies/${discrepancy}`, { as: officer }))).toBe(
      'discrepancy.not-found',
    );
    expect((await detail(discrepancy, stranger)).answerBy).toBe(
      (await query<{ day: string }>(`select (lagos_today() + 7)::text as day`))[0]?.day,
    );
  });
});
