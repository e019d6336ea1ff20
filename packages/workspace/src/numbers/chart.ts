/** What the numbers of a chart are: kobo, things, a share from 0 to 1, or days. */
export type Unit = 'kobo' | 'count' | 'share' | 'days';

interface Named {
  readonly label: string;
}

/** Lines over time. A day without a value draws nothing: it is not nought. */
export interface TrendPoint extends Named {
  readonly value?: number | undefined;
  /** The same point of the period it is compared with. */
  readonly before?: number | undefined;
  /** What was planned for it. */
  readonly target?: number | undefined;
}

export interface TrendChart {
  readonly kind: 'trend';
  readonly unit: Unit;
  readonly points: readonly TrendPoint[];
  /** What the three lines are called. */
  readonly names: { readonly value: string; readonly before?: string; readonly target?: string };
}

export interface BarRow extends Named {
  /** Undefined where nobody knows; never drawn as nought. */
  readonly value: number | undefined;
  /** An ink line across the bar. */
  readonly target?: number | undefined;
  /** A second figure beside the first, in words. */
  readonly extra?: { readonly text: string; readonly tone?: 'good' | 'bad' | undefined } | undefined;
  /** The rows it is made of. */
  readonly to?: string | undefined;
  /** Drawn paler: younger, smaller, not yet serious. */
  readonly isPale?: boolean | undefined;
}

export interface BarsChart {
  readonly kind: 'bars';
  readonly unit: Unit;
  /** What the rows are, what the figure is, and what stands beside it. */
  readonly names: { readonly row: string; readonly value: string; readonly extra?: string; readonly target?: string };
  readonly rows: readonly BarRow[];
}

export interface StackRow extends Named {
  /** In the order of the chart's parts. */
  readonly values: readonly number[];
  readonly to?: string | undefined;
}

export interface StackChart {
  readonly kind: 'stack';
  readonly unit: Unit;
  readonly names: { readonly row: string };
  readonly parts: readonly string[];
  readonly rows: readonly StackRow[];
}

export interface SharePart extends Named {
  readonly value: number;
  readonly to?: string | undefined;
}

/** Parts of a whole, the largest first; more than six are drawn as five and the rest. */
export interface ShareChart {
  readonly kind: 'share';
  readonly unit: Unit;
  readonly names: { readonly row: string; readonly value: string; readonly rest: string };
  readonly parts: readonly SharePart[];
}

interface HeatCell {
  /** 1 is Monday. */
  readonly weekday: number;
  /** 0 to 23, Lagos. */
  readonly hour: number;
  readonly value: number;
}

export interface HeatChart {
  readonly kind: 'heat';
  readonly unit: Unit;
  readonly names: { readonly value: string };
  readonly cells: readonly HeatCell[];
  /** Some cells are not told: one that is missing is unknown, not nought. */
  readonly isPartial?: boolean;
}

export interface MapTile {
  /** As `lgaTiles` calls it. */
  readonly label: string;
  readonly value: number | undefined;
  /** Against the period before, as a share: 0.04 is four per cent more. */
  readonly change?: number | undefined;
  readonly to?: string | undefined;
}

export interface MapChart {
  readonly kind: 'map';
  readonly unit: Unit;
  readonly names: { readonly row: string; readonly value: string; readonly change?: string };
  readonly tiles: readonly MapTile[];
}

/** Stages that each hold less than the one before. */
export interface FunnelChart {
  readonly kind: 'funnel';
  readonly unit: Unit;
  readonly names: { readonly row: string; readonly value: string; readonly share: string };
  readonly rows: readonly BarRow[];
}

/** A chart is data: what is drawn, its figures as a table and its picture are made from this. */
export type Chart = TrendChart | BarsChart | StackChart | ShareChart | HeatChart | MapChart | FunnelChart;
export type ChartOf<K extends Chart['kind']> = Extract<Chart, { readonly kind: K }>;

/** What a chart shows, the finding first; plain text, for pictures and paper too. */
export interface FigureSentence {
  readonly finding: string;
  readonly more?: string | undefined;
}
