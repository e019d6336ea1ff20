import {
  type DemandDetail,
  type DemandedBill,
  type DemandMove,
  kobo,
  type LawClock,
  type OwnDemand,
  workKinds,
} from '@portal/contracts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { billsOfDemand, DemandRow } from './data/demands.repository.ts';

type BillRow = Awaited<ReturnType<typeof billsOfDemand>>[number];
const running: readonly string[] = ['served', 'part-paid', 'lapsed', 'plan', 'contested'];
const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Day n of the thirty, while something is owed. */
export function clockOf({ standing, servedOn, lastDay, today }: DemandRow): LawClock | null {
  if (servedOn === null || lastDay === null || !running.includes(standing)) return null;
  const days = daysBetween(servedOn, lastDay);
  return { startedOn: servedOn, endsOn: lastDay, day: Math.min(Math.max(daysBetween(servedOn, today), 0), days), days };
}

function presentFields(row: DemandRow) {
  const { id, number, tpui, taxpayer, standing, servedAt, servedOn, servedHow, endReason } = row;
  return {
    ...{ id, number, tpui, taxpayer, standing, endReason, office: row.office ?? '' },
    ...{ totalKobo: kobo(row.totalKobo), paidKobo: kobo(row.paidKobo), openKobo: kobo(row.openKobo) },
    service:
      servedAt !== null && servedOn !== null && servedHow !== null
        ? {
            ...{ on: servedOn, at: servedAt.toISOString(), how: servedHow },
            ...{ place: row.servedPlace ?? '', proof: row.servedProof ?? '' },
          }
        : null,
    clock: clockOf(row),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

const presentBill = ({
  billReference,
  ground,
  periodFrom,
  heads,
  dueOn,
  amountKobo,
  standing,
}: BillRow): DemandedBill => ({
  ...{ billReference, ground, periodFrom, dueOn, standing, heads: heads ?? '', amountKobo: kobo(amountKobo) },
});

/** What both sides see. */
export function presentOwn(row: DemandRow, bills: readonly BillRow[]): OwnDemand {
  return { ...presentFields(row), bills: bills.map(presentBill) };
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** By the law of its case, and besides it the end of what was served: by another person than who prepared it. */
function movesOf({ state, preparedBy }: DemandRow, { id: userId, roles: [role] }: SignedInUser): DemandMove[] {
  const isPreparer = userId === preparedBy;
  const moves = Object.entries(workKinds['demand-notice'].moves).flatMap(([move, law]) => {
    const { from, by } = law as { readonly from: readonly string[]; readonly by: readonly string[] };
    const isTheirs = isPreparer ? !('otherThan' in law) : !('sameAs' in law);
    return from.includes(state) && role !== undefined && by.includes(role) && isTheirs ? [move as DemandMove] : [];
  });
  const mayEnd = (role === 'Tax Office Manager' || role === 'Tax Office Director') && !isPreparer;
  return state === 'served' && mayEnd ? [...moves, 'end'] : moves;
}

interface Surroundings {
  readonly bills: readonly BillRow[];
  readonly work: { readonly workId: string; readonly caseVersion: number };
  readonly hasAccount: boolean;
}

/** With who did what, and what the caller may do. */
export function presentDetail(
  row: DemandRow,
  { bills, work, hasAccount }: Surroundings,
  user: SignedInUser,
): DemandDetail {
  const isBefore = row.state === 'prepared' || row.state === 'approved';
  return {
    ...presentFields(row),
    ...{ ...work, hasAccount },
    bills: bills.map((bill) => ({ ...presentBill(bill), hindrance: isBefore ? bill.hindrance : null })),
    preparedBy: named(row.preparedBy, row.preparedByName),
    preparedAt: (row.preparedAt ?? new Date(0)).toISOString(),
    decidedBy: named(row.decidedBy, row.decidedByName),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    issuedBy: named(row.issuedBy, row.issuedByName),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    servedBy: named(row.servedBy, row.servedByName),
    endedBy: named(row.endedBy, row.endedByName),
    moves: movesOf(row, user),
  };
}
