import { useLanguage } from '@portal/platform';
import {
  changeOf,
  changeWords,
  FigureCard,
  periodName,
  shortFigure,
  type Unit,
  useNumbersMessages,
} from '@portal/workspace/numbers';
import { figureOf, type GrowthRow } from './growth-rows.ts';
import { useAnalyticsMessages } from './messages/use-analytics-messages.ts';
import type { AnalyticsAddress, Measure } from './use-analytics-address.ts';
import type { useGrowth } from './use-growth.ts';

export interface GrowthProps {
  readonly address: AnalyticsAddress;
  readonly growth: ReturnType<typeof useGrowth>;
}

const unitOf: Readonly<Record<Measure, Unit>> = {
  collected: 'kobo',
  billed: 'kobo',
  receipts: 'count',
  bills: 'count',
  ratio: 'share',
};

const most = 12;

/** The chosen measure by the chosen dimension, with the other period as a mark on each bar. */
export function GrowthCard({ address: { by, measure }, growth: { rows, other, source } }: GrowthProps) {
  const messages = useAnalyticsMessages();
  const words = useNumbersMessages();
  const language = useLanguage();
  const unit = unitOf[measure];
  const before = other && periodName(other, language);
  const nameOf = ({ label }: GrowthRow) => label ?? messages.unknown;
  const differences = (rows ?? []).map((row) => ({
    row,
    difference: (figureOf(row.now, measure) ?? 0) - (figureOf(row.past, measure) ?? 0),
  }));
  const sorted = [...differences].sort((a, b) => b.difference - a.difference);
  const [up] = sorted;
  const down = sorted.at(-1);
  const figure = (value: number) => shortFigure(Math.abs(value), unit, language);
  return (
    <FigureCard
      title={messages.bars(messages[measure], words.dimensions[by])}
      note={measure === 'ratio' ? messages.ratioNote : undefined}
      source={source}
      span={7}
      chart={
        rows && {
          kind: 'bars',
          unit,
          names: {
            row: words.dimensions[by],
            value: messages[measure],
            extra: messages.growth,
            ...(before && { target: before }),
          },
          rows: rows.slice(0, most).map((row) => {
            const now = figureOf(row.now, measure);
            const past = before === undefined ? undefined : figureOf(row.past, measure);
            const change = changeOf(now, past);
            return {
              label: nameOf(row),
              value: now,
              target: past,
              extra:
                change === undefined
                  ? { text: before !== undefined && (past === undefined || past === 0) ? messages.isNew : '' }
                  : {
                      text: `${change >= 0 ? '▲' : '▼'} ${changeWords(change)}`,
                      tone: change >= 0 ? ('good' as const) : ('bad' as const),
                    },
            };
          }),
        }
      }
      sentence={
        before === undefined
          ? undefined
          : {
              finding: up && up.difference > 0 ? messages.up(nameOf(up.row), figure(up.difference)) : messages.even,
              more: down && down.difference < 0 ? messages.down(nameOf(down.row), figure(down.difference)) : undefined,
            }
      }
    />
  );
}
