import type { ChartOf } from '../chart.ts';
import { shownKeys } from '../charts/trend.tsx';
import { type TrendKey, trendHeight, trendScales, trendWidth } from '../charts/trend-scales.ts';
import { box, cut, type Drawn, ink, text } from './ink.ts';

const left = 80;
const legendHeight = 28;

const strokes: Readonly<Record<TrendKey, string>> = {
  value: `stroke="${ink.hues[0]}" stroke-width="2.5"`,
  before: `stroke="${ink.grey}" stroke-width="1.5"`,
  target: `stroke="${ink.text}" stroke-width="1.5" stroke-dasharray="5 4"`,
};

export function drawTrend(chart: ChartOf<'trend'>, figure: (value: number) => string): Drawn {
  const scales = trendScales(chart);
  const legend = shownKeys(chart).map(
    (key, index) =>
      `<line x1="${left + index * 220}" x2="${left + 24 + index * 220}" y1="8" y2="8" ${strokes[key]}/>` +
      text(left + 30 + index * 220, 12, cut(chart.names[key] ?? '', 180), { size: 12, fill: ink.muted }),
  );
  const rules = scales.ticks.map((tick) => {
    const y = (1 - scales.up(tick)) * trendHeight;
    const label = tick === 0 ? '0' : figure(tick).replace(/\.00(?=\D|$)/, '');
    return box(0, y, trendWidth, 1, ink.line) + text(-8, y + 4, label, { size: 12, fill: ink.muted, anchor: 'end' });
  });
  const days = scales.labelled.map((index) =>
    text(scales.across(index) * trendWidth, trendHeight + 18, chart.points[index]?.label ?? '', {
      ...{ size: 12, fill: ink.muted },
      anchor: index === 0 ? 'start' : 'middle',
    }),
  );
  const lines = (['before', 'target', 'value'] as const).map(
    (key) => `<path d="${scales.lines[key]}" fill="none" ${strokes[key]}/>`,
  );
  return {
    height: legendHeight + trendHeight + 28,
    body: `${legend.join('')}<g transform="translate(${left} ${legendHeight})">${rules.join('')}<path d="${scales.ground}" fill="${ink.hues[0]}" fill-opacity="0.09"/>${lines.join('')}${days.join('')}</g>`,
  };
}
