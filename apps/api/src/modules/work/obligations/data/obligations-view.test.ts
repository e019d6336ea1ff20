import { dueRules, dutyKinds } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { dueDayOf, ruleOf } from '../domain/due-day.ts';
import { dutiesOf } from '../domain/duties.ts';
import type { Span } from '../domain/spans.ts';
import { givenFiledPaye, givenFiledWithholding } from '../testing/given-filed.ts';

const { db } = await createTestDatabase();
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<Row>(text, values)).rows;
const [{ today = '' } = {}] = await query<{ today: string }>('select lagos_today()::text as today');

async function somebody(role: 'Individual' | 'Corporate' = 'Corporate') {
  const id = await givenUser(db, { roles: [role] });
  const [{ tpui = '' } = {}] = await query<{ tpui: string }>('select tpui from users where id = $1', [id]);
  return { id, tpui };
}
const say = (tpui: string, fact: string, { fromDay, toDay }: Span) =>
  query('insert into obligation_facts (tpui, fact, from_day, to_day, saved_at) values ($1, $2, $3, $4, now())', [
    ...[tpui, fact, fromDay, toDay],
  ]);
const inView = async (tpui: string) =>
  (
    await query<{ line: string }>(
      `select concat_ws(' ', kind, period_from, due_on, state, filed_on) as line from reading.obligations where tpui = $1 order by kind, period_from`,
      [tpui],
    )
  ).map(({ line }) => line);

it('the rules of the database are those of the contract, word for word', async () => {
  const rows = await query(
    `select kind, from_day::text as "fromDay", months_after as "monthsAfter", day, source from due_rules order by kind, from_day`,
  );
  expect(rows).toEqual([...dueRules].sort((a, b) => (a.kind < b.kind ? -1 : 1)));
});

it('the database and the domain name the same due day for every period of a hundred years', async () => {
  const rows = await query<{ kind: (typeof dutyKinds)[number]; from: string; due: string | null }>(
    `select k.kind, m.day::date::text as from, due_day(k.kind, m.day::date)::text as due
     from unnest($1::text[]) as k (kind) cross join generate_series('2024-01-01'::timestamp, '2125-01-01', '1 month') m (day)
     where k.kind like '%-month' or extract(month from m.day) = 1`,
    [dutyKinds],
  );
  expect(rows.length).toBeGreaterThan(3_000);
  const other = rows.filter(({ kind, from, due }) => {
    const rule = ruleOf(dueRules, kind, from);
    return due !== (rule ? dueDayOf(rule, from) : null);
  });
  expect(other).toEqual([]);
});

it('nobody but a migration writes a rule', async () => {
  await expect(
    query(
      `insert into due_rules (kind, from_day, months_after, day, source) values ('form-h1', '2030-01-01', 1, 1, 'Nobody')`,
    ),
  ).rejects.toMatchObject({ constraint: 'due_rules_owner' });
  await expect(query('update due_rules set day = 28')).rejects.toThrow();
});

it('for any facts the view has the months and years that the domain makes of them', async () => {
  const dayMs = 24 * 60 * 60_000;
  const dayOf = (before: number) => new Date(Date.parse(today) - before * dayMs).toISOString().slice(0, 10);
  const span = fc.tuple(fc.nat(900), fc.option(fc.nat(900))).map(
    ([from, length]): Span => ({
      fromDay: dayOf(from),
      toDay: length === null ? null : dayOf(Math.max(0, from - length)),
    }),
  );
  const facts = fc.record({
    employer: fc.array(span, { maxLength: 3 }),
    withholdingAgent: fc.array(span, { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(facts, async ({ employer, withholdingAgent }) => {
      const { tpui } = await somebody();
      for (const one of employer) await say(tpui, 'employer', one);
      for (const one of withholdingAgent) await say(tpui, 'withholding-agent', one);
      const none = { selfEmployed: [], consumptionTaxPremises: [], premises: [], away: [] };
      const duties = dutiesOf({ isPerson: false, employer, withholdingAgent, ...none }, dueRules, today);
      expect(await inView(tpui)).toEqual(
        duties.map(({ kind, fromDay, dueOn }) => `${kind} ${fromDay} ${dueOn} expected`).sort(),
      );
    }),
    { numRuns: 20 },
  );
});

it('what is filed is what the months themselves say: in time on the due day, late the day after, whatever is amended later', async () => {
  const { id, tpui } = await somebody();
  await say(tpui, 'employer', { fromDay: '2025-03-01', toDay: '2025-05-31' });
  await givenFiledPaye(db, { tpui, month: '2025-03', on: '2025-04-10', by: id });
  await givenFiledPaye(db, { tpui, month: '2025-03', on: '2025-06-01', by: id });
  await givenFiledPaye(db, { tpui, month: '2025-04', on: '2025-05-11', by: id });
  // Nobody expected it: it is filed all the same.
  await givenFiledWithholding(db, { tpui, month: '2025-01', on: '2025-02-28', by: id });
  expect(await inView(tpui)).toEqual([
    'form-h1 2025-01-01 2026-01-31 expected',
    'paye-month 2025-03-01 2025-04-10 filed 2025-04-10',
    'paye-month 2025-04-01 2025-05-10 filed-late 2025-05-11',
    'paye-month 2025-05-01 2025-06-10 expected',
    'withholding-month 2025-01-01 2025-02-28 filed 2025-02-28',
  ]);
  await query(
    `insert into paye_returns (tpui, year, version, employees, gross_kobo, deducted_kobo, law_kobo, due_kobo, projected_kobo, signed_as, filed_by, filed_at, declaration_version)
     values ($1, 2025, 1, 0, 0, 0, 0, 0, 0, 'owner', $2, '2026-01-31T22:59:59Z', 1)`,
    [tpui, id],
  );
  expect((await inView(tpui))[0]).toBe('form-h1 2025-01-01 2026-01-31 filed 2026-01-31');
});

it('an employer who says nothing is expected from the first filing on; who says until when, until then', async () => {
  const { id, tpui } = await somebody();
  await givenFiledPaye(db, { tpui, month: '2025-06', on: '2025-07-01', by: id });
  const none = {
    isPerson: false,
    withholdingAgent: [],
    selfEmployed: [],
    consumptionTaxPremises: [],
    premises: [],
    away: [],
  };
  const duties = dutiesOf({ ...none, employer: [{ fromDay: '2025-06-01', toDay: null }] }, dueRules, today);
  expect((await inView(tpui)).length).toBe(duties.length);
  await say(tpui, 'employer', { fromDay: '2025-06-01', toDay: '2025-07-15' });
  expect((await inView(tpui)).filter((line) => line.startsWith('paye'))).toEqual([
    'paye-month 2025-06-01 2025-07-10 filed 2025-07-01',
    'paye-month 2025-07-01 2025-08-10 expected',
  ]);
});

it('an office reads the duties of its own taxpayers alone, whatever it asks', async () => {
  const [own, foreign] = [await somebody(), await somebody('Individual')];
  for (const [{ tpui }, office] of [
    [own, 6],
    [foreign, 8],
  ] as const) {
    await query(`update taxpayers set home_office_id = $2, home_office_source = 'confirmed' where tpui = $1`, [
      tpui,
      office,
    ]);
    await say(tpui, 'employer', { fromDay: '2025-03-01', toDay: '2025-03-31' });
    await query(
      `insert into obligations (tpui, kind, period_from, due_on) values ($1, 'direct-assessment', '2025-01-01', '2026-03-31')`,
      [tpui],
    );
    await query(
      `insert into obligation_excuses (tpui, kind, period_from, reason, excused_by, excused_at) values ($1, 'form-h1', '2025-01-01', 'Nobody was paid', $2, now())`,
      [...[tpui, own.id]],
    );
    await query(
      `insert into premises (tpui, place, trade, from_day, saved_at) values ($1, '4 Zaria Road', 'shop', '2025-01-01', now())`,
      [tpui],
    );
  }
  const readAs = createReadAs(db);
  const read = (scope: Parameters<typeof readAs>[0]) =>
    readAs(scope, async (run) => {
      const duties = await run<{ tpui: string }>(
        sql`select distinct tpui from reading.obligations where tpui in (${own.tpui}, ${foreign.tpui}) and (kind <> 'form-h1' or state = 'excused')`,
      );
      const places = await run<{ tpui: string }>(
        sql`select tpui from reading.premises where tpui in (${own.tpui}, ${foreign.tpui})`,
      );
      return [duties, places].map((rows) => rows.map(({ tpui }) => tpui).sort());
    });
  const office = { kind: 'tax-offices', taxOfficeId: 6, name: 'An office', reach: 'own' } as const;
  expect(await read(office)).toEqual([[own.tpui], [own.tpui]]);
  const both = [own.tpui, foreign.tpui].sort();
  expect(await read({ kind: 'state' })).toEqual([both, both]);
});
