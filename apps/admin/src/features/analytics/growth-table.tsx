import { formatNaira } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Link } from '@portal/platform/router';
import {
  changeOf,
  changeWords,
  filterOfDimension,
  percent,
  periodName,
  reportAddress,
  useNumbersMessages,
} from '@portal/workspace/numbers';
import type { GrowthProps } from './growth-card.tsx';
import { figureOf, type GrowthRow, sumOf } from './growth-rows.ts';
import { useAnalyticsMessages } from './messages/use-analytics-messages.ts';

export interface GrowthTableProps extends GrowthProps {
  readonly reports: { readonly collections: string };
}

/** Both periods side by side, to the last kobo: what was billed, collected, paid of raised, and how it grew. */
export function GrowthTable({ address, growth: { rows, other, knowsBills }, reports }: GrowthTableProps) {
  const messages = useAnalyticsMessages();
  const words = useNumbersMessages();
  const language = useLanguage();
  const { asked, by } = address;
  if (!rows || rows.length === 0) return null;
  const now = periodName(asked, language);
  const past = other ? periodName(other, language) : '';
  const whole = sumOf(rows, 'now').collected;
  const total: GrowthRow = { key: '', label: messages.total, now: sumOf(rows, 'now'), past: sumOf(rows, 'past') };
  const title = messages.growthOf(words.dimensions[by]);
  return (
    <section className="wn-card" data-span="12" aria-label={title}>
      <div className="wn-card-head">
        <h2>{title}</h2>
      </div>
      <div className="wn-card-body wn-rows">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className="wn-rows-scroll wn-rows-tall" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.dimensions[by]}</th>
                {knowsBills && <th scope="col">{`${messages.billed}, ${now}`}</th>}
                <th scope="col">{`${messages.collected}, ${now}`}</th>
                {past && <th scope="col">{`${messages.collected}, ${past}`}</th>}
                {past && <th scope="col">{messages.difference}</th>}
                {past && <th scope="col">{messages.growth}</th>}
                <th scope="col">{messages.share}</th>
                {knowsBills && <th scope="col">{messages.ratio}</th>}
              </tr>
            </thead>
            <tbody>
              {[total, ...rows].map((row) => (
                <tr key={row === total ? 'total' : row.key} data-total={row === total || undefined}>
                  <th scope="row">
                    {row === total || row.key === '' ? (
                      (row.label ?? messages.unknown)
                    ) : (
                      <Link to={reportAddress(reports.collections, asked, { [filterOfDimension[by]]: row.key })}>
                        {row.label ?? messages.unknown}
                      </Link>
                    )}
                  </th>
                  <Cells row={row} whole={whole} knowsBills={knowsBills} isCompared={past !== ''} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

interface CellsProps {
  readonly row: GrowthRow;
  readonly whole: number;
  readonly knowsBills: boolean;
  readonly isCompared: boolean;
}

function Cells({ row: { now, past }, whole, knowsBills, isCompared }: CellsProps) {
  const messages = useAnalyticsMessages();
  const difference = now.collected - past.collected;
  const growth = changeOf(now.collected, past.collected);
  const ratio = figureOf(now, 'ratio');
  return (
    <>
      {knowsBills && <td>{formatNaira(now.billed)}</td>}
      <td>{formatNaira(now.collected)}</td>
      {isCompared && (
        <>
          <td>{formatNaira(past.collected)}</td>
          <td data-tone={difference < 0 ? 'bad' : undefined}>{formatNaira(difference)}</td>
          <td data-tone={difference < 0 ? 'bad' : undefined}>
            {growth === undefined
              ? now.collected > 0
                ? messages.isNew
                : '–'
              : `${growth < 0 ? '−' : ''}${changeWords(growth)}`}
          </td>
        </>
      )}
      <td>{whole > 0 ? percent(now.collected / whole) : '–'}</td>
      {knowsBills && <td>{ratio === undefined ? '–' : percent(ratio)}</td>}
    </>
  );
}
