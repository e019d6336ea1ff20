import type { Language } from '@portal/contracts';
import type { Chart, FigureSentence } from '../chart.ts';
import { shortFigure } from '../format.ts';
import type { NumbersMessages } from '../messages/en.ts';
import { drawBars, drawShare, drawStack } from './draw-bars.ts';
import { drawHeat, drawMap } from './draw-tiles.ts';
import { drawTrend } from './draw-trend.ts';
import { type Drawn, font, ink, pictureWidth, safe, text } from './ink.ts';

export interface Picture {
  readonly title: string;
  readonly chart: Chart;
  readonly sentence: FigureSentence | undefined;
  readonly language: Language;
  readonly messages: NumbersMessages;
}

const pad = 24;
const lineHeight = 19;
const lettersInLine = 110;

/** A chart as an SVG that stands alone: title, drawing, and the sentence that says what it shows. */
export function drawPicture({ title, chart, sentence, language, messages }: Picture): string {
  const figure = (value: number) => shortFigure(value, chart.unit, language);
  const { height, body } = drawn(chart, figure, messages);
  const said = sentence ? linesOf(`${sentence.finding} ${sentence.more ?? ''}`) : [];
  const whole = pad + 32 + height + 20 + said.length * lineHeight + pad;
  const full = pictureWidth + 2 * pad;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="${whole}" viewBox="0 0 ${full} ${whole}" font-family="${font}" role="img" aria-label="${safe(title)}">
<rect width="100%" height="100%" fill="#ffffff"/>
<g transform="translate(${pad} ${pad})">${text(0, 16, title, { size: 18, weight: 600 })}<g transform="translate(0 32)">${body}</g>
${said.map((line, index) => text(0, 32 + height + 30 + index * lineHeight, line, { size: 14, fill: ink.muted })).join('')}</g></svg>`;
}

function drawn(chart: Chart, figure: (value: number) => string, messages: NumbersMessages): Drawn {
  switch (chart.kind) {
    case 'trend':
      return drawTrend(chart, figure);
    case 'bars':
    case 'funnel':
      return drawBars(chart, figure, messages.noFigure);
    case 'stack':
      return drawStack(chart, figure);
    case 'share':
      return drawShare(chart, figure);
    case 'heat':
      return drawHeat(chart, messages.weekdays.split(' '));
    case 'map':
      return drawMap(chart, figure, messages.noFigure);
    default:
      return chart satisfies never;
  }
}

function linesOf(words: string): readonly string[] {
  const lines: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= lettersInLine) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
