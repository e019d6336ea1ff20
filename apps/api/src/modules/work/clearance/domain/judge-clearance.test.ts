import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillBar, BillFacts, ClearanceFacts, YearFacts } from './clearance-facts.ts';
import { judgeClearance } from './judge-clearance.ts';

type Given = Partial<Omit<ClearanceFacts, 'years' | 'bills' | 'duties' | 'gaps'>> & {
  readonly years: readonly string[];
  readonly bills?: readonly (Pick<BillFacts, 'reference' | 'bar' | 'amountKobo'> & {
    readonly year?: number;
    readonly standing?: 'under-review';
  })[];
  readonly duties?: readonly Pick<ClearanceFacts['duties'][number], 'kind' | 'periodFrom'>[];
  readonly gaps?: readonly { readonly year: number; readonly months: number }[];
};

interface Situation {
  readonly name: string;
  readonly source: string;
  readonly given: Given;
  readonly answer: string;
  readonly blockers: readonly string[];
  readonly personReasons: readonly string[];
  readonly rests: readonly string[];
  readonly years: readonly string[];
}

const situations: readonly Situation[] = JSON.parse(
  readFileSync(new URL('./clearance-situations.json', import.meta.url), 'utf8'),
);

const firstYear = 2023;

/** `paye+expected`, `no-income:stated`: what is held of a year, in one word. */
function yearOf(said: string, index: number): YearFacts {
  const words = said.split('+');
  const paper = words.find((word) => word.includes(':'))?.split(':');
  return {
    year: firstYear + index,
    returnState: words.includes('return')
      ? 'filed'
      : words.includes('expected')
        ? 'expected'
        : words.includes('excused')
          ? 'excused'
          : null,
    paye: words.includes('paye') ? 'own-name' : words.includes('paye-other-name') ? 'other-name' : null,
    paper: paper ? ({ kind: paper[0], state: paper[1] } as YearFacts['paper']) : null,
  };
}

const factsOf = ({ years, bills = [], duties = [], gaps = [], ...more }: Given): ClearanceFacts => ({
  ...{ isOrganisation: false, isIdentityProved: true, isStaff: false, draw: null, withheld: [], ...more },
  years: years.map(yearOf),
  bills: bills.map(({ year = null, standing, ...bill }) => ({
    ...{ ...bill, year, heads: 'Levy', dueOn: '2026-01-31', isUnderReview: standing === 'under-review' },
  })),
  duties: duties.map((duty) => ({ ...duty, dueOn: '2026-06-10' })),
  gaps: gaps.map((gap) => ({ ...gap, employer: 'Zaria Mills', employerTpui: 'KD-1' })),
});

describe('the situations that were written before the rule', () => {
  it('are at least sixty, each with its source', () => {
    expect(situations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
    expect(situations.filter(({ source }) => source.length < 5)).toEqual([]);
  });

  it.each(situations)('$name ($source)', ({ given, answer, blockers, personReasons, rests, years }) => {
    const judged = judgeClearance(factsOf(given));

    expect({
      answer: judged.answer,
      blockers: judged.blockers.map(({ key }) => key),
      personReasons: judged.personReasons,
      rests: judged.rests.map(({ kind }) => kind),
      years: judged.years.map(({ state }) => state),
    }).toEqual({ answer, blockers, personReasons, rests, years });
  });
});

const bars = ['owed', 'plan-broken', 'disputed', 'plan-kept', 'not-due', 'own-invoice'] as const satisfies BillBar[];
const papers = ['no-income', 'not-resident', 'filed-on-paper', 'payslips'] as const;

const anyFacts: fc.Arbitrary<ClearanceFacts> = fc.record({
  isOrganisation: fc.boolean(),
  isIdentityProved: fc.boolean(),
  isStaff: fc.boolean(),
  draw: fc.option(fc.integer({ min: 0, max: 9999 })),
  years: fc
    .array(
      fc.record({
        returnState: fc.constantFrom('filed', 'expected', 'excused', null),
        paye: fc.constantFrom('own-name', 'other-name', null),
        paper: fc.option(fc.record({ kind: fc.constantFrom(...papers), state: fc.constantFrom('stated', 'accepted') })),
      }),
      { minLength: 3, maxLength: 3 },
    )
    .map((years) => years.map((year, index) => ({ ...year, year: firstYear + index }))),
  bills: fc
    .array(
      fc.record({
        bar: fc.constantFrom(...bars),
        amountKobo: fc.integer({ min: 1, max: 10_000_000 }),
        year: fc.option(fc.integer({ min: firstYear, max: firstYear + 3 })),
      }),
      { maxLength: 5 },
    )
    .map((bills) =>
      bills.map((bill, index) => ({
        ...{ ...bill, reference: `B${index}`, heads: 'Levy', dueOn: '2026-01-31', isUnderReview: false },
      })),
    ),
  duties: fc.array(
    fc.record({
      kind: fc.constantFrom('paye-month', 'withholding-month'),
      periodFrom: fc.constantFrom('2023-02-01', '2025-11-01'),
      dueOn: fc.constant('2025-12-10'),
    }),
    { maxLength: 2 },
  ),
  gaps: fc.array(
    fc.record({
      year: fc.integer({ min: firstYear, max: 2025 }),
      months: fc.constant(2),
      employer: fc.constant('E'),
      employerTpui: fc.constant('KD-1'),
    }),
    {
      maxLength: 2,
    },
  ),
  withheld: fc.array(fc.record({ year: fc.constant(2024), amountKobo: fc.integer({ min: 1, max: 1000 }) }), {
    maxLength: 2,
  }),
});

/** The words of the issue, a second time and without the rule's own steps. */
function mayBeIssuedByThePortal(facts: ClearanceFacts): boolean {
  const isFiled = (year: YearFacts) =>
    year.returnState === 'filed' ||
    year.returnState === 'excused' ||
    (year.returnState === null && year.paye === 'own-name' && facts.gaps.every((gap) => gap.year !== year.year)) ||
    (year.returnState === null && year.paye !== 'own-name' && year.paper?.state === 'accepted') ||
    (year.returnState === 'expected' && year.paper?.kind === 'filed-on-paper' && year.paper.state === 'accepted');
  return (
    !facts.isOrganisation &&
    facts.isIdentityProved &&
    !facts.isStaff &&
    !(facts.draw !== null && facts.draw < 200) &&
    facts.years.every(isFiled) &&
    facts.bills.every(({ bar }) => bar !== 'owed' && bar !== 'plan-broken') &&
    facts.duties.length === 0
  );
}

it('clears exactly whom the law and the issue clear, whatever the facts', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(judgeClearance(facts).answer === 'cleared').toBe(mayBeIssuedByThePortal(facts));
    }),
  );
});

it('says the same of the same facts in any order, and never blocks for what rests', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const judged = judgeClearance(facts);
      const turned = judgeClearance({
        ...facts,
        bills: [...facts.bills].reverse(),
        duties: [...facts.duties].reverse(),
      });
      expect(turned.answer).toBe(judged.answer);
      expect(new Set(turned.blockers.map(({ key }) => key))).toEqual(new Set(judged.blockers.map(({ key }) => key)));

      const unburdened = judgeClearance({
        ...facts,
        bills: facts.bills.filter(({ bar }) => bar === 'owed' || bar === 'plan-broken'),
        withheld: [],
      });
      expect(unburdened.answer).toBe(judged.answer);
    }),
  );
});
