import { type DiscrepancyDetail, kobo, lawfulMoves, type OwnDiscrepancy, workKinds } from '@portal/contracts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { clockOf } from '../assessments/index.ts';
import type { DiscrepancyRow } from './data/discrepancies.repository.ts';

function presentFields(row: DiscrepancyRow) {
  const { id, number, tpui, rule, returnKind, periodTo, source, sourceOn, confidence, state, foundOn } = row;
  const { queriedOn, answerBy, explainedOn, decidedOn, assessmentId, assessment } = row;
  return {
    ...{ id, number, tpui, rule, returnKind, periodTo, source, sourceOn, confidence, state, foundOn },
    ...{ queriedOn, answerBy, explainedOn, decidedOn },
    ...{ taxpayer: row.taxpayer ?? '', office: row.office ?? '', periodFrom: row.periodFrom ?? periodTo },
    ...{ declaredKobo: kobo(row.declaredKobo), foundKobo: kobo(row.foundKobo), effectKobo: kobo(row.effectKobo) },
    ...{ toleranceKobo: kobo(row.toleranceKobo), query: row.query ?? '', explanation: row.explanation ?? '' },
    decisionReason: row.decisionReason ?? '',
    assessment: assessmentId !== null && assessment !== null ? { id: assessmentId, number: assessment } : null,
  };
}

export const clockOfQuery = ({ state, queriedOn, answerBy, today }: DiscrepancyRow) =>
  state === 'queried' && queriedOn !== null && answerBy !== null ? clockOf(queriedOn, answerBy, today) : null;

/** What the taxpayer sees; an assessment only once it is served, by a case of its own. */
export function presentOwn(row: DiscrepancyRow): OwnDiscrepancy {
  return { ...presentFields(row), assessment: null, clock: clockOfQuery(row), canExplain: row.state === 'queried' };
}

/** With what the caller may do beside the moves of its case. */
export function presentDetail(
  row: DiscrepancyRow,
  work: { readonly workId: string; readonly caseVersion: number },
  { id: userId, roles: [role] }: SignedInUser,
): DiscrepancyDetail {
  const steps = [{ move: 'open', userId: row.openedBy }];
  const lawful = lawfulMoves(workKinds.discrepancy, { state: row.state, steps }, { userId, role, capacities: [] });
  const mayAssess = row.state === 'explained' || (row.answerBy !== null && row.today > row.answerBy);
  return {
    ...presentFields(row),
    ...work,
    acts: [
      ...(lawful.includes('query') ? (['query'] as const) : []),
      ...(lawful.includes('assess') && mayAssess ? (['assess'] as const) : []),
    ],
  };
}
