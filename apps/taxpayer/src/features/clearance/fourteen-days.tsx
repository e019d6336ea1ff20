import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { dayOf14 } from '../../own-standing/standing-texts.ts';
import { decidesBy } from './texts.ts';

const days = 14;

export interface FourteenDaysProps {
  readonly day: number;
  readonly lastDay: string;
}

/** How many of the fourteen days are gone: a bar, and the same in words. */
export function FourteenDays({ day, lastDay }: FourteenDaysProps) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <div className="clearance-days">
      <strong>{localized(dayOf14(day))}</strong>
      <span className="clearance-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, Math.round((day / days) * 100))}%` }} />
      </span>
      <span className="clearance-quiet">{localized(decidesBy(formatDate(lastDay, language)))}</span>
    </div>
  );
}
