import type { Grouping, MoneyFilterKey, Scope } from '@portal/contracts';
import { nextDay, type Period } from './period.ts';

/** What figures can be chosen and divided by, besides time. */
const dimensions = [
  'mda',
  'head',
  'office',
  'lga',
  'category',
  'expert-system',
  'engine-code',
  'channel',
  'gateway',
] as const;
export type Dimension = (typeof dimensions)[number];

export type Measure = 'billed' | 'collected';

/** One question about figures: of whom, when, of what, divided by what. */
export interface FiguresQuestion {
  readonly measure: Measure;
  readonly period: Period;
  /** `office` may name several: those of a scope. */
  readonly filters: Partial<Readonly<Record<Dimension, readonly (string | number)[]>>>;
  /** Absent: one figure. */
  readonly groupBy?: Grouping | undefined;
  /** What was voided is wanted apart. */
  readonly byStatus?: boolean;
}

const dimensionOfFilter: Readonly<Record<MoneyFilterKey, Dimension>> = {
  mdaId: 'mda',
  rhId: 'head',
  toId: 'office',
  lgaId: 'lga',
  tpcId: 'category',
  esId: 'expert-system',
  engineCodeId: 'engine-code',
  pcId: 'channel',
  pgId: 'gateway',
};

type Asked = Partial<Readonly<Record<MoneyFilterKey, string | number | undefined>>>;

/** The filters that were asked for, and the scope's own beside them. Two that contradict each other leave nothing, as they should. */
export function filtersOf(asked: Asked, scope: Scope): FiguresQuestion['filters'] {
  const chosen: Partial<Record<Dimension, readonly (string | number)[]>> = {};
  const narrow = (dimension: Dimension, ...values: readonly (string | number)[]) => {
    const before = chosen[dimension];
    chosen[dimension] = before === undefined ? values : values.filter((value) => before.includes(value));
  };
  if (scope.kind === 'mda') narrow('mda', scope.mdaId);
  if (scope.kind === 'tax-offices' && scope.reach === 'own')
    narrow('office', scope.taxOfficeId, ...(scope.tookOver ?? []));
  if (scope.kind === 'expert-system') narrow('expert-system', scope.expertSystemId);
  for (const [key, dimension] of Object.entries(dimensionOfFilter)) {
    const value = asked[key as MoneyFilterKey];
    if (value !== undefined) narrow(dimension, value);
  }
  return chosen;
}

/** Where the answer is read from. */
export type FiguresSource =
  | { readonly kind: 'daily'; readonly dimension: Dimension | 'all' | 'hour' }
  | { readonly kind: 'monthly'; readonly table: 'monthly_collections' | 'monthly_payers' }
  | { readonly kind: 'rows' };

const inMonthly: Readonly<Record<'monthly_collections' | 'monthly_payers', readonly Dimension[]>> = {
  monthly_collections: ['mda', 'head', 'channel', 'gateway'],
  monthly_payers: ['office', 'lga', 'category', 'expert-system'],
};

/** What a scope may read of the daily totals (row-level security says the same). The first is all of what is its own. */
function readableOf(scope: Scope): readonly (Dimension | 'all')[] {
  switch (scope.kind) {
    case 'state':
      return ['all', ...dimensions];
    case 'totals':
      return ['all', 'mda'];
    case 'mda':
      return ['mda', 'head'];
    case 'tax-offices':
      return ['office'];
    case 'expert-system':
      return ['expert-system', 'engine-code'];
    default:
      return [];
  }
}

/**
 * The cheapest table that knows all dimensions of a question: daily totals know one at a time, monthly totals four, rows all.
 * Monthly totals are for those who see the whole state, and for whole months.
 */
export function sourceOf(question: FiguresQuestion, scope: Scope): FiguresSource {
  const { filters, groupBy } = question;
  const asked = new Set(Object.keys(filters) as Dimension[]);
  if (isDimension(groupBy)) asked.add(groupBy);
  const readable = readableOf(scope);
  const [whole] = readable;
  // A head belongs to its MDA: for the MDA itself, knowing the head is knowing both. So with engine codes.
  if (whole !== undefined && whole !== 'all' && asked.size === 2 && [...asked].every((one) => readable.includes(one)))
    asked.delete(whole);
  const isByHour = groupBy === 'hour' || groupBy === 'weekday-hour';
  const [one = whole, ...more] = asked;
  if (one !== undefined && more.length === 0 && readable.includes(one)) {
    if (!isByHour) return { kind: 'daily', dimension: one };
    if (one === 'all') return { kind: 'daily', dimension: 'hour' };
  }
  if (scope.kind === 'state' && !isByHour && isMonthly(question))
    for (const table of ['monthly_collections', 'monthly_payers'] as const)
      if ([...asked].every((dimension) => inMonthly[table].includes(dimension))) return { kind: 'monthly', table };
  return { kind: 'rows' };
}

/** Monthly totals know whole months of what was collected, and not which of it was voided. */
function isMonthly({ measure, groupBy, period: { minDate, maxDate }, byStatus = false }: FiguresQuestion): boolean {
  return (
    measure === 'collected' &&
    !byStatus &&
    groupBy !== 'day' &&
    groupBy !== 'week' &&
    minDate.endsWith('-01') &&
    nextDay(maxDate).endsWith('-01')
  );
}

export function isDimension(grouping: Grouping | undefined): grouping is Dimension {
  return dimensions.some((dimension) => dimension === grouping);
}
