import { kobo, type ObjectionDetail, type ObjectionState, type OwnObjection } from '@portal/contracts';
import type { ObjectionRow } from './data/objections.repository.ts';

/** The catalogue does not know that a view's columns are never null. */
const given = <T>(value: T | null): T => {
  if (value === null) throw new Error('A view answered nothing where there is always something');
  return value;
};
const moment = (at: Date | string) => new Date(at).toISOString();
type Bill = OwnObjection['admittedBill'];

function decisionOf(row: ObjectionRow): OwnObjection['decision'] {
  if (row.ended_on === null || row.tax_kobo === null) return null;
  const { reasons, tax_kobo, ended_on, decided_by_name } = row;
  return { reasons: reasons ?? '', taxKobo: kobo(tax_kobo), decidedOn: ended_on, by: decided_by_name };
}

/** What both sides read. */
function presentBoth(row: ObjectionRow) {
  const assessed = given(row.assessed_kobo);
  const admitted = given(row.admitted_kobo);
  return {
    ...{ id: given(row.id), number: given(row.number), assessment: given(row.assessment) },
    revenueHead: row.revenue_head ?? '',
    period: { from: given(row.period_from), to: given(row.period_to) },
    state: given(row.state) as ObjectionState,
    issues: row.issues as OwnObjection['issues'],
    ...{ amendment: given(row.amendment), justification: given(row.justification) },
    ...{ incomeKobo: kobo(given(row.income_kobo)), assessedKobo: kobo(assessed), admittedKobo: kobo(admitted) },
    disputedKobo: kobo(assessed - admitted),
    ...{ lodgedAt: moment(given(row.lodged_at)), lodgedOn: given(row.lodged_on), lastDay: given(row.last_day) },
    day: row.day,
    admittedBill: row.admitted_bill as Bill,
    disputedBill: row.disputed_bill as Bill,
    restBill: row.rest_bill as Bill,
    words: (row.words as OwnObjection['words']).map((said) => ({ ...said, at: moment(said.at) })),
    decision: decisionOf(row),
  };
}

/** The taxpayer reads the office and the decision, no name of an officer. */
export function presentOwn(row: ObjectionRow): OwnObjection {
  const both = presentBoth(row);
  const decision = both.decision && { ...both.decision, by: row.office };
  return { ...both, decision, canAnswer: both.state === 'asked' };
}

export function presentDetail(row: ObjectionRow): ObjectionDetail {
  const { proposed_outcome, proposed_kobo, proposed_reasons, proposed_by_name, proposed_at } = row;
  const isProposed = proposed_outcome !== null && proposed_outcome !== 'invalid';
  return {
    ...presentBoth(row),
    ...{ payer: given(row.payer), tpui: given(row.tpui), office: row.office ?? '' },
    assessedBy: (row.assessed_by as string[] | null) ?? [],
    proposal: isProposed
      ? {
          outcome: proposed_outcome as 'upheld' | 'revised' | 'dismissed',
          taxKobo: kobo(proposed_kobo ?? 0),
          reasons: proposed_reasons ?? '',
          by: proposed_by_name ?? '',
          at: moment(given(proposed_at)),
        }
      : null,
    caseVersion: given(row.case_version),
  };
}
