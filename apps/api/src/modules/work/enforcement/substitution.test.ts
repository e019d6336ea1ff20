import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { casesOfSubstitutions } from './cases-of-substitutions.ts';
import { startSubstitution } from './testing/substitution-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startSubstitution(db, owner);
const { officer, manager, director, legal, third, query, one, call, today, day, lapsed, pay } = app;
const { holder, asking, ask, read, own, step, move, serve, items, standing, daysAgo } = app;
const stranger = await app.staffMember('Tax Officer', 8);
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const noticesOf = async (user: string) =>
  (await query<{ kind: string }>('select kind from notices where user_id = $1 order by id', [user])).map(
    ({ kind }) => kind,
  );
const casesOf = async (user: string) => {
  const { tpui } = await one<{ tpui: string }>('select tpui from users where id = $1', [user]);
  return casesOfSubstitutions(db, tpui);
};

it('is asked by Legal, approved by a Director, served, and over when the bill is paid, by whomever', async () => {
  const of = await lapsed({ name: 'Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd' });
  const tenant = await holder();
  const asked = await ask(asking(of, tenant.tpui));
  const { id, number } = asked.json() as { id: string; number: string };
  expect(number).toMatch(/^SUB-\d{4}-\d{8}$/);
  expect(await read(id, director)).toMatchObject({
    ...{ state: 'asked', askedKobo: 500_000, openKobo: 500_000, owedKobo: 600_000, holderTpui: tenant.tpui },
    ...{ hindrance: null, moves: ['approve', 'refuse', 'withdraw'], hasAccount: true },
  });
  expect((await read(id, legal)).moves).toEqual(['withdraw']);
  expect((await move(id, 'approve', director)).json()).toMatchObject({
    state: 'approved',
    approvedBy: { id: director },
  });
  // Before the service neither of both knows.
  for (const user of [of.user, tenant.user]) {
    expect((await call('GET', `/cases/substitutions/${id}`, { as: user })).statusCode).toBe(404);
    expect(await casesOf(user)).toEqual([]);
  }
  const served = await serve(id);
  expect(served.json()).toMatchObject({ state: 'served', service: { on: today, how: 'electronic' } });
  expect(served.json()).toMatchObject({ clock: { startedOn: today, day: 0 } });

  expect(await own(id, tenant.user)).toMatchObject({
    ...{ side: 'holder', mayObject: true, taxpayer: 'Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd', askedKobo: 500_000 },
    bills: [{ reference: of.bill.reference, amountKobo: 500_000, isOpen: true, isPaid: false }],
  });
  const seen = await own(id, of.user);
  expect(seen).toMatchObject({ side: 'taxpayer', mayObject: false });
  // What the office knows of the debt between them is told to neither.
  expect(JSON.stringify(seen)).not.toContain('Tenancy agreement');
  expect((await casesOf(of.user)).find((one) => one.id === id)).toMatchObject({
    ...{ toDo: { en: 'Pay now to end this' }, billReference: of.bill.reference, isOver: false },
  });
  expect(await noticesOf(tenant.user)).toContain('substitution.served');
  expect(await noticesOf(of.user)).toContain('substitution.told');

  await pay(of);
  await app.follow();
  expect(await read(id)).toMatchObject({ state: 'ended', openKobo: 0, endReason: 'Its bills are paid or ended.' });
  expect(await own(id, of.user)).toMatchObject({ state: 'ended', bills: [{ isOpen: false, isPaid: true }] });
  for (const user of [of.user, tenant.user]) expect(await noticesOf(user)).toContain('substitution.ended');
  // The payment counts on the bill of the taxpayer and on the demand.
  const demand = await one<{ open: number }>(`select open_kobo::int as open from sums_of_demand($1)`, [of.demand.id]);
  expect(demand.open).toBe(0);
  expect((await app.audited(`taxpayer:${of.tpui}`)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['substitution.asked', 'substitution.moved', 'substitution.served']),
  );
});

it('has a paper in both languages for whoever is appointed, of the office that asks; withdrawn, one more', async () => {
  const { id, number, holder: tenant, user, bill } = await standing('served');
  const papers = () =>
    query<{ number: string; kind: string; tpui: string; served_on: string; letter: { lead: object[]; table: object } }>(
      `select number, kind, tpui, served_on::text, letter from law_papers where subject_kind = 'substitution' and subject_id = $1 order by place`,
      [id],
    );
  const [paper] = await papers();
  expect(paper).toMatchObject({ number, kind: 'substitution', tpui: tenant.tpui, served_on: today });
  expect(JSON.stringify(paper?.letter)).toContain(bill.reference);
  expect(JSON.stringify(paper?.letter)).toContain('Ka biya ₦5,000.00');
  expect(codeOf(await move(id, 'withdraw', manager, 'Appointed by mistake'))).toBe('work.not-yours');
  expect((await move(id, 'withdraw', director, 'Appointed by mistake')).json()).toMatchObject({
    ...{ state: 'withdrawn', endReason: 'Appointed by mistake', moves: [] },
  });
  expect((await papers()).map((one) => [one.number, one.kind])).toEqual([
    [number, 'substitution'],
    [`${number}/2`, 'withdrawal'],
  ]);
  const standingNow = await one<{ standing: string }>(
    `select law_paper_standing(p) as standing from law_papers p where number = $1`,
    [number],
  );
  expect(standingNow.standing).toBe('withdrawn');
  expect(await noticesOf(user)).toContain('substitution.ended');
});

describe('an objection', () => {
  it('is lodged by whoever is appointed with five items, and dismissed by a third Director', async () => {
    const { id, user, holder: tenant } = await standing('served');
    const object = (as: string, changes: object = {}) =>
      call('POST', `/cases/substitutions/${id}/objection`, { as, body: { ...items, ...changes } });
    expect((await object(user)).statusCode).toBe(404);
    expect(codeOf(await object(tenant.user, { wrong: 'No' }))).toBe('request.invalid');
    expect(codeOf(await object(tenant.user, { admittedKobo: 500_000 }))).toBe('substitution.all-accepted');
    expect((await object(tenant.user)).json()).toMatchObject({
      ...{ state: 'objected', mayObject: false, objection: { on: today, admittedKobo: 100_000 } },
      clock: { startedOn: today, endsOn: expect.any(String) },
    });
    expect(codeOf(await object(tenant.user))).toBe('work.not-from-here');
    for (const as of [legal, director])
      expect(codeOf(await move(id, 'dismiss', as, 'No reason'))).toBe('work.same-person');
    expect(codeOf(await move(id, 'dismiss', third))).toBe('work.reason-missing');
    expect((await move(id, 'dismiss', third, 'The receipts are of another house')).json()).toMatchObject({
      ...{ state: 'confirmed', answer: 'The receipts are of another house', decidedBy: { id: third } },
    });
    expect(await noticesOf(tenant.user)).toContain('substitution.answered');
  });

  it('is upheld by a third Director: nobody is appointed any more, the bill stays the taxpayer’s', async () => {
    const { id, bill } = await standing('objected');
    expect((await move(id, 'uphold', third, 'Nothing is owed')).json()).toMatchObject({
      ...{ state: 'upheld', answer: 'Nothing is owed', endedOn: today },
      bills: [{ reference: bill.reference, isOpen: true }],
    });
  });

  it('comes within thirty days; a letter is noted with its day', async () => {
    const { id, holder: tenant } = await standing('served');
    const note = async (on: string) => step(id, 'objection', { on, ...items }, officer);
    await daysAgo(id, 'served', 40);
    expect(codeOf(await note(today))).toBe('substitution.too-late');
    const late = await call('POST', `/cases/substitutions/${id}/objection`, { as: tenant.user, body: items });
    expect(codeOf(late)).toBe('substitution.too-late');
    expect(codeOf(await note(await day(1)))).toBe('substitution.too-late');
    expect((await note(await day(-20))).json()).toMatchObject({ state: 'objected', objection: { on: await day(-20) } });
  });

  it('that is not decided in ninety days is upheld by law, whoever works since', async () => {
    const { id, holder: tenant } = await standing('objected');
    await daysAgo(id, 'served', 110);
    await daysAgo(id, 'objected', 100);
    expect((await own(id, tenant.user)).state).toBe('upheld-by-law');
    expect(codeOf(await move(id, 'dismiss', third, 'Too late'))).toBe('substitution.decided-by-law');
    await app.follow();
    expect(await read(id)).toMatchObject({ state: 'upheld-by-law', moves: [] });
    expect(await noticesOf(tenant.user)).toContain('substitution.ended');
  });
});

describe('it is refused', () => {
  it('to everybody but Legal, of another office, and where nothing has lapsed', async () => {
    const [of, who] = [await lapsed(), await holder()];
    expect(codeOf(await ask(asking(of, who.tpui), director))).toBe('substitution.legal-only');
    for (const as of [officer, manager]) expect((await ask(asking(of, who.tpui), as)).statusCode).toBe(403);
    const fresh = await lapsed({ daysAgo: 2 });
    expect(codeOf(await ask(asking(fresh, who.tpui)))).toBe('enforcement.not-lapsed');
    expect(codeOf(await ask(asking(of, who.tpui, { demandNumber: 'DMN-2020-99999999' })))).toBe('demand.not-found');
    const { rowCount } = await db.$client.query('select from substitutions where tpui = any ($1)', [
      [of.tpui, fresh.tpui],
    ]);
    expect(rowCount).toBe(0);
  });

  it('of nobody in the register, of the taxpayer, beyond what is owed, of a bill twice', async () => {
    const [of, who] = [await lapsed(), await holder()];
    expect(codeOf(await ask(asking(of, of.tpui)))).toBe('substitution.no-holder');
    expect(codeOf(await ask(asking(of, 'KD-0000-0000-00')))).toMatch(/substitution.no-holder|request.invalid/);
    expect(codeOf(await ask(asking(of, who.tpui, { owedKobo: 499_999 })))).toBe('substitution.more-than-owed');
    const foreign = await lapsed();
    const other = asking(of, who.tpui, { billReferences: [foreign.bill.reference] });
    expect(codeOf(await ask(other))).toBe('substitution.bills');
    expect((await ask(asking(of, who.tpui))).statusCode).toBe(200);
    expect(codeOf(await ask(asking(of, who.tpui)))).toBe('substitution.exists');
  });

  it('two persons hold it, and another office sees nothing', async () => {
    const { id } = await standing('asked');
    expect(codeOf(await move(id, 'approve', legal))).toBe('work.same-person');
    expect((await call('GET', `/substitutions/${id}`, { as: stranger })).statusCode).toBe(404);
    await move(id, 'approve', director);
    expect(codeOf(await serve(id, { how: 'by-hand', place: 'Here', proof: 'Who took it' }))).toBe('request.invalid');
    const future = new Date(Date.now() + 3_600_000).toISOString();
    const early = await serve(id, { how: 'by-hand', at: future, place: 'Here', proof: 'Who took it' });
    expect(codeOf(early)).toBe('substitution.service');
    expect(await read(id)).toMatchObject({ state: 'approved', service: null });
  });

  it('to whoever has a conflict with the taxpayer or with whoever is appointed', async () => {
    const { id, holder: tenant } = await standing('asked');
    await query('insert into declared_conflicts (user_id, tpui, reason) values ($1, $2, $3)', [
      ...[director, tenant.tpui, 'Landlord of a brother'],
    ]);
    expect(codeOf(await move(id, 'approve', director))).toBe('work.conflict');
    expect((await move(id, 'approve', third)).statusCode).toBe(200);
  });

  it('by a demand that is paid before the approval: the case ends by itself', async () => {
    const of = await standing('asked');
    await pay(of);
    expect(codeOf(await move(of.id, 'approve', director))).toBe('enforcement.not-lapsed');
    await app.follow();
    expect(await read(of.id)).toMatchObject({ state: 'ended' });
    expect(await noticesOf(of.holder.user)).not.toContain('substitution.ended');
  });
});

it('stands nowhere beside its case, and what was written stays', async () => {
  const { id } = await standing('served');
  for (const change of [
    `update substitutions set state = 'confirmed' where id = $1`,
    'update substitutions set owed_kobo = owed_kobo + 1 where id = $1',
    `update substitutions set served_place = 'Elsewhere' where id = $1`,
    'delete from substitutions where id = $1',
    'update substitution_bills set amount_kobo = 1 where substitution_id = $1',
    'delete from substitution_bills where substitution_id = $1',
  ])
    await expect(query(change, [id]), change).rejects.toThrow();
  await expect(
    query(
      `insert into work_steps (item_id, number, move, user_id, at) select w.id, w.version + 1, 'object', $2, now() from work_items w where subject = $1`,
      [`substitution:${id}`, manager],
    ),
  ).rejects.toMatchObject({ constraint: 'substitutions_are_work' });
});
