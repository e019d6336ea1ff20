import { describe, expect, it } from 'vitest';
import { givenIntent } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startEnforcement } from './testing/enforcement-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startEnforcement(db, owner);
const { officer, second, manager, director, legal, query, one, at, today, day } = app;
const { lapsed, read, open, step, move, noteOrder, plan, depart, execute, standing, pay } = app;
const stranger = await app.staffMember('Tax Officer', 8);
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const noticesOf = async (user: string) =>
  (await query<{ kind: string }>('select kind from notices where user_id = $1 order by id', [user])).map(
    ({ kind }) => kind,
  );

it('goes by lawful steps from a lapsed demand to goods that are held and released', async () => {
  const given = await lapsed({ name: 'Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd' });
  const { id, number } = (await open(given.demand.number)).json() as { id: string; number: string };
  expect(number).toMatch(/^ENF-\d{4}-\d{8}$/);
  expect(await read(id)).toMatchObject({
    ...{ state: 'opened', debtKobo: 500_000, openKobo: 500_000, hindrance: null, moves: [] },
    taxpayer: 'Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd',
  });
  expect((await read(id, legal)).moves).toEqual(['pass', 'refuse', 'withdraw']);
  expect((await move(id, 'pass', legal, 'Served, final and lapsed')).json()).toMatchObject({ state: 'checked' });
  expect((await app.call('GET', `/cases/enforcements/${id}`, { as: given.user })).statusCode).toBe(404);
  expect((await noteOrder(id)).json()).toMatchObject({ state: 'noted', moves: [] });
  expect((await move(id, 'compare', manager)).json()).toMatchObject({ state: 'ordered' });
  expect((await plan(id)).json()).toMatchObject({ state: 'planned' });
  expect((await move(id, 'approve', director)).json()).toMatchObject({ state: 'approved' });

  const own = async () => (await app.call('GET', `/cases/enforcements/${id}`, { as: given.user })).json();
  expect(await own()).toMatchObject({
    ...{ state: 'approved', order: { orderNumber: 'KDH/KAD/3312/26' }, openBills: [given.bill.reference] },
    visit: { on: today, place: 'Kakuri Industrial 22' },
  });
  expect((await depart(id)).json()).toMatchObject({ state: 'departed', moves: ['come-back', 'execute'] });
  expect((await execute(id)).json()).toMatchObject({ state: 'held', clock: { day: 0 }, openKobo: 500_000 });
  expect(await own()).toMatchObject({ state: 'held', costsKobo: 20_000, goods: [{ what: 'Block machine' }] });
  const cases = (await app.call('GET', '/cases', { as: given.user })).json();
  expect(cases).toBeTruthy();

  await pay(given);
  expect(await read(id, manager)).toMatchObject({ hindrance: 'paid', openKobo: 0 });
  const released = await step(id, 'release', { receivedBy: 'Ibrahim Ọlá', reason: 'Paid in full' }, manager);
  expect(released.json()).toMatchObject({ state: 'released', released: { receivedBy: 'Ibrahim Ọlá' }, moves: [] });
  expect(await noticesOf(given.user)).toEqual(
    expect.arrayContaining([
      'enforcement.ordered',
      'enforcement.departed',
      'enforcement.executed',
      'enforcement.ended',
    ]),
  );
  expect((await app.audited(`taxpayer:${given.tpui}`)).map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      ...['enforcement.opened', 'enforcement.moved', 'enforcement.order-noted', 'enforcement.visit-planned'],
      ...['enforcement.departed', 'enforcement.executed', 'enforcement.released'],
    ]),
  );
});

it('is sold by order of the High Court after fourteen days, and what is left goes back', async () => {
  const early = await standing('held');
  expect(codeOf(await noteOrder(early.id, { kind: 'sale' }))).toBe('enforcement.keeping-days');
  const { id } = await standing('held');
  await app.visitedDaysAgo(id, 30);
  const magistrate = await noteOrder(id, { kind: 'sale', court: 'Magistrate Court' });
  expect(magistrate.json()).toMatchObject({ code: 'request.invalid', fieldErrors: { court: expect.any(String) } });
  expect((await noteOrder(id, { kind: 'sale' })).json()).toMatchObject({ state: 'sale-noted' });
  expect(codeOf(await step(id, 'sale', { soldOn: today, proceedsKobo: 1, costsKobo: 0 }, officer))).toBe(
    'work.not-from-here',
  );
  await move(id, 'compare-sale', director);
  const sold = await step(id, 'sale', { soldOn: today, proceedsKobo: 900_000, costsKobo: 50_000 }, officer);
  expect(sold.json()).toMatchObject({
    ...{ state: 'sold', sale: { debtKobo: 500_000, surplusKobo: 350_000 } },
    clock: { startedOn: today, endsOn: await day(90) },
  });
  const late = await step(id, 'surplus', { returnedOn: await day(2), proof: 'Transfer 881' }, director);
  expect(codeOf(late)).toBe('enforcement.surplus');
  const settled = await step(id, 'surplus', { returnedOn: today, proof: 'Transfer 881' }, director);
  expect(settled.json()).toMatchObject({ state: 'closed', sale: { returnedOn: today } });
});

describe('a visit is called off by itself', () => {
  it('by a payment of its last minute, in the transaction of the departure; the team is told', async () => {
    const given = await standing('approved');
    app.meanwhile.asked = () => pay(given);
    const left = await depart(given.id);
    app.meanwhile.asked = async () => {};
    expect(left.statusCode).toBe(200);
    expect(left.json()).toMatchObject({
      ...{ state: 'cancelled', hindrance: 'paid', endReason: 'The demand is paid.' },
      visits: [{ state: 'called-off', endReason: 'The demand is paid.' }],
    });
    for (const member of [officer, second]) expect(await noticesOf(member)).toContain('enforcement.called-off');
    expect(await noticesOf(given.user)).toContain('enforcement.ended');
  });

  it('however payment and departure race: never does a team leave for a debt that was paid before', async () => {
    for (let round = 0; round < 3; round += 1) {
      const given = await standing('approved');
      const intent = await givenIntent(db, given.bill);
      const [left] = await Promise.all([
        depart(given.id),
        query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
          ...[intent.id, intent.providerRef, given.bill.totalKobo],
        ]),
      ]);
      expect(left.statusCode).toBe(200);
      const { state } = await one<{ state: string }>('select state from enforcements where id = $1', [given.id]);
      // An attempt that is open calls the visit off, a booked payment ends the case; a departure came first.
      expect(['cancelled', 'ordered', 'departed']).toContain(state);
      await app.follow();
      const after = await one<{ state: string }>('select state from enforcements where id = $1', [given.id]);
      expect(after.state).toBe(state === 'departed' ? 'departed' : 'cancelled');
      if (state === 'departed') expect(await noticesOf(officer)).toContain('enforcement.come-back');
    }
  });

  it('holds the bills: a departure waits for a payment that is being booked, and does not leave', async () => {
    const given = await standing('approved');
    const intent = await givenIntent(db, given.bill);
    const booking = await db.$client.connect();
    await booking.query('begin');
    await booking.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      ...[intent.id, intent.providerRef, given.bill.totalKobo],
    ]);
    const leaving = depart(given.id);
    await expect
      .poll(
        async () =>
          (
            await query(
              `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%hold_enforced_bills%'`,
            )
          ).length,
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    await booking.query('commit');
    booking.release();
    expect((await leaving).json()).toMatchObject({ state: 'cancelled' });
  });

  it('by a payment under way of which the provider says nothing clear: the order stays', async () => {
    const given = await standing('approved');
    await givenIntent(db, given.bill);
    app.provider.says = 'unknown';
    const left = (await depart(given.id)).json();
    app.provider.says = undefined;
    expect(left).toMatchObject({ state: 'ordered', visits: [{ state: 'called-off' }] });
    expect((await read(given.id)).orders).toHaveLength(1);
  });

  it('by a payment after its plan, and by a plan to pay in parts, within a minute', async () => {
    const [paid, parts] = [await standing('planned'), await standing('approved')];
    await pay(paid);
    await query(
      `insert into instalment_plans (bill_id, payer_tpui, office_id, parts, total_kobo, reason, terms_version, asked_by)
       values ($1, $2, 6, 3, $3, 'Harvest', 1, $4)`,
      [parts.bill.id, parts.tpui, parts.bill.totalKobo, parts.user],
    );
    await app.follow();
    expect(await read(paid.id)).toMatchObject({ state: 'cancelled', endReason: 'The demand is paid.' });
    expect(await read(parts.id)).toMatchObject({ state: 'ordered', hindrance: 'plan' });
    expect(codeOf(await plan(parts.id))).toBe('enforcement.not-lapsed');
    await app.follow();
    expect((await read(parts.id)).state).toBe('ordered');
  });
});

describe('is refused, and nothing changes,', () => {
  it('of a demand that has not lapsed, is paid, is enforced already, or is another office’s', async () => {
    const fresh = await lapsed({ daysAgo: 2 });
    expect(codeOf(await open(fresh.demand.number))).toBe('enforcement.not-lapsed');
    const paid = await lapsed();
    await pay(paid);
    expect(codeOf(await open(paid.demand.number))).toBe('enforcement.not-lapsed');
    const { demand } = await lapsed();
    expect(codeOf(await open(demand.number, stranger))).toBe('demand.not-found');
    expect((await open(demand.number)).statusCode).toBe(200);
    expect(codeOf(await open(demand.number))).toBe('enforcement.exists');
    expect(
      await query('select from enforcements where notice_id = any ($1)', [[fresh.demand.id, paid.demand.id]]),
    ).toEqual([]);
  });

  it('by whoever did the step before', async () => {
    const given = await lapsed();
    const { id } = (await open(given.demand.number, legal)).json() as { id: string };
    expect(codeOf(await move(id, 'pass', legal, 'It is lapsed'))).toBe('work.same-person');
    expect(codeOf(await move(id, 'pass', director, 'It is lapsed'))).toBe('work.not-yours');
    const checked = await standing('checked');
    await noteOrder(checked.id, {}, manager);
    expect(codeOf(await move(checked.id, 'compare', manager))).toBe('work.same-person');
    const ordered = await standing('ordered');
    await plan(ordered.id, {}, director);
    expect(codeOf(await move(ordered.id, 'approve', director))).toBe('work.same-person');
    expect(codeOf(await move(ordered.id, 'approve', manager))).toBe('work.not-yours');
  });

  it.each([
    ['another place', { place: 'Kakuri Industrial 23' }, 'enforcement.beyond-order'],
    ['what the court did not allow', { willSearch: true }, 'enforcement.beyond-order'],
    ['a dwelling without consent', { isDwelling: true }, 'enforcement.dwelling'],
  ])('when the plan goes to %s', async (_what, change, code) => {
    const { id } = await standing('checked');
    await noteOrder(id, { maySearch: false });
    await move(id, 'compare', manager);
    expect(codeOf(await plan(id, change))).toBe(code);
    expect(await query('select from enforcement_visits where enforcement_id = $1', [id])).toEqual([]);
  });

  it('when the day is beyond the order, at night, or the team is no team', async () => {
    const { id } = await standing('ordered');
    const [yes, no] = app.team();
    const later = await day(40);
    for (const [change, code] of [
      [{ startsAt: at('10:00', later), endsAt: at('12:00', later) }, 'enforcement.beyond-order'],
      [{ startsAt: at('05:30'), endsAt: at('09:00') }, 'enforcement.daytime'],
      [{ startsAt: at('16:00'), endsAt: at('19:00') }, 'enforcement.daytime'],
      [{ team: [yes, { ...yes, badge: 'KD-O-0099' }] }, 'enforcement.team'],
      [{ team: [yes, { ...no, userId: stranger }] }, 'enforcement.team'],
      [{ willSearch: true, team: [yes, { ...no, gender: 'female' }] }, 'enforcement.team'],
    ] as const)
      expect([change, codeOf(await plan(id, change))]).toEqual([change, code]);
    expect((await read(id)).state).toBe('ordered');
    expect((await plan(id, { isDwelling: true, consentOf: 'Hajiya Ramatu' })).statusCode).toBe(200);
  });

  it('when an order is of tomorrow or over', async () => {
    const { id } = await standing('checked');
    expect(codeOf(await noteOrder(id, { givenOn: await day(1) }))).toBe('enforcement.order-dates');
    expect(codeOf(await noteOrder(id, { validUntil: await day(-1) }))).toBe('enforcement.order-dates');
    expect((await read(id)).orders).toEqual([]);
  });

  it('when the team leaves on another day', async () => {
    const { id } = await standing('ordered');
    const tomorrow = await day(1);
    await plan(id, { startsAt: at('10:00', tomorrow), endsAt: at('12:00', tomorrow) });
    await move(id, 'approve', director);
    expect(codeOf(await depart(id))).toBe('enforcement.not-the-day');
    expect((await read(id)).state).toBe('approved');
  });

  it.each([
    ['nothing was taken and nothing sealed', { goods: [], hasSealed: false }, 'enforcement.inventory'],
    ['nobody signed and nothing says why', { signedFor: '' }, 'enforcement.inventory'],
    [
      'more was taken than the court allowed',
      { goods: [{ what: 'Lorry', kind: 'goods', valueKobo: 500_001, keptAt: 'Store 2', receipt: '' }] },
      'enforcement.inventory',
    ],
    [
      'books were taken without a receipt',
      { goods: [{ what: 'Ledger 2025', kind: 'books', valueKobo: 0, keptAt: 'Office', receipt: '' }] },
      'enforcement.inventory',
    ],
  ])('when %s', async (_what, change, code) => {
    const { id } = await standing('departed');
    expect(codeOf(await execute(id, change))).toBe(code);
    expect(
      await query(
        `select from enforcement_photos p join enforcement_visits v on v.id = p.visit_id where enforcement_id = $1`,
        [id],
      ),
    ).toEqual([]);
    expect((await read(id)).state).toBe('departed');
  });

  it('when somebody is searched by another gender, or by nobody of the team', async () => {
    const { id } = await standing('ordered');
    await plan(id, { willSearch: true });
    await move(id, 'approve', director);
    await depart(id);
    const search = (searchedBy: string, gender: string) => ({ searches: [{ searched: 'Ramatu', gender, searchedBy }] });
    expect(codeOf(await execute(id, search(second, 'female')))).toBe('enforcement.search');
    expect(codeOf(await execute(id, search(manager, 'female')))).toBe('enforcement.search');
    expect((await execute(id, search(officer, 'female'))).json()).toMatchObject({ state: 'held' });
  });

  it('with a declared conflict, in one’s own case, and to other offices', async () => {
    const given = await standing('noted');
    await query(`insert into declared_conflicts (user_id, tpui, reason) values ($1, $2, 'My brother')`, [
      manager,
      given.tpui,
    ]);
    expect(codeOf(await move(given.id, 'compare', manager))).toBe('work.conflict');
    expect((await app.call('GET', `/enforcements/${given.id}`, { as: stranger })).statusCode).toBe(404);
    expect(codeOf(await move(given.id, 'compare', stranger))).toBe('enforcement.not-found');
    const other = await lapsed();
    expect((await app.call('GET', `/cases/enforcements/${given.id}`, { as: other.user })).statusCode).toBe(404);
    await expect(
      query(
        `insert into enforcement_orders (enforcement_id, kind, court, order_number, given_on, valid_until, place, may_seal, may_take, may_search,
          covers_dwelling, paper, noted_by) select $1, 'distrain', 'Court', 'N 1', lagos_today(), lagos_today(), 'Here', true, true, true, false, 'Shelf', $2`,
        [...[(await standing('checked', other)).id, other.user]],
      ),
    ).rejects.toMatchObject({ constraint: 'enforcements_own' });
  });
});
