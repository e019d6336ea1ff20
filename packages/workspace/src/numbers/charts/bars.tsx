import { useLanguage } from '@portal/platform';
import { Link } from '@portal/platform/router';
import type { BarRow, ChartOf } from '../chart.ts';
import { shortFigure } from '../format.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';

export interface BarsProps {
  readonly chart: ChartOf<'bars'> | ChartOf<'funnel'>;
}

/** Bars from nought, each with its figure; a row with an address leads to its rows. */
export function Bars({ chart }: BarsProps) {
  const rows = chart.kind === 'funnel' ? funnelRows(chart) : chart.rows;
  const extra = chart.kind === 'funnel' ? chart.names.share : chart.names.extra;
  const target = chart.kind === 'bars' ? chart.names.target : undefined;
  const largest = Math.max(1, ...rows.flatMap(({ value = 0, target: planned = 0 }) => [value, planned]));
  return (
    <div className="wn-bars" data-extra={extra !== undefined || undefined}>
      <p className="wn-bars-head" aria-hidden="true">
        <span>{chart.names.row}</span>
        <span>
          {target && (
            <>
              <i className="wn-mark" /> {target}
            </>
          )}
        </span>
        <span>{chart.names.value}</span>
        {extra !== undefined && <span>{extra}</span>}
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.label}>
            <Row row={row} chart={chart} largest={largest} hasExtra={extra !== undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each stage with its share of the first. */
export function funnelRows({ rows }: ChartOf<'funnel'>): readonly BarRow[] {
  const first = rows[0]?.value;
  return rows.map((row) => ({
    ...row,
    extra: first && row.value !== undefined ? { text: `${Math.round((100 * row.value) / first)}%` } : undefined,
  }));
}

interface RowProps {
  readonly row: BarRow;
  readonly chart: ChartOf<'bars'> | ChartOf<'funnel'>;
  readonly largest: number;
  readonly hasExtra: boolean;
}

function Row({ row, chart, largest, hasExtra }: RowProps) {
  const language = useLanguage();
  const messages = useNumbersMessages();
  const part = (value: number) => `${(100 * Math.max(0, value)) / largest}%`;
  const content = (
    <>
      <span className="wn-bar-label">{row.label}</span>
      <span className="wn-track" data-unknown={row.value === undefined || undefined} aria-hidden="true">
        {row.value !== undefined && <i data-pale={row.isPale || undefined} style={{ width: part(row.value) }} />}
        {row.target !== undefined && <u style={{ left: part(row.target) }} />}
      </span>
      <b className="wn-bar-figure">
        {row.value === undefined ? (
          <span className="wn-unknown">{messages.noFigure}</span>
        ) : (
          shortFigure(row.value, chart.unit, language)
        )}
      </b>
      {hasExtra && (
        <span className="wn-bar-extra" data-tone={row.extra?.tone}>
          {row.extra?.text}
        </span>
      )}
    </>
  );
  return row.to ? (
    <Link className="wn-bar" to={row.to}>
      {content}
    </Link>
  ) : (
    <div className="wn-bar">{content}</div>
  );
}
