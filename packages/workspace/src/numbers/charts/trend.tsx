import { useLanguage } from '@portal/platform';
import { type PointerEvent, useMemo } from 'react';
import type { ChartOf, TrendPoint } from '../chart.ts';
import { shortFigure } from '../format.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import { type TrendKey, type TrendScales, trendHeight, trendScales, trendWidth } from './trend-scales.ts';
import { useCursor } from './use-cursor.ts';

export interface TrendProps {
  readonly chart: ChartOf<'trend'>;
  /** Names it for those who do not see it. */
  readonly label: string;
}

const keys = ['value', 'before', 'target'] as const;

/** Lines over time from nought: measured solid, the period before thin and grey, the plan dashed. */
export function Trend({ chart, label }: TrendProps) {
  const language = useLanguage();
  const messages = useNumbersMessages();
  const scales = useMemo(() => trendScales(chart), [chart]);
  const cursor = useCursor(chart.points.length);
  const { points, unit } = chart;
  const point = cursor.at === undefined ? undefined : points[cursor.at];
  const figure = (value: number) => shortFigure(value, unit, language);
  const spoken = (one: TrendPoint) =>
    `${one.label}: ${shownKeys(chart)
      .map((key) => `${chart.names[key]} ${one[key] === undefined ? messages.noFigure : figure(one[key])}`)
      .join(', ')}`;

  function look(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.round(((event.clientX - left) / width) * (points.length - 1));
    cursor.setAt(Math.max(0, Math.min(points.length - 1, place)));
  }

  return (
    <div className="wn-trend">
      <Legend chart={chart} point={point} figure={figure} />
      <div
        className="wn-plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(cursor.at ?? points.length - 1) + 1}
        aria-valuetext={point ? spoken(point) : messages.keys}
        {...cursor.keys}
        onPointerMove={look}
      >
        <svg viewBox={`0 0 ${trendWidth} ${trendHeight}`} preserveAspectRatio="none" aria-hidden="true">
          {scales.ticks.map((tick) => (
            <line
              key={tick}
              className="wn-rule"
              x2={trendWidth}
              y1={(1 - scales.up(tick)) * trendHeight}
              y2={(1 - scales.up(tick)) * trendHeight}
            />
          ))}
          <path className="wn-ground" d={scales.ground} />
          {(['before', 'target', 'value'] as const).map((key) => (
            <path key={key} className={`wn-line wn-line-${key}`} d={scales.lines[key]} />
          ))}
          {cursor.at !== undefined && (
            <line
              className="wn-cursor"
              x1={scales.across(cursor.at) * trendWidth}
              x2={scales.across(cursor.at) * trendWidth}
              y2={trendHeight}
            />
          )}
        </svg>
        <Axes chart={chart} scales={scales} figure={figure} />
        {point && cursor.at !== undefined && <Dots at={scales.across(cursor.at)} point={point} scales={scales} />}
      </div>
    </div>
  );
}

export function shownKeys({ names }: ChartOf<'trend'>): readonly TrendKey[] {
  return keys.filter((key) => names[key] !== undefined);
}

interface LegendProps {
  readonly chart: ChartOf<'trend'>;
  readonly point: TrendPoint | undefined;
  readonly figure: (value: number) => string;
}

/** What each line is; with a day in sight also its figures, in the same place so that nothing jumps. */
function Legend({ chart, point, figure }: LegendProps) {
  return (
    <p className="wn-legend" aria-hidden="true">
      {shownKeys(chart).map((key) => (
        <span key={key}>
          <i className={`wn-stroke wn-stroke-${key}`} />
          {chart.names[key]}
          {point && <b> {point[key] === undefined ? '–' : figure(point[key])}</b>}
        </span>
      ))}
      {point && <span className="wn-legend-day">{point.label}</span>}
    </p>
  );
}

interface AxesProps {
  readonly chart: ChartOf<'trend'>;
  readonly scales: TrendScales;
  readonly figure: (value: number) => string;
}

function Axes({ chart: { points }, scales, figure }: AxesProps) {
  return (
    <>
      {scales.ticks.map((tick) => (
        <span key={tick} className="wn-tick-y" style={{ bottom: `${scales.up(tick) * 100}%` }} aria-hidden="true">
          {tick === 0 ? '0' : figure(tick).replace(/\.00(?=\D|$)/, '')}
        </span>
      ))}
      {scales.labelled.map((index) => (
        <span
          key={index}
          className="wn-tick-x"
          data-end={index === points.length - 1 && index > 0 ? '' : undefined}
          style={{ left: `${scales.across(index) * 100}%` }}
          aria-hidden="true"
        >
          {points[index]?.label}
        </span>
      ))}
    </>
  );
}

interface DotsProps {
  readonly at: number;
  readonly point: TrendPoint;
  readonly scales: TrendScales;
}

function Dots({ at, point, scales }: DotsProps) {
  return keys.map(
    (key) =>
      point[key] !== undefined && (
        <i
          key={key}
          className={`wn-dot wn-dot-${key}`}
          style={{ left: `${at * 100}%`, bottom: `${scales.up(point[key]) * 100}%` }}
        />
      ),
  );
}
