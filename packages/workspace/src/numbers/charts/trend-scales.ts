import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { ChartOf, TrendPoint } from '../chart.ts';

/** The drawing's own measure; it is stretched to its place. */
export const trendWidth = 600;
export const trendHeight = 214;

export type TrendKey = 'value' | 'before' | 'target';

export interface TrendScales {
  /** Round numbers of the upright axis, from nought. */
  readonly ticks: readonly number[];
  readonly top: number;
  /** A point's place from the left, 0 to 1. */
  readonly across: (index: number) => number;
  /** A value's place from the ground, 0 to 1. */
  readonly up: (value: number) => number;
  readonly lines: Readonly<Record<TrendKey, string>>;
  readonly ground: string;
  /** Which points carry a label below. */
  readonly labelled: readonly number[];
}

const tickCount = 4;
const mostLabels = 7;

/** Everything of a trend that does not move. Below nought (a day of voids) the ground is lower than nought. */
export function trendScales({ points }: ChartOf<'trend'>): TrendScales {
  const values = points.flatMap(({ value, before, target }) =>
    [value, before, target].filter((one) => one !== undefined),
  );
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(tickCount);
  const [bottom = 0, top = 1] = scale.domain();
  const last = Math.max(1, points.length - 1);
  const across = (index: number) => (points.length === 1 ? 0.5 : index / last);
  const up = (value: number) => (value - bottom) / (top - bottom);
  const x = (index: number) => across(index) * trendWidth;
  const y = (value: number) => (1 - up(value)) * trendHeight;
  const drawn = (key: TrendKey) =>
    line<TrendPoint>()
      .defined((point) => point[key] !== undefined)
      .x((_, index) => x(index))
      .y((point) => y(point[key] ?? 0))(points as TrendPoint[]) ?? '';
  const ground = area<TrendPoint>()
    .defined(({ value }) => value !== undefined)
    .x((_, index) => x(index))
    .y0(y(0))
    .y1(({ value }) => y(value ?? 0))(points as TrendPoint[]);
  return {
    ticks: scale.ticks(tickCount),
    top,
    across,
    up,
    lines: { value: drawn('value'), before: drawn('before'), target: drawn('target') },
    ground: ground ?? '',
    labelled: labelledOf(points.length),
  };
}

function labelledOf(count: number): readonly number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (mostLabels - 1)));
  const places = Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
  const last = count - 1;
  // The last one is always named; one that would touch it is not.
  return [
    ...places.filter((place) => place === last || last - place >= step * 0.6),
    ...(places.includes(last) || last < 0 ? [] : [last]),
  ];
}
