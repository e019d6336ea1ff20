import { dueRules } from '@portal/contracts';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { refreshObligations } from './data/refresh-obligations.ts';
import { dutiesOf } from './domain/duties.ts';
import type { Span } from './domain/spans.ts';
import { refreshAll, refreshNightly } from './nightly.ts';
import { correctFacts } from './testing/correct-facts.ts';
import { startObligations } from './testing/obligations-test-app.ts';

const { db } = await createTestDatabase();
const { taxpayer, tpuiOf, clock, setNow, staffMember } = await startObligations(db);
const deps = { db, clock };
const today = '2026-11-28';
const never = new AbortController().signal;
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<Row>(text, values)).rows;

const become = (tpui: string, category: 'Individual' | 'Corporate') =>
  query('update taxpayers set category_id = (select id from taxpayer_categories where name = $2) where tpui = $1', [
    ...[tpui, category],
  ]);
async function somebody(category: 'Individual' | 'Corporate' = 'Individual'): Promise<string> {
  const tpui = await tpuiOf(await taxpayer(category));
  await become(tpui, category);
  return tpui;
}
const say = (tpui: string, { fromDay, toDay }: Span) =>
  query(
    `insert into obligation_facts (tpui, fact, from_day, to_day, saved_at) values ($1, 'self-employed', $2, $3, now())`,
    [...[tpui, fromDay, toDay]],
  );
const trade = (tpui: string, { fromDay, toDay }: Span, what = 'hotel') =>
  query(`insert into premises (tpui, place, trade, from_day, to_day, saved_at) values ($1, '', $4, $2, $3, now())`, [
    ...[tpui, fromDay, toDay, what],
  ]);
const registered = async (tpui: string) =>
  (
    await query<{ line: string }>(
      `select concat_ws(' ', kind, period_from, due_on, case when ended_on is not null then 'ended' end, filed_on) as line
       from obligations where tpui = $1 order by kind, period_from`,
      [tpui],
    )
  ).map(({ line }) => line);
/** Every row with where it lies: what was written again lies elsewhere. */
const places = () => query('select ctid::text as place, * from obligations order by tpui, kind, period_from');

it('every fact in any order leads to the register made from scratch; a second night writes nothing', async () => {
  const day = fc.nat(800).map((before) => new Date(Date.parse(today) - before * 86_400_000).toISOString().slice(0, 10));
  const span = fc.tuple(day, day, fc.boolean()).map(([a, b, goesOn]): Span => {
    const [fromDay = a, toDay = b] = [a, b].sort();
    return { fromDay, toDay: goesOn ? null : toDay };
  });
  const step = fc.record({ what: fc.constantFrom('self-employed', 'hotel', 'shop', 'correct'), span });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), fc.boolean(), async (steps, isPerson) => {
      const tpui = await somebody(isPerson ? 'Individual' : 'Corporate');
      for (const { what, span: one } of steps) {
        if (what === 'self-employed') await say(tpui, one);
        else if (what === 'correct')
          await query(
            `update premises set from_day = $2, to_day = $3 where id = (select min(id::text)::uuid from premises where tpui = $1)`,
            [tpui, one.fromDay, one.toDay],
          );
        else await trade(tpui, one, what);
        await db.transaction((tx) => refreshObligations(tx, [tpui], today));
      }
      const spans = (text: string) => query<Span>(text, [tpui]);
      const days = `from_day::text as "fromDay", to_day::text as "toDay"`;
      const facts = {
        ...{ isPerson, employer: [], withholdingAgent: [], premises: [], away: [] },
        selfEmployed: await spans(`select ${days} from obligation_facts where tpui = $1`),
        consumptionTaxPremises: await spans(`select ${days} from premises where tpui = $1 and trade = 'hotel'`),
      };
      const scratch = dutiesOf(facts, dueRules, today)
        .map(({ kind, fromDay, dueOn }) => `${kind} ${fromDay} ${dueOn}`)
        .sort();
      expect((await registered(tpui)).filter((line) => !line.endsWith('ended'))).toEqual(scratch);
    }),
    { numRuns: 15 },
  );
  const before = await places();
  expect(before.length).toBeGreaterThan(10);
  await refreshAll(deps, today, never);
  expect(await places()).toEqual(before);
}, 60_000);

it('the night brings the month that begins, the year that begins, and a kind of taxpayer that changed', async () => {
  const [hotel, amina, firm] = [await somebody('Corporate'), await somebody(), await somebody('Corporate')];
  await trade(hotel, { fromDay: '2026-10-31', toDay: null });
  await say(amina, { fromDay: '2026-01-01', toDay: null });
  await say(firm, { fromDay: '2026-01-01', toDay: null });
  const night = refreshNightly(deps);
  setNow('2026-11-30T22:59:00Z');
  await night.run(never);
  expect(await registered(hotel)).toEqual([
    'consumption-tax-month 2026-10-01 2026-11-20',
    'consumption-tax-month 2026-11-01 2026-12-20',
  ]);
  expect(await registered(firm)).toEqual([]);
  // The same day again: whatever changed meanwhile waits for its own refresh or the next night.
  await become(firm, 'Individual');
  await night.run(never);
  expect(await registered(firm)).toEqual([]);
  setNow('2026-12-31T23:00:00Z');
  await night.run(never);
  expect((await registered(hotel)).slice(2)).toEqual([
    'consumption-tax-month 2026-12-01 2027-01-20',
    'consumption-tax-month 2027-01-01 2027-02-20',
  ]);
  const years = ['direct-assessment 2026-01-01 2027-03-31', 'direct-assessment 2027-01-01 2028-03-31'];
  expect(await registered(amina)).toEqual(years);
  expect(await registered(firm)).toEqual(years);
  setNow('2026-11-28T08:00:00Z');
});

it('the night tells of what is due within a week, once, and not of what was filed, excused or is later', async () => {
  const users = await Promise.all([taxpayer('Corporate'), taxpayer('Corporate'), taxpayer('Corporate')]);
  const [open = '', filed = '', excused = ''] = await Promise.all(users.map(tpuiOf));
  for (const tpui of [open, filed, excused]) {
    await become(tpui, 'Corporate');
    await trade(tpui, { fromDay: '2026-10-31', toDay: null });
  }
  await db.transaction((tx) => refreshObligations(tx, [open, filed, excused], '2026-11-10'));
  const told = () =>
    query<{ userId: string; fact: string }>(
      `select user_id as "userId", concat_ws(' ', facts #>> '{work,en}', facts #>> '{month,en}', facts ->> 'day') as fact
       from notices where kind = 'obligation.due' and user_id = any ($1::uuid[])`,
      [users],
    );
  const nightOf = async (at: string) => {
    setNow(at);
    await refreshNightly(deps).run(never);
  };
  await query(`select note_obligation_filed($1, 'consumption-tax-month', '2026-10-01', '2026-11-05')`, [filed]);
  await query(
    `insert into obligation_excuses (tpui, kind, period_from, reason, excused_by, excused_at)
     values ($1, 'consumption-tax-month', '2026-10-01', 'A fire', $2, now())`,
    [excused, await staffMember('Tax Office Manager')],
  );
  await nightOf('2026-11-12T08:00:00Z');
  expect(await told()).toEqual([]);
  const one = { userId: users[0], fact: 'Month of consumption tax October 2026 2026-11-20' };
  for (const at of ['2026-11-13T08:00:00Z', '2026-11-14T08:00:00Z']) {
    await nightOf(at);
    expect(await told()).toEqual([one]);
  }
  setNow('2026-11-28T08:00:00Z');
});

it('more than one batch is reached, and a night that is stopped goes on another time', async () => {
  await query(
    `insert into premises (tpui, place, trade, from_day, saved_at)
     select 'KD-9' || lpad(n::text, 3, '0') || '-0000-00', '', 'hotel', '2026-11-01', now() from generate_series(1, 999) n`,
  );
  const made = async () =>
    (
      await query<{ count: number }>(`select count(*)::int as count from obligations where tpui like 'KD-9%-0000-00'`)
    )[0]?.count;
  const stopped = new AbortController();
  stopped.abort();
  await refreshAll(deps, today, stopped.signal);
  expect(await made()).toBe(0);
  await refreshAll(deps, today, never);
  expect(await made()).toBe(999);
}, 60_000);

it('the night that meets a change under way waits for it, and expects nothing of what it took back', async () => {
  const tpui = await somebody();
  await say(tpui, { fromDay: '2026-01-01', toDay: null });
  const { night } = await db.transaction(async (tx) => {
    await correctFacts(tx, tpui, { fromDay: '2024-01-01', toDay: '2024-02-02' });
    await refreshObligations(tx, [tpui], today);
    const begun = db.transaction((other) => refreshObligations(other, [tpui], today));
    const waits = vi.waitFor(async () =>
      expect(
        await query(`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`),
      ).toHaveLength(1),
    );
    // Or it is done already, which would be the fault.
    await Promise.race([begun, waits]);
    // In an object: a transaction that returns the promise itself would wait for it.
    return { night: begun };
  });
  await night;
  expect(await registered(tpui)).toEqual([]);
});

it('what was filed is never expected again, ends with no fact, and keeps its day', async () => {
  const tpui = await somebody();
  await say(tpui, { fromDay: '2025-05-05', toDay: '2025-06-06' });
  await db.transaction((tx) => refreshObligations(tx, [tpui], today));
  await query(`select note_obligation_filed($1, 'direct-assessment', '2025-01-01', '2026-04-01')`, [tpui]);
  await query(`select note_obligation_filed($1, 'direct-assessment', '2025-01-01', '2026-05-01')`, [tpui]);
  // Nobody expected this one.
  await query(`select note_obligation_filed($1, 'direct-assessment', '2026-01-01', '2026-11-01')`, [tpui]);
  await query(`update obligation_facts set from_day = '2024-01-01', to_day = '2024-02-02' where tpui = $1`, [tpui]);
  await db.transaction((tx) => refreshObligations(tx, [tpui], today));
  expect(await registered(tpui)).toEqual([
    'direct-assessment 2025-01-01 2026-03-31 2026-04-01',
    'direct-assessment 2026-01-01 2027-03-31 2026-11-01',
  ]);
  for (const change of [
    `filed_on = '2026-01-01'`,
    'filed_on = null',
    `due_on = '2026-06-30'`,
    `period_from = '2027-01-01'`,
  ])
    await expect(
      query(`update obligations set ${change} where tpui = $1 and period_from = '2025-01-01'`, [tpui]),
    ).rejects.toMatchObject({
      constraint: 'obligations_fixed',
    });
  await expect(query('delete from obligations where tpui = $1', [tpui])).rejects.toThrow();
});

it('two records of one person owe once; apart again, each owes its own', async () => {
  const [gone, lead] = [await somebody(), await somebody()];
  const [chief, deputy] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
  const decided = async (action: 'merge' | 'separate') => {
    const [made] = await query<{ id: string }>(
      `insert into taxpayer_merges (action, from_tpui, into_tpui, reason, proposed_by) values ($1, $2, $3, 'One person', $4) returning id`,
      [action, gone, lead, chief],
    );
    await query(
      `update taxpayer_merges set state = 'released', decided_by = $2, decided_at = clock_timestamp() where id = $1`,
      [made?.id, deputy],
    );
    await refreshAll(deps, today, never);
  };
  await say(gone, { fromDay: '2025-01-01', toDay: '2026-01-01' });
  await say(lead, { fromDay: '2026-01-01', toDay: '2026-02-02' });
  await refreshAll(deps, today, never);
  await query(`select note_obligation_filed($1, 'direct-assessment', '2025-01-01', '2026-03-01')`, [gone]);
  await decided('merge');
  expect([await registered(gone), await registered(lead)]).toEqual([
    ['direct-assessment 2025-01-01 2026-03-31 2026-03-01', 'direct-assessment 2026-01-01 2027-03-31 ended'],
    ['direct-assessment 2026-01-01 2027-03-31'],
  ]);
  await decided('separate');
  expect([await registered(gone), await registered(lead)]).toEqual([
    ['direct-assessment 2025-01-01 2026-03-31 2026-03-01', 'direct-assessment 2026-01-01 2027-03-31'],
    ['direct-assessment 2026-01-01 2027-03-31'],
  ]);
});
