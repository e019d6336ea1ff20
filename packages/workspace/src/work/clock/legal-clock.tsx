import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import { type Clock, readClock } from './clock-of.ts';

export interface LegalClockProps {
  readonly clock: Clock | null;
  /** With the day it ends, what it is and where that is written: beside a case, not in a row. */
  readonly isExplained?: boolean;
}

/** How much of the time a law or a promise gives is gone: a bar, and the same in words. */
export function LegalClock({ clock, isExplained = false }: LegalClockProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const language = useLanguage();
  if (!clock) return <span className="ws-none">–</span>;
  const { share, daysLeft, tone } = readClock(clock);
  const words =
    clock.standing === 'ended'
      ? messages.clockEnded
      : daysLeft === null
        ? messages.clockPaused
        : daysLeft < 0
          ? messages.daysLate(-daysLeft)
          : daysLeft === 0
            ? messages.dueToday
            : messages.daysLeft(daysLeft);
  return (
    <span className="ws-clock" data-tone={tone} data-standing={clock.standing}>
      <span className="ws-clock-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      <span>{words}</span>
      {isExplained && (
        <small>
          {localized(clock.title)}
          {clock.dueOn !== null && ` · ${messages.lastDay(formatDate(clock.dueOn, language))}`}
          {' · '}
          {clock.isLaw ? clock.source : messages.ownPromise}
        </small>
      )}
    </span>
  );
}
