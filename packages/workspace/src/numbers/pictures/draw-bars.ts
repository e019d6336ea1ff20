import type { ChartOf } from '../chart.ts';
import { funnelRows } from '../charts/bars.tsx';
import { sharesOf } from '../charts/share.tsx';
import { box, cut, type Drawn, ink, pictureWidth, text } from './ink.ts';

type Write = (value: number) => string;

const row = 30;
const labelWidth = 220;
const figureWidth = 110;
const extraWidth = 110;

export function drawBars(chart: ChartOf<'bars'> | ChartOf<'funnel'>, figure: Write, unknown: string): Drawn {
  const rows = chart.kind === 'funnel' ? funnelRows(chart) : chart.rows;
  const hasExtra = rows.some(({ extra }) => extra);
  const track = pictureWidth - labelWidth - figureWidth - (hasExtra ? extraWidth : 0);
  const largest = Math.max(1, ...rows.flatMap(({ value = 0, target = 0 }) => [value, target]));
  const body = rows.map(({ label, value, target, extra }, index) => {
    const y = index * row;
    return [
      text(0, y + 19, cut(label, labelWidth - 12)),
      box(labelWidth, y + 8, track, 14, ink.empty),
      value === undefined ? '' : box(labelWidth, y + 8, (track * Math.max(0, value)) / largest, 14, ink.hues[0]),
      target === undefined ? '' : box(labelWidth + (track * target) / largest - 1, y + 4, 2, 22, ink.text),
      text(labelWidth + track + figureWidth, y + 19, value === undefined ? unknown : figure(value), {
        anchor: 'end',
        weight: 600,
        fill: value === undefined ? ink.muted : ink.text,
      }),
      extra ? text(pictureWidth, y + 19, extra.text, { anchor: 'end', fill: ink.muted }) : '',
    ].join('');
  });
  return { height: rows.length * row, body: body.join('') };
}

export function drawStack({ rows, parts }: ChartOf<'stack'>, figure: Write): Drawn {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + Math.max(0, value), 0);
  const largest = Math.max(1, ...rows.map(({ values }) => sum(values)));
  const track = pictureWidth - labelWidth - figureWidth;
  const legend = parts.map(
    (part, index) => box(index * 130, 0, 12, 12, hue(index)) + text(index * 130 + 18, 11, cut(part, 100)),
  );
  const body = rows.map(({ label, values }, index) => {
    const y = 28 + index * row;
    let x = labelWidth;
    const bars = values.map((value, part) => {
      const width = (track * Math.max(0, value)) / largest;
      x += width;
      return box(x - width, y + 8, width, 14, hue(part));
    });
    const end = { anchor: 'end', weight: 600 } as const;
    return (
      text(0, y + 19, cut(label, labelWidth - 12)) +
      bars.join('') +
      text(pictureWidth, y + 19, figure(sum(values)), end)
    );
  });
  return { height: 28 + rows.length * row, body: legend.join('') + body.join('') };
}

export function drawShare(chart: ChartOf<'share'>, figure: Write): Drawn {
  const parts = sharesOf(chart);
  let x = 0;
  const bar = parts.map(({ share }, index) => {
    const width = pictureWidth * share;
    x += width;
    return box(x - width, 0, Math.max(1, width - 2), 28, hue(index));
  });
  const key = parts.map(({ label, value, share }, index) => {
    const y = 40 + index * 26;
    return [
      box(0, y + 4, 12, 12, hue(index)),
      text(22, y + 15, cut(label, 480)),
      text(pictureWidth - 70, y + 15, figure(value), { anchor: 'end', weight: 600 }),
      text(pictureWidth, y + 15, `${Math.round(share * 100)}%`, { anchor: 'end', fill: ink.muted }),
    ].join('');
  });
  return { height: 40 + parts.length * 26, body: bar.join('') + key.join('') };
}

function hue(index: number): string {
  return ink.hues[Math.min(index, ink.hues.length - 1)] ?? ink.grey;
}
