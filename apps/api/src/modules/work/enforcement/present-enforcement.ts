import {
  type CourtOrder,
  type EnforcementDetail,
  type EnforcementMove,
  type Execution,
  enforcementMoves,
  kobo,
  type LawClock,
  lawfulMoves,
  type OwnEnforcement,
  type Sale,
  type Visit,
  workKinds,
} from '@portal/contracts';
import type { EnforcementRow } from './data/enforcements.repository.ts';
import type { OrderRow } from './data/orders.repository.ts';
import type { saleOf } from './data/sales.repository.ts';
import type { ReportRow } from './data/visit-reports.repository.ts';
import type { goodsOf, photosOf, searchesOf, teamOf, VisitRow } from './data/visits.repository.ts';
import { lawClock } from './law-clock.ts';
import { presentReport } from './present-visit-report.ts';

type SaleRow = NonNullable<Awaited<ReturnType<typeof saleOf>>>;
/** A visit with what hangs on it. */
export interface WholeVisit {
  readonly visit: VisitRow;
  readonly team: Awaited<ReturnType<typeof teamOf>>;
  readonly goods: Awaited<ReturnType<typeof goodsOf>>;
  readonly searches: Awaited<ReturnType<typeof searchesOf>>;
  readonly photos: Awaited<ReturnType<typeof photosOf>>;
  readonly reports: readonly ReportRow[];
}

/** Fourteen days of keeping while goods are held; ninety to give back what is left of a sale. */
export function clockOf(
  { state, keptUntil, today }: EnforcementRow,
  visit: Pick<VisitRow, 'on'> | undefined,
  sale: SaleRow | undefined,
): LawClock | null {
  if (state === 'sold' && sale) return lawClock(sale.soldOn, sale.returnBy, today);
  const isHeld = state === 'held' || state === 'sale-noted' || state === 'sale-ordered';
  return isHeld && keptUntil !== null && visit ? lawClock(visit.on, keptUntil, today) : null;
}

function presentFields(row: EnforcementRow, visit: VisitRow | undefined, sale: SaleRow | undefined) {
  const { id, number, noticeId, demandNumber, tpui, taxpayer, state, openedOn, endedOn, endReason } = row;
  return {
    ...{ id, number, demandId: noticeId, demandNumber, tpui, taxpayer, state, openedOn, endedOn, endReason },
    ...{ office: row.office ?? '', debtKobo: kobo(row.debtKobo), openKobo: kobo(row.openKobo) },
    clock: clockOf(row, visit, sale),
  };
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const presentOrder = ({
  notedBy,
  notedByName,
  comparedBy,
  comparedByName,
  limitKobo,
  ...order
}: OrderRow): CourtOrder => ({
  ...order,
  limitKobo: limitKobo === null ? null : kobo(limitKobo),
  notedBy: named(notedBy, notedByName),
  comparedBy: named(comparedBy, comparedByName),
});

const presentGoods = ({ goods }: WholeVisit) =>
  goods.map(({ valueKobo, ...line }) => ({ ...line, valueKobo: kobo(valueKobo) }));

function presentExecution(whole: WholeVisit): Execution | null {
  const { arrivedAt, leftAt, signedFor, refusal, witnessedBy, costsKobo, account, latitude, longitude } = whole.visit;
  if (arrivedAt === null || leftAt === null) return null;
  return {
    ...{ arrivedAt: arrivedAt.toISOString(), leftAt: leftAt.toISOString(), signedFor, refusal, photos: whole.photos },
    ...{ latitude: latitude ?? 0, longitude: longitude ?? 0, hasSealed: whole.visit.hasSealed ?? false },
    ...{
      witness: witnessedBy ?? '',
      costsKobo: kobo(costsKobo ?? 0),
      account: account ?? '',
      goods: presentGoods(whole),
    },
    searches: whole.searches.map(({ searchedBy, ...search }) => ({ ...search, searchedBy: searchedBy ?? '' })),
  };
}

function presentVisit(whole: WholeVisit): Visit {
  const { id, state, place, isDwelling, consentOf, willSeal, willTake, willSearch, startsAt, endsAt } = whole.visit;
  const { witness, plannedBy, plannedByName, approvedBy, approvedByName, departedAt, endReason } = whole.visit;
  return {
    ...{ id, state, place, isDwelling, consentOf, willSeal, willTake, willSearch, witness, endReason },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    team: whole.team.map(({ name, ...member }) => ({ ...member, name: name ?? '' })),
    ...{ plannedBy: named(plannedBy, plannedByName), approvedBy: named(approvedBy, approvedByName) },
    departedAt: departedAt?.toISOString() ?? null,
    execution: presentExecution(whole),
    reports: whole.reports.map(presentReport),
  };
}

function presentSale({ soldOn, returnedOn, proof, ...sale }: SaleRow): Sale {
  const { proceedsKobo, costsKobo, debtKobo, surplusKobo } = sale;
  return {
    ...{ soldOn, returnedOn, proof },
    ...{ proceedsKobo: kobo(proceedsKobo), costsKobo: kobo(costsKobo) },
    ...{ debtKobo: kobo(debtKobo), surplusKobo: kobo(surplusKobo) },
  };
}

/** By the law of its case. `isLegal`: the caller is a Director with the capacity Legal. */
export function movesOf(
  row: EnforcementRow,
  { orders, visits, sale }: Pick<Surroundings, 'orders' | 'visits' | 'sale'>,
  {
    id: userId,
    roles: [role],
    isLegal,
  }: { readonly id: string; readonly roles: readonly string[]; readonly isLegal: boolean },
): EnforcementMove[] {
  const notedBy = (kind: CourtOrder['kind']) => orders.find((order) => order.kind === kind)?.notedBy ?? null;
  const steps = [
    { move: 'open', userId: row.openedBy },
    { move: 'note-order', userId: notedBy('distrain') },
    { move: 'plan', userId: visits[0]?.visit.plannedBy ?? null },
    { move: 'note-sale', userId: notedBy('sale') },
    { move: 'sell', userId: sale?.notedBy ?? null },
  ];
  const person = { userId, role: role ?? '', capacities: isLegal ? (['legal'] as const) : [] };
  const lawful = lawfulMoves(workKinds.enforcement, { state: row.state, steps }, person);
  return enforcementMoves.filter((move) => lawful.includes(move));
}

export interface Surroundings {
  readonly orders: readonly OrderRow[];
  readonly visits: readonly WholeVisit[];
  readonly sale: SaleRow | undefined;
  readonly openBills: readonly string[];
}

/** With who did what, and what the caller may do. */
export function presentDetail(
  row: EnforcementRow,
  { orders, visits, sale, openBills }: Surroundings,
  work: {
    readonly workId: string;
    readonly caseVersion: number;
    readonly moves: readonly EnforcementMove[];
    readonly officers: EnforcementDetail['officers'];
  },
): EnforcementDetail {
  const standing = visits.find(({ visit }) => visit.id === row.visitId)?.visit;
  const { opinion, hindrance, openedBy, openedByName, checkedBy, checkedByName } = row;
  return {
    ...presentFields(row, standing, sale),
    ...{ opinion, hindrance, openBills: [...openBills], workId: work.workId, caseVersion: work.caseVersion },
    ...{ openedBy: named(openedBy, openedByName), checkedBy: named(checkedBy, checkedByName), officers: work.officers },
    orders: orders.map(presentOrder),
    visits: visits.map(presentVisit),
    sale: sale ? presentSale(sale) : null,
    released:
      row.releasedOn === null ? null : { on: row.releasedOn, by: row.releasedByName ?? '', receivedBy: row.receivedBy },
    moves: [...work.moves],
  };
}

/** As far as the taxpayer may know: an order once it was compared, a visit from its day on, and everything that was taken. */
export function presentOwn(row: EnforcementRow, { orders, visits, sale, openBills }: Surroundings): OwnEnforcement {
  const whole = visits.find(({ visit }) => visit.id === row.visitId);
  const order = orders.find(({ id }) => id === row.orderId);
  const isKnown = whole !== undefined && whole.visit.on <= row.today && whole.visit.state !== 'planned';
  const isHidden = row.state === 'planned' || (row.state === 'approved' && !isKnown);
  return {
    ...presentFields(row, whole?.visit, sale),
    ...{ openBills: [...openBills], state: isHidden ? 'ordered' : row.state },
    order: order ? { court: order.court, orderNumber: order.orderNumber, givenOn: order.givenOn } : null,
    visit: isKnown ? { on: whole.visit.on, place: whole.visit.place } : null,
    goods: whole ? presentGoods(whole) : [],
    costsKobo: kobo(whole?.visit.costsKobo ?? 0),
    sale: sale ? presentSale(sale) : null,
  };
}
