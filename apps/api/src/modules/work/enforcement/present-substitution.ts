import {
  kobo,
  type LawClock,
  lawfulMoves,
  type OwnSubstitution,
  type SubstitutionDetail,
  type SubstitutionMove,
  substitutionMoves,
  workKinds,
} from '@portal/contracts';
import type { SubstitutionBill, SubstitutionRow } from './data/substitutions.repository.ts';
import { lawClock } from './law-clock.ts';

/** Thirty days to object while nobody has, ninety to decide then. */
function clockOfSubstitution(row: SubstitutionRow): LawClock | null {
  const { state, servedOn, objectedOn, objectUntil, decideUntil, today } = row;
  if (state === 'served' && servedOn !== null && objectUntil !== null && today <= objectUntil)
    return lawClock(servedOn, objectUntil, today);
  if (state === 'objected' && objectedOn !== null && decideUntil !== null)
    return lawClock(objectedOn, decideUntil, today);
  return null;
}

/** Whether somebody appointed can still object. */
export const mayObjectNow = ({ state, today, objectUntil }: SubstitutionRow): boolean =>
  state === 'served' && objectUntil !== null && today <= objectUntil;

/** On day 91 an objection is upheld, whoever has written it since. */
const stateOf = ({ state, today, decideUntil }: SubstitutionRow): SubstitutionRow['state'] =>
  state === 'objected' && decideUntil !== null && today > decideUntil ? 'upheld-by-law' : state;

function presentFields(row: SubstitutionRow, bills: readonly SubstitutionBill[]) {
  const { id, number, taxpayer, holder, holding, servedOn, servedHow, servedPlace, servedProof } = row;
  const { objectedOn, wrong, amendment, justification, saidOwedKobo, admittedKobo, answer, endedOn, endReason } = row;
  const open = bills.filter(({ standing }) => standing === 'open' || standing === 'under-review');
  return {
    ...{ id, number, taxpayer, holder, holding, answer, endedOn, endReason, office: row.office ?? '' },
    ...{ state: stateOf(row), askedKobo: kobo(row.askedKobo), clock: clockOfSubstitution(row) },
    openKobo: kobo(open.reduce((sum, { amountKobo }) => sum + amountKobo, 0)),
    bills: bills.map(({ reference, amountKobo, standing }) => ({
      ...{ reference, amountKobo: kobo(amountKobo), isOpen: standing === 'open', isPaid: standing === 'paid' },
    })),
    service:
      servedOn === null || servedHow === null
        ? null
        : { on: servedOn, how: servedHow, place: servedPlace ?? '', proof: servedProof ?? '' },
    objection:
      objectedOn === null
        ? null
        : {
            ...{ on: objectedOn, wrong: wrong ?? '', amendment: amendment ?? '', justification: justification ?? '' },
            ...{ owedKobo: kobo(saidOwedKobo ?? 0), admittedKobo: kobo(admittedKobo ?? 0) },
          },
  };
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** By the law of its case. `isLegal`: the caller is a Director with the capacity Legal. */
export function movesOfSubstitution(
  row: SubstitutionRow,
  {
    id: userId,
    roles: [role],
    isLegal,
  }: { readonly id: string; readonly roles: readonly string[]; readonly isLegal: boolean },
): SubstitutionMove[] {
  const steps = [
    { move: 'open', userId: row.askedBy },
    { move: 'approve', userId: row.approvedBy },
  ];
  const person = { userId, role: role ?? '', capacities: isLegal ? (['legal'] as const) : [] };
  const lawful = lawfulMoves(workKinds.substitution, { state: stateOf(row), steps }, person);
  return substitutionMoves.filter((move) => lawful.includes(move) && (move !== 'object' || mayObjectNow(row)));
}

/** With who did what, and what the caller may do. */
export function presentSubstitution(
  row: SubstitutionRow,
  bills: readonly SubstitutionBill[],
  work: {
    readonly workId: string;
    readonly caseVersion: number;
    readonly hasAccount: boolean;
    readonly moves: readonly SubstitutionMove[];
  },
): SubstitutionDetail {
  const { noticeId, demandNumber, tpui, holderTpui, ground, hindrance, askedOn } = row;
  return {
    ...presentFields(row, bills),
    ...{ demandId: noticeId, demandNumber, tpui, holderTpui, ground, hindrance, askedOn, ...work },
    ...{ owedKobo: kobo(row.owedKobo), moves: [...work.moves] },
    askedBy: named(row.askedBy, row.askedByName),
    approvedBy: named(row.approvedBy, row.approvedByName),
    decidedBy: named(row.decidedBy, row.decidedByName),
  };
}

/** As both know it who are outside the office. What the office knows of the debt between them is not said. */
export function presentOwnSubstitution(
  row: SubstitutionRow,
  bills: readonly SubstitutionBill[],
  side: OwnSubstitution['side'],
): OwnSubstitution {
  return { ...presentFields(row, bills), side, mayObject: side === 'holder' && mayObjectNow(row) };
}
