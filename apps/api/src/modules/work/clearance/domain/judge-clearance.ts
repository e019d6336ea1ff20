import {
  type ClearanceBlockerKind,
  type ClearancePersonReason,
  type ClearanceRestKind,
  type ClearanceYearBasis,
  clearancePersonReasons,
  type YearStatementKind,
} from '@portal/contracts';
import type { BillFacts, ClearanceFacts, DutyFacts, YearFacts } from './clearance-facts.ts';

export interface JudgedBlocker {
  /** The same for the same blocker. */
  readonly key: string;
  readonly kind: ClearanceBlockerKind;
  readonly year: number | null;
  readonly bill: BillFacts | null;
  readonly duty: DutyFacts | null;
}

export interface JudgedRest {
  readonly kind: ClearanceRestKind;
  readonly year: number | null;
  readonly reference: string | null;
  readonly amountKobo: number | null;
}

interface JudgedYear {
  readonly year: number;
  readonly state: 'clear' | 'blocked' | 'question' | 'person';
  readonly basis: ClearanceYearBasis | null;
}

export interface ClearanceJudgement {
  /** `cleared`: the portal issues; `person`: nothing blocks, and a person decides. */
  readonly answer: 'cleared' | 'blocked' | 'person';
  readonly blockers: readonly JudgedBlocker[];
  readonly rests: readonly JudgedRest[];
  readonly personReasons: readonly ClearancePersonReason[];
  readonly years: readonly JudgedYear[];
}

/** Two in a hundred are looked at by a person, drawn before anybody knows the answer. */
const drawnBelow = 200;

/**
 * Whether somebody is cleared for three years: each filed or covered by salary rows, and nothing due that is not paid (NTAA 72). Never in
 * the way: what is in dispute, parts of a plan that is kept, and what others withheld (72(5)). Pure; amounts are kobo.
 */
export function judgeClearance(facts: ClearanceFacts): ClearanceJudgement {
  const ofYears = facts.years.map((year) => judgeYear(facts, year));
  const ofBills = facts.bills.filter(({ bar }) => bar === 'owed' || bar === 'plan-broken').map(ofBill);
  const blockers = [...ofYears.flatMap(({ blocker }) => blocker ?? []), ...ofBills, ...facts.duties.map(ofDuty)];
  const personReasons = reasonsFor(
    facts,
    ofYears.flatMap(({ reason }) => reason ?? []),
  );
  const answer = blockers.length > 0 ? 'blocked' : personReasons.length > 0 ? 'person' : 'cleared';
  const isBlocked = (year: number) => blockers.some((one) => one.kind !== 'year-unknown' && one.year === year);
  return {
    ...{ answer, blockers, personReasons },
    rests: restsOf(facts),
    years: ofYears.map(({ year, state, basis }) => ({ year, state: isBlocked(year) ? 'blocked' : state, basis })),
  };
}

interface YearJudgement extends JudgedYear {
  readonly blocker?: JudgedBlocker;
  readonly reason?: ClearancePersonReason;
}

const basisOfPaper = {
  'no-income': 'no-income',
  'not-resident': 'not-resident',
  'filed-on-paper': 'paper',
  payslips: 'payslips',
} as const satisfies Record<YearStatementKind, ClearanceYearBasis>;

const reasonOfPaper = {
  'no-income': 'no-income',
  'not-resident': 'new-resident',
  'filed-on-paper': 'filed-on-paper',
  payslips: 'employer-missing',
} as const satisfies Record<YearStatementKind, ClearancePersonReason>;

function judgeYear({ isOrganisation, gaps }: ClearanceFacts, facts: YearFacts): YearJudgement {
  const { year, returnState, paye, paper } = facts;
  if (isOrganisation) return { year, state: 'clear', basis: 'duties' };
  if (returnState === 'filed') return { year, state: 'clear', basis: 'return' };
  // A business files though it earned nothing: of a return that is expected only one on paper takes the place.
  const counts = paper !== null && (returnState !== 'expected' || paper.kind === 'filed-on-paper') ? paper : null;
  if (returnState === 'expected' && counts === null)
    return { year, state: 'blocked', basis: null, blocker: blockerOf('year-not-filed', year) };
  if (returnState === 'excused') return { year, state: 'clear', basis: null };
  if (paye === 'own-name' && returnState === null) {
    const hasGap = gaps.some((gap) => gap.year === year);
    return hasGap
      ? { year, state: 'person', basis: 'paye', reason: 'employer-missing' }
      : { year, state: 'clear', basis: 'paye' };
  }
  if (counts !== null) return ofPaper(year, counts);
  if (paye === 'other-name') return { year, state: 'person', basis: 'paye', reason: 'other-name' };
  return { year, state: 'question', basis: null, blocker: blockerOf('year-unknown', year) };
}

function ofPaper(year: number, { kind, state }: NonNullable<YearFacts['paper']>): YearJudgement {
  const basis = basisOfPaper[kind];
  return state === 'accepted'
    ? { year, state: 'clear', basis }
    : { year, state: 'person', basis, reason: reasonOfPaper[kind] };
}

const blockerOf = (kind: 'year-not-filed' | 'year-unknown', year: number): JudgedBlocker => ({
  ...{ key: `year:${year}`, kind, year, bill: null, duty: null },
});

const ofBill = (bill: BillFacts): JudgedBlocker => ({
  key: `bill:${bill.reference}`,
  kind: bill.bar === 'plan-broken' ? 'plan-broken' : 'bill-unpaid',
  ...{ year: bill.year, bill, duty: null },
});

const ofDuty = (duty: DutyFacts): JudgedBlocker => ({
  ...{ key: `duty:${duty.kind}:${duty.periodFrom}`, kind: 'duty-missing' },
  ...{ year: Number(duty.periodFrom.slice(0, 4)), bill: null, duty },
});

/** In the order of the contract, each once. A person decides about an organisation anyway: nothing is drawn. */
function reasonsFor(
  { isIdentityProved, isOrganisation, isStaff, draw }: ClearanceFacts,
  ofYears: readonly ClearancePersonReason[],
): readonly ClearancePersonReason[] {
  const said = new Set<ClearancePersonReason>(ofYears);
  if (!isIdentityProved) said.add('identity-not-proved');
  if (isOrganisation) said.add('organisation');
  if (isStaff) said.add('staff');
  if (!isOrganisation && draw !== null && draw < drawnBelow) said.add('drawn');
  return clearancePersonReasons.filter((reason) => said.has(reason));
}

function restsOf({ bills, withheld, gaps }: ClearanceFacts): readonly JudgedRest[] {
  const resting = bills.flatMap(({ bar, year, reference, amountKobo }) =>
    bar === 'disputed' || bar === 'plan-kept' || bar === 'not-due' ? [{ kind: bar, year, reference, amountKobo }] : [],
  );
  return [
    ...resting,
    ...withheld.map(({ year, amountKobo }) => ({ kind: 'withheld' as const, year, reference: null, amountKobo })),
    ...gaps.map(({ year, employer }) => ({
      ...{ kind: 'employer-missing' as const, year, reference: employer, amountKobo: null },
    })),
  ];
}
