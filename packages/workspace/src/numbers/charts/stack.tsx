import { useLanguage } from '@portal/platform';
import { Link } from '@portal/platform/router';
import type { ChartOf } from '../chart.ts';
import { shortFigure } from '../format.ts';

export interface StackProps {
  readonly chart: ChartOf<'stack'>;
}

/** Bars in parts, each part with its hue and its texture. */
export function Stack({ chart: { rows, parts, unit, names } }: StackProps) {
  const language = useLanguage();
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + Math.max(0, value), 0);
  const largest = Math.max(1, ...rows.map(({ values }) => sum(values)));
  return (
    <div className="wn-stack">
      <p className="wn-legend" aria-hidden="true">
        {parts.map((part, index) => (
          <span key={part}>
            <i className={`wn-swatch wn-hue-${index + 1}`} />
            {part}
          </span>
        ))}
      </p>
      <ul className="wn-bars" aria-label={names.row}>
        {rows.map(({ label, values, to }) => {
          const content = (
            <>
              <span className="wn-bar-label">{label}</span>
              <span className="wn-track">
                <span className="wn-stacked" style={{ width: `${(100 * sum(values)) / largest}%` }}>
                  {values.map((value, index) => (
                    <i key={parts[index]} className={`wn-hue-${index + 1}`} style={{ flexGrow: Math.max(0, value) }}>
                      <span className="ui-hidden">{`${parts[index]} ${shortFigure(value, unit, language)}`}</span>
                    </i>
                  ))}
                </span>
              </span>
              <b className="wn-bar-figure">{shortFigure(sum(values), unit, language)}</b>
            </>
          );
          return (
            <li key={label}>
              {to ? (
                <Link className="wn-bar" to={to}>
                  {content}
                </Link>
              ) : (
                <div className="wn-bar">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
