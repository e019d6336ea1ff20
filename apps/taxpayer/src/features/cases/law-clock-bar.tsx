import type { LawClock } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { casesTexts as texts } from './cases-texts.ts';

/** How many days of the law are gone: a bar, and the same in words. */
export function LawClockBar({ clock: { day, days, endsOn } }: { readonly clock: LawClock }) {
  const localized = useLocalized();
  const words = localized(texts.day)
    .replace('{day}', String(day))
    .replace('{days}', String(days))
    .replace('{end}', formatDate(endsOn));
  return (
    <div className="law-clock">
      <span className="law-clock-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round((day / Math.max(days, 1)) * 100)}%` }} />
      </span>
      <span>{words}</span>
    </div>
  );
}
