import type { Chart } from '../chart.ts';
import { funnelRows } from '../charts/bars.tsx';
import { heatGrid, hourSpan } from '../charts/heat.tsx';
import { shownKeys } from '../charts/trend.tsx';
import { exactFigure, percent } from '../format.ts';
import type { NumbersMessages } from '../messages/en.ts';

/** The figures of a chart as rows of text, the first column naming the row. */
export interface FigureTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** To the last kobo, every row of it; empty where nobody knows. */
export function tableOfChart(chart: Chart, messages: NumbersMessages): FigureTable {
  const exact = (value: number | undefined) => exactFigure(value, chart.unit);
  switch (chart.kind) {
    case 'trend': {
      const keys = shownKeys(chart);
      return {
        columns: [messages.weekday, ...keys.map((key) => chart.names[key] ?? '')],
        rows: chart.points.map((point) => [point.label, ...keys.map((key) => exact(point[key]))]),
      };
    }
    case 'bars': {
      const { row, value, target, extra } = chart.names;
      return {
        columns: [row, value, ...(target ? [target] : []), ...(extra ? [extra] : [])],
        rows: chart.rows.map((one) => [
          one.label,
          exact(one.value),
          ...(target ? [exact(one.target)] : []),
          ...(extra ? [one.extra?.text ?? ''] : []),
        ]),
      };
    }
    case 'funnel': {
      const { row, value, share } = chart.names;
      return {
        columns: [row, value, share],
        rows: funnelRows(chart).map((one) => [one.label, exact(one.value), one.extra?.text ?? '']),
      };
    }
    case 'stack':
      return {
        columns: [chart.names.row, ...chart.parts],
        rows: chart.rows.map(({ label, values }) => [label, ...values.map(exact)]),
      };
    case 'share': {
      const whole = chart.parts.reduce((sum, { value }) => sum + value, 0);
      return {
        columns: [chart.names.row, chart.names.value, messages.share],
        rows: chart.parts.map(({ label, value }) => [label, exact(value), whole > 0 ? percent(value / whole) : '']),
      };
    }
    case 'heat': {
      const days = messages.weekdays.split(' ');
      const grid = heatGrid(chart);
      return {
        columns: [messages.hour, ...days],
        rows: Array.from({ length: 24 }, (_, hour) => [
          hourSpan(hour),
          ...days.map((_day, weekday) => exact(grid[weekday * 24 + hour])),
        ]),
      };
    }
    case 'map': {
      const { row, value, change } = chart.names;
      return {
        columns: [row, value, ...(change ? [change] : [])],
        rows: chart.tiles.map((tile) => [
          tile.label,
          exact(tile.value),
          ...(change ? [tile.change === undefined ? '' : percent(tile.change)] : []),
        ]),
      };
    }
    default:
      return chart satisfies never;
  }
}

/** Cells that begin like a formula are text for whoever opens the file. */
export function csvOf({ columns, rows }: FigureTable): string {
  const cell = (text: string) => {
    const safe = /^[=+\-@\t\r]/.test(text) && !/^-[\d,.]+$/.test(text) ? `'${text}` : text;
    return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
