import type { Measure } from './use-analytics-address.ts';

interface SeriesRow {
  readonly key: string;
  readonly label: string | null;
  readonly count: number;
  readonly kobo: number;
}

/** What was billed and collected of one part in one period. */
export interface Parts {
  readonly billed: number;
  readonly bills: number;
  readonly collected: number;
  readonly receipts: number;
}

export interface GrowthRow {
  readonly key: string;
  readonly label: string | null;
  readonly now: Parts;
  readonly past: Parts;
}

export interface BothSeries {
  readonly billed: readonly SeriesRow[] | undefined;
  readonly collected: readonly SeriesRow[] | undefined;
}

const nothing: Parts = { billed: 0, bills: 0, collected: 0, receipts: 0 };

/** A row for each part that has a figure in either period, the largest of the measure first; of no past period, all its figures are nought and not to be shown. */
export function growthRows(now: BothSeries, past: BothSeries | undefined, measure: Measure): readonly GrowthRow[] {
  const rows = new Map<string, GrowthRow>();
  const add = (
    which: 'now' | 'past',
    series: readonly SeriesRow[] | undefined,
    kobo: keyof Parts,
    count: keyof Parts,
  ) => {
    for (const { key, label, ...figure } of series ?? []) {
      const row = rows.get(key) ?? { key, label, now: nothing, past: nothing };
      rows.set(key, { ...row, [which]: { ...row[which], [kobo]: figure.kobo, [count]: figure.count } });
    }
  };
  add('now', now.billed, 'billed', 'bills');
  add('now', now.collected, 'collected', 'receipts');
  add('past', past?.billed, 'billed', 'bills');
  add('past', past?.collected, 'collected', 'receipts');
  const size = ({ now: parts }: GrowthRow) => figureOf(parts, measure) ?? -1;
  return [...rows.values()].sort((a, b) => size(b) - size(a));
}

/** The value of a measure; a ratio of nothing billed is unknown. */
export function figureOf(parts: Parts, measure: Measure): number | undefined {
  if (measure !== 'ratio') return parts[measure];
  return parts.billed > 0 ? parts.collected / parts.billed : undefined;
}

export function sumOf(rows: readonly GrowthRow[], which: 'now' | 'past'): Parts {
  const sum = (key: keyof Parts) => rows.reduce((total, row) => total + row[which][key], 0);
  return { billed: sum('billed'), bills: sum('bills'), collected: sum('collected'), receipts: sum('receipts') };
}
