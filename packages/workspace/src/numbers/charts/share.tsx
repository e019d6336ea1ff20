import { useLanguage } from '@portal/platform';
import { Link } from '@portal/platform/router';
import type { ChartOf, SharePart } from '../chart.ts';
import { shortFigure } from '../format.ts';

export interface ShareProps {
  readonly chart: ChartOf<'share'>;
}

/** As many hues as stay apart for colour-blind readers; the last is always "others". */
const mostParts = 6;

/** Parts of a whole in one bar, with their names, figures and shares below. */
export function Share({ chart }: ShareProps) {
  const language = useLanguage();
  const parts = sharesOf(chart);
  return (
    <div className="wn-share">
      <div className="wn-share-bar" aria-hidden="true">
        {parts.map(({ label, value }, index) => (
          <i key={label} className={`wn-hue-${index + 1}`} style={{ flexGrow: value }} title={label} />
        ))}
      </div>
      <ul className="wn-key">
        {parts.map(({ label, value, share, to }, index) => {
          const content = (
            <>
              <i className={`wn-swatch wn-hue-${index + 1}`} aria-hidden="true" />
              <span className="wn-bar-label">{label}</span>
              <b>{shortFigure(value, chart.unit, language)}</b>
              <span className="wn-key-share">{`${Math.round(share * 100)}%`}</span>
            </>
          );
          return (
            <li key={label}>
              {to ? (
                <Link className="wn-key-row" to={to}>
                  {content}
                </Link>
              ) : (
                <div className="wn-key-row">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The parts that are drawn: what is below nought (voids only) is none, and the smallest of many are one. */
export function sharesOf({ parts, names }: ChartOf<'share'>): readonly (SharePart & { readonly share: number })[] {
  const known = parts.filter(({ value }) => value > 0);
  const whole = known.reduce((total, { value }) => total + value, 0);
  const shown = known.length > mostParts ? known.slice(0, mostParts - 1) : known;
  const rest = known.slice(shown.length).reduce((total, { value }) => total + value, 0);
  const all = rest > 0 ? [...shown, { label: names.rest, value: rest }] : shown;
  return all.map((part) => ({ ...part, share: part.value / whole }));
}
