import { type AssessmentDetail, kobo, type OwnAssessment, returnKinds } from '@portal/contracts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { BillOfDuty } from '../../money/billing/index.ts';
import type { AssessmentRow } from './data/assessments.repository.ts';
import { clockOf } from './domain/clock-of.ts';

/** What both sides see. */
export function presentOwn(row: AssessmentRow, bills: readonly BillOfDuty[]): OwnAssessment {
  const { id, number, tpui, returnKind, periodFrom, periodTo, basis, isDeliberate, method, reason } = row;
  const { sources, comparables, lines, standing, contestedOn, endReason, servedAt, servedOn, lastDay } = row;
  const bill = bills.find((one) => one.id === row.billId);
  return {
    ...{ id, number, tpui, returnKind, periodFrom, periodTo, basis, isDeliberate, method, reason },
    ...{ standing, contestedOn, endReason, taxKobo: kobo(row.taxKobo) },
    ...{ sources: [...sources], comparables: [...comparables], lines: [...lines] },
    ...{ taxpayer: row.taxpayer ?? '', office: row.office ?? '' },
    head: { code: row.headCode ?? '', name: returnKind === null ? (row.head ?? '') : returnKinds[returnKind].name.en },
    service:
      servedAt !== null && servedOn !== null && row.servedHow !== null
        ? { on: servedOn, at: servedAt.toISOString(), how: row.servedHow, place: row.servedPlace ?? '' }
        : null,
    clock: standing === 'served' && servedOn && lastDay ? clockOf(servedOn, lastDay, row.today) : null,
    endedAt: row.endedAt?.toISOString() ?? null,
    bill: bill ? { reference: bill.reference, amountKobo: kobo(bill.totalKobo), status: bill.status } : null,
  };
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** With who did what, and what the caller may do beside the moves of its case. */
export function presentDetail(
  row: AssessmentRow,
  bills: readonly BillOfDuty[],
  work: { readonly workId: string; readonly caseVersion: number },
  { id: userId, roles: [role] }: SignedInUser,
): AssessmentDetail {
  const isOfOffice = role === 'Tax Officer' || role === 'Tax Office Manager' || role === 'Tax Office Director';
  const mayWithdraw = (role === 'Tax Office Manager' || role === 'Tax Office Director') && userId !== row.proposedBy;
  return {
    ...presentOwn(row, bills),
    ...work,
    proposedBy: named(row.proposedBy, row.proposedByName),
    proposedAt: row.proposedAt.toISOString(),
    decidedBy: named(row.decidedBy, row.decidedByName),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    servedBy: named(row.servedBy, row.servedByName),
    endedBy: named(row.endedBy, row.endedByName),
    acts: [
      ...(isOfOffice && row.state === 'approved' ? (['serve'] as const) : []),
      ...(mayWithdraw && ['served', 'final', 'contested'].includes(row.standing) ? (['withdraw'] as const) : []),
    ],
  };
}
