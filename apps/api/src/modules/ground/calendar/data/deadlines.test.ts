import { lawRuleIds } from '@portal/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../../platform/clock/lagos-day.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';

const { db, owner } = await createTestDatabase();
const officer = await givenUser(db, { roles: ['Tax Office Manager'] });
const { rows: known } = await db.$client.query<{ day: string }>('select day from public_holidays');
const holidays = new Set(known.map(({ day }) => day));

interface Rule {
  readonly id: string;
  readonly length: number;
  readonly unit: 'days' | 'working-days';
  readonly rolls: boolean;
}
interface Pause {
  readonly from: string;
  readonly until: string;
}

const { rows: rules } = await db.$client.query<Rule & { mayPause: boolean; mayExtend: boolean }>(
  `select id, length, unit, rolls_to_working_day as rolls, may_pause as "mayPause", may_extend as "mayExtend" from law_rules`,
);

const isWorkingDay = (day: string) => weekdayOf(day) < 6 && !holidays.has(day);

/** The same by another way: all days written down, those that do not count struck out. */
function endOf({ length, unit, rolls }: Rule, start: string, pauses: readonly Pause[], extension: number): string {
  const days = Array.from({ length: 2500 }, (_, index) => addDays(start, index + 1));
  const counting = days
    .filter((day) => !pauses.some(({ from, until }) => from <= day && day < until))
    .filter((day) => unit === 'days' || isWorkingDay(day));
  const end = counting[length + extension - 1] ?? '';
  return rolls ? (days.find((day) => day >= end && isWorkingDay(day)) ?? '') : end;
}

async function started(rule: string, day: string): Promise<{ id: string; due: string }> {
  const { rows } = await db.$client.query<{ id: string; due: string }>(
    `insert into deadlines (rule_id, rule_from, started_on) values ($1, $2, $2) returning id, due_on as due`,
    [rule, day],
  );
  return rows[0] ?? { id: '', due: '' };
}

const said = (sql: string, values: unknown[]) =>
  db.$client.query(sql, values).then(
    () => 'taken',
    ({ constraint }: { constraint?: string }) => constraint,
  );
/** At nine in the morning of a day. */
const pause = (id: string, day: string) =>
  said(
    `insert into deadline_pauses (deadline_id, from_day, reason, paused_by, at) values ($1, $2, 'Because', $3, $2::date + time '08:00' at time zone 'UTC')`,
    [id, day, officer],
  );
const resume = (id: string, day: string) =>
  said('update deadline_pauses set until_day = $2, resumed_by = $3 where deadline_id = $1 and until_day is null', [
    id,
    day,
    officer,
  ]);
const extend = (id: string, day: string, days: number) =>
  said(
    `insert into deadline_extensions (deadline_id, days, reason, extended_by, at) values ($1, $3, 'Because', $4, $2::date + time '08:00' at time zone 'UTC')`,
    [id, day, days, officer],
  );
const dueOf = async (id: string) =>
  (await db.$client.query<{ due: string | null }>('select due_on as due from deadlines where id = $1', [id])).rows[0]
    ?.due;

const aDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));

describe('the end of a deadline', () => {
  it.each([
    ['objection.decision', '2026-11-23', '2027-02-21', 'a Sunday: the authority’s time does not roll'],
    [
      'demand.payment',
      '2026-11-26',
      '2026-12-28',
      'Saturday 26 December is Boxing Day, the next working day is Monday',
    ],
    ['demand.payment', '2026-12-02', '2027-01-04', '1 January is a holiday, a Friday: the next working day is Monday'],
    ['declaration.check', '2026-12-18', '2027-01-05', 'ten working days without Christmas and New Year'],
    ['information.answer', '2026-11-23', '2026-11-30', 'seven days'],
  ])('%s from %s is %s: %s', async (rule, start, end) => {
    expect((await started(rule, start)).due).toBe(end);
  });

  it('is what counting by hand gives, for every rule and first day, with pauses and extensions on the way', async () => {
    const change = fc.record({
      after: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 0, max: 60 }),
      extends: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...rules),
        aDay,
        fc.array(change, { maxLength: 4 }),
        async (rule, start, changes) => {
          const { id, due } = await started(rule.id, start);
          const pauses: Pause[] = [];
          let extension = 0;
          let end = endOf(rule, start, pauses, extension);
          expect(due).toBe(end);
          let today = start;
          for (const { after, length, extends: isExtension } of changes) {
            today = addDays(today, after);
            if (isExtension) {
              const allowed = !rule.mayExtend ? 'deadlines_fixed' : end < today ? 'deadlines_passed' : 'taken';
              expect(await extend(id, today, length + 1)).toBe(allowed);
              if (allowed === 'taken') extension += length + 1;
            } else {
              const allowed = !rule.mayPause ? 'deadlines_fixed' : end < today ? 'deadlines_passed' : 'taken';
              expect(await pause(id, today)).toBe(allowed);
              if (allowed === 'taken') {
                expect(await dueOf(id)).toBeNull();
                const until = addDays(today, length);
                expect(await resume(id, until)).toBe('taken');
                pauses.push({ from: today, until });
                today = until;
              }
            }
            end = endOf(rule, start, pauses, extension);
            expect(await dueOf(id)).toBe(end);
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('follows a holiday that is announced, wherever it runs over one; what has ended does not', async () => {
    const some = fc.sample(
      fc.tuple(
        fc.constantFrom(...rules),
        aDay.filter((day) => day < '2027-06-01'),
      ),
      60,
    );
    const running: { id: string; rule: Rule; start: string }[] = [];
    for (const [rule, start] of some) running.push({ id: (await started(rule.id, start)).id, rule, start });
    const ended = await started('declaration.check', '2027-03-01');
    await db.$client.query('update deadlines set ended_at = now() where id = $1', [ended.id]);
    for (const day of ['2027-03-09', '2027-03-10', '2027-05-17', '2026-07-13', '2027-03-13']) {
      await owner.$client.query(`insert into public_holidays (day, name) values ($1, '{"en": "x", "ha": "x"}')`, [day]);
      holidays.add(day);
      for (const { id, rule, start } of running) {
        expect(await dueOf(id), `${rule.id} ${start} ${day}`).toBe(endOf(rule, start, [], 0));
      }
    }
    expect(await dueOf(ended.id)).toBe(ended.due);
  });
});

describe('the law', () => {
  it('has every deadline of the contract, with where it is written, and nobody writes it but its owner', async () => {
    expect(rules.map(({ id }) => id).sort()).toEqual([...lawRuleIds].sort());
    const { rows } = await db.$client.query(
      `select from law_rules where source = '' or (is_law and source !~ 'section [0-9]')`,
    );
    expect(rows).toEqual([]);
    expect(await said('update law_rules set length = 9000', [])).toBe('law_rules_append_only');
    expect(
      await said(
        `insert into law_rules select id, '2030-01-01', title, 9, unit, true, true, true, source, true from law_rules`,
        [],
      ),
    ).toBe('law_rules_owner');
  });

  it('that changes counts for what begins from its day on', async () => {
    await owner.$client.query(
      `insert into law_rules select id, '2028-06-01', title, 60, unit, false, may_pause, may_extend, source, is_law from law_rules where id = 'refund.payment'`,
    );
    expect((await started('refund.payment', '2028-05-31')).due).toBe('2028-08-29');
    expect((await started('refund.payment', '2028-06-01')).due).toBe('2028-07-31');
    await expect(started('refund.payment', '2025-12-31')).rejects.toMatchObject({ constraint: 'deadlines_law' });
  });
});

describe('the database', () => {
  it('keeps what was counted: no other first day or end, no change after its end, no suspension in the past', async () => {
    const { id, due } = await started('declaration.check', '2027-04-05');
    await db.$client.query(`update deadlines set due_on = '2099-01-01' where id = $1`, [id]);
    expect(await dueOf(id)).toBe(due);
    const update = (set: string) => said(`update deadlines set ${set} where id = $1`, [id]);
    expect(await update(`started_on = '2027-05-05'`)).toBe('deadlines_stay');
    expect(await update(`rule_id = 'objection.decision'`)).toBe('deadlines_stay');
    expect(
      await said(
        `insert into deadline_pauses (deadline_id, from_day, reason, paused_by, at) values ($1, '2027-04-06', 'Because', $2, '2027-04-09T08:00Z')`,
        [id, officer],
      ),
    ).toBe('deadlines_backdated');
    expect(await pause(id, '2027-04-07')).toBe('taken');
    expect(await pause(id, '2027-04-08')).toBe('deadline_pauses_open_idx');
    expect(await resume(id, '2027-04-09')).toBe('taken');
    expect(await said(`update deadline_pauses set until_day = '2027-05-09' where deadline_id = $1`, [id])).toBe(
      'deadline_pauses_stay',
    );
    expect(await said(`delete from deadline_extensions`, [])).toBe('deadline_extensions_append_only');
    expect(await update('ended_at = now()')).toBe('taken');
    expect(await update('ended_at = null')).toBe('deadlines_stay');
    expect(await pause(id, '2027-04-10')).toBe('deadlines_ended');
    expect(await said('delete from deadlines where id = $1', [id])).toBe('deadlines_append_only');
  });
});
