import type { LawClock } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { clockWords as texts } from './standing-texts.ts';
import './law-clock.css';

/** A period of the law is of thirty days or ninety; what is more moved its end from days of rest. */
const lawPeriod = 30;

/** How many days of the law are gone: a bar, and the same in words. */
export function LawClockBar({ clock: { day, days, endsOn } }: { readonly clock: LawClock }) {
  const localized = useLocalized();
  const words = localized(texts.day)
    .replace('{day}', String(day))
    .replace('{days}', String(days))
    .replace('{end}', formatDate(endsOn));
  const isMoved = days > lawPeriod && days % lawPeriod > 0;
  return (
    <div className="law-clock">
      <span className="law-clock-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round((day / Math.max(days, 1)) * 100)}%` }} />
      </span>
      <span>{isMoved ? `${words} ${localized(texts.moved)}` : words}</span>
    </div>
  );
}
