import { useLanguage } from '@portal/platform';
import { useMemo } from 'react';
import type { ChartOf } from '../chart.ts';
import { shortFigure } from '../format.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import { stepOf } from './steps.ts';
import { useCursor } from './use-cursor.ts';

export interface HeatProps {
  readonly chart: ChartOf<'heat'>;
  readonly label: string;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const namedHours = 3;

export const hourSpan = (hour: number) => `${String(hour).padStart(2, '0')}–${String(hour + 1).padStart(2, '0')}`;

/** Seven days by twenty-four hours, Monday first: the value of each, row by row; undefined where it is not told. */
export function heatGrid({ cells, isPartial }: ChartOf<'heat'>): readonly (number | undefined)[] {
  const grid: (number | undefined)[] = Array.from({ length: 7 * 24 }, () => (isPartial ? undefined : 0));
  for (const { weekday, hour, value } of cells) grid[(weekday - 1) * 24 + hour] = value;
  return grid;
}

export const largestOf = (grid: ReturnType<typeof heatGrid>) => Math.max(0, ...grid.map((value) => value ?? 0));

const heatStep = (value: number | undefined, largest: number) =>
  value === undefined ? 'none' : stepOf(value, largest);

/** When it happens: weekdays down, hours across; the busiest hour is outlined. */
export function Heat({ chart, label }: HeatProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  const grid = useMemo(() => heatGrid(chart), [chart]);
  const cursor = useCursor(grid.length, 24);
  const largest = largestOf(grid);
  const days = messages.weekdays.split(' ');
  const shown = cursor.at ?? Math.max(0, grid.indexOf(largest));
  const figure = (value: number | undefined) =>
    value === undefined ? messages.noFigure : shortFigure(value, chart.unit, language);
  const spoken = `${days[Math.floor(shown / 24)]} ${hourSpan(shown % 24)}: ${figure(grid[shown])}`;
  return (
    <div className="wn-heat-frame">
      <p className="wn-legend" aria-hidden="true">
        <span className="wn-ramp">
          {messages.none}
          {[0, 1, 2, 3, 4, 5].map((step) => (
            <i key={step} data-step={step} />
          ))}
          {figure(largest)}
        </span>
        <span className="wn-legend-day">{spoken}</span>
      </p>
      <div
        className="wn-heat"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={grid.length}
        aria-valuenow={shown + 1}
        aria-valuetext={cursor.at === undefined ? messages.keys : spoken}
        {...cursor.keys}
      >
        <span />
        {hours.map((hour) => (
          <span key={hour} className="wn-heat-hour" aria-hidden="true">
            {hour % namedHours === 0 && String(hour).padStart(2, '0')}
          </span>
        ))}
        {days.map((day, weekday) => (
          <div key={day} className="wn-heat-row" aria-hidden="true">
            <span>{day}</span>
            {hours.map((hour) => {
              const index = weekday * 24 + hour;
              return (
                <i
                  key={hour}
                  data-step={heatStep(grid[index], largest)}
                  data-shown={index === shown || undefined}
                  onPointerEnter={() => cursor.setAt(index)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
