import { type DueRule, dueRules, dutyPeriods } from '@portal/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Duty, dutiesOf, type TaxpayerFacts } from './duties.ts';
import { changesTo, type RegisteredDuty } from './register.ts';
import type { Span } from './spans.ts';

const facts = ['employer', 'withholdingAgent', 'selfEmployed', 'consumptionTaxPremises', 'premises', 'away'] as const;
const first = '2024-11-01';
const dayMs = 24 * 60 * 60_000;
const dayOf = (number: number) => new Date(Date.parse(first) + number * dayMs).toISOString().slice(0, 10);
/** Five years: two ends of February of a leap year and of others are in it. */
const days = 1_600;
const span = fc
  .tuple(fc.nat(days), fc.option(fc.nat(days)))
  .map(([from, to]): Span => ({ fromDay: dayOf(from), toDay: to === null ? null : dayOf(Math.max(from, to)) }));
const factsArbitrary = fc.record({
  isPerson: fc.boolean(),
  employer: fc.array(span, { maxLength: 2 }),
  withholdingAgent: fc.array(span, { maxLength: 2 }),
  selfEmployed: fc.array(span, { maxLength: 2 }),
  consumptionTaxPremises: fc.array(span, { maxLength: 3 }),
  premises: fc.array(span, { maxLength: 2 }),
  away: fc.array(span, { maxLength: 2 }),
}) satisfies fc.Arbitrary<TaxpayerFacts>;

/** Day by day and without arithmetic of spans: what anybody would do with a calendar on paper. */
function byCalendar(given: TaxpayerFacts, today: string): string[] {
  const holds = (spans: readonly Span[], day: string) =>
    spans.some(({ fromDay, toDay }) => fromDay <= day && (toDay === null || day <= toDay));
  const owed = new Set<string>();
  for (let number = 0, day = first; day <= today; number++, day = dayOf(number)) {
    if (day < '2025-01-01' || holds(given.away, day)) continue;
    const [year, month] = [day.slice(0, 4), day.slice(0, 7)];
    if (holds(given.employer, day)) owed.add(`paye-month ${month}-01`).add(`form-h1 ${year}-01-01`);
    if (holds(given.withholdingAgent, day)) owed.add(`withholding-month ${month}-01`);
    if (given.isPerson && holds(given.selfEmployed, day)) owed.add(`direct-assessment ${year}-01-01`);
    if (holds(given.premises, day)) owed.add(`business-premises-year ${year}-01-01`);
    if (holds(given.consumptionTaxPremises, day)) owed.add(`consumption-tax-month ${month}-01`);
  }
  return [...owed].sort();
}

const keyOf = ({ kind, fromDay }: Pick<Duty, 'kind' | 'fromDay'>) => `${kind} ${fromDay}`;
const lineOf = (duty: Duty) => `${keyOf(duty)} ${duty.dueOn}`;
const live = (register: readonly RegisteredDuty[]) =>
  register
    .filter(({ endedOn }) => endedOn === null)
    .map(lineOf)
    .sort();

function kept(register: readonly RegisteredDuty[], duties: readonly Duty[], today: string): readonly RegisteredDuty[] {
  const { added, renewed, ended } = changesTo(register, duties, today);
  const [again, over] = [new Map(renewed.map((duty) => [keyOf(duty), duty])), new Set(ended.map(keyOf))];
  return [
    ...register.map((row) => {
      const duty = again.get(keyOf(row));
      if (duty) return { ...row, dueOn: duty.dueOn, endedOn: null };
      return over.has(keyOf(row)) ? { ...row, endedOn: today } : row;
    }),
    ...added.map((duty) => ({ ...duty, filedOn: null, endedOn: null })),
  ];
}
const none = { added: [], renewed: [], ended: [] };

it('duties are what a calendar on paper says, for any facts on any day', () => {
  fc.assert(
    fc.property(factsArbitrary, fc.nat(days), (given, at) => {
      const today = dayOf(at);
      expect(dutiesOf(given, dueRules, today).map(keyOf).sort()).toEqual(byCalendar(given, today));
    }),
    { numRuns: 150 },
  );
});

it('facts change in any order while days go by: the register is the one made from scratch, and a second time changes nothing', () => {
  const change = fc.record({
    fact: fc.constantFrom(...facts),
    spans: fc.array(span, { maxLength: 2 }),
    later: fc.nat(90),
  });
  fc.assert(
    fc.property(factsArbitrary, fc.array(change, { minLength: 1, maxLength: 8 }), (begin, changes) => {
      let given: TaxpayerFacts = begin;
      let register: readonly RegisteredDuty[] = [];
      let at = 300;
      for (const { fact, spans, later } of changes) {
        given = { ...given, [fact]: spans };
        at += later;
        const today = dayOf(at);
        const duties = dutiesOf(given, dueRules, today);
        const before = new Set(register.map(keyOf));
        register = kept(register, duties, today);
        expect(live(register)).toEqual(live(kept([], duties, today)));
        expect(live(register).length).toBe(byCalendar(given, today).length);
        expect(changesTo(register, duties, today)).toEqual(none);
        // What was expected once stays readable.
        for (const row of before) expect(register.map(keyOf)).toContain(row);
      }
    }),
    { numRuns: 150 },
  );
});

it('a changed rule moves only what is ahead, whenever it is entered', () => {
  const kinds = Object.keys(dutyPeriods) as (keyof typeof dutyPeriods)[];
  const rule = fc.record({
    kind: fc.constantFrom(...kinds),
    year: fc.integer({ min: 2025, max: 2028 }),
    monthsAfter: fc.integer({ min: 1, max: 6 }),
    day: fc.integer({ min: 1, max: 31 }),
  });
  fc.assert(
    fc.property(factsArbitrary, rule, fc.integer({ min: 300, max: days }), (given, { year, ...changed }, at) => {
      const today = dayOf(at);
      const rules: DueRule[] = [...dueRules, { ...changed, fromDay: `${year}-01-01`, source: 'A law that may come' }];
      const before = kept([], dutiesOf(given, dueRules, today), today);
      const duties = dutiesOf(given, rules, today);
      const after = kept(before, duties, today);
      expect(after.map(keyOf)).toEqual(before.map(keyOf));
      for (const [index, row] of before.entries()) {
        const [moved, asked] = [
          after[index]?.dueOn ?? '',
          duties.find((duty) => keyOf(duty) === keyOf(row))?.dueOn ?? '',
        ];
        expect(moved).toBe(row.dueOn < today || asked < today ? row.dueOn : asked);
        if (row.kind !== changed.kind || row.fromDay < `${year}-01-01`) expect(moved).toBe(row.dueOn);
      }
      expect(changesTo(after, duties, today)).toEqual(none);
    }),
    { numRuns: 150 },
  );
});

it('what is filed stays, whatever the facts say later', () => {
  const row = { kind: 'direct-assessment', fromDay: '2025-01-01', dueOn: '2026-03-31', endedOn: null } as const;
  expect(changesTo([{ ...row, filedOn: '2026-02-02' }], [], '2026-02-03')).toEqual(none);
  expect(changesTo([{ ...row, filedOn: null }], [], '2026-02-03').ended).toEqual([{ ...row, filedOn: null }]);
});

it('what comes back is expected again, by its old day where that is over', () => {
  const row = { kind: 'direct-assessment', fromDay: '2025-01-01', dueOn: '2026-03-31', filedOn: null } as const;
  const duty = { kind: row.kind, fromDay: row.fromDay, dueOn: '2026-04-30' };
  const ended = { ...row, endedOn: '2026-02-02' };
  expect(changesTo([ended], [duty], '2026-04-01').renewed).toEqual([{ ...duty, dueOn: '2026-03-31' }]);
  expect(changesTo([ended], [duty], '2026-03-31').renewed).toEqual([duty]);
});
