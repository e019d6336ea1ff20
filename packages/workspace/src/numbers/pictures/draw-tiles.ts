import { lgaTiles } from '@portal/contracts';
import type { ChartOf } from '../chart.ts';
import { heatGrid, largestOf } from '../charts/heat.tsx';
import { rankStep, stepOf } from '../charts/steps.ts';
import { box, cut, type Drawn, ink, text } from './ink.ts';

const dayWidth = 40;
const cell = 31;

export function drawHeat(chart: ChartOf<'heat'>, days: readonly string[]): Drawn {
  const grid = heatGrid(chart);
  const largest = largestOf(grid);
  const hours = Array.from({ length: 8 }, (_, index) => index * 3).map((hour) =>
    text(dayWidth + hour * cell, 12, String(hour).padStart(2, '0'), { size: 12, fill: ink.muted }),
  );
  const rows = days.map((day, weekday) => {
    const y = 20 + weekday * 27;
    const cells = grid
      .slice(weekday * 24, weekday * 24 + 24)
      .map((value, hour) => box(dayWidth + hour * cell, y, cell - 2, 25, step(stepOf(value ?? 0, largest))));
    return text(0, y + 17, day, { size: 12, fill: ink.muted }) + cells.join('');
  });
  return { height: 20 + 7 * 27, body: hours.join('') + rows.join('') };
}

const tileWidth = 118;
const tileHeight = 72;

export function drawMap(chart: ChartOf<'map'>, figure: (value: number) => string, unknown: string): Drawn {
  const values = chart.tiles.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const body = lgaTiles.map(({ name, column, row }) => {
    const value = chart.tiles.find(({ label }) => label === name)?.value;
    const at = value === undefined ? 0 : rankStep(value, values);
    const x = 100 + (column - 1) * (tileWidth + 4);
    const y = row * (tileHeight + 4);
    const fill = at >= 4 ? '#ffffff' : ink.text;
    return [
      box(x, y, tileWidth, tileHeight, step(at)),
      text(x + 8, y + 18, cut(name, tileWidth - 12, 12), { size: 12, fill }),
      text(x + 8, y + tileHeight - 10, value === undefined ? unknown : figure(value), { size: 14, fill, weight: 600 }),
    ].join('');
  });
  return { height: 6 * (tileHeight + 4), body: body.join('') };
}

function step(at: number): string {
  return ink.steps[at] ?? ink.empty;
}
