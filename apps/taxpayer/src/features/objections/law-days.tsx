import { daysToDecide } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { useObjectionsMessages } from './messages/use-objections-messages.ts';

/** How many of the ninety days are gone: a bar, and the same in words. */
export function LawDays({ day, lastDay }: { readonly day: number; readonly lastDay: string }) {
  const messages = useObjectionsMessages();
  const language = useLanguage();
  return (
    <div className="objection-days">
      <strong>{messages.day(day)}</strong>
      <span className="objection-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, Math.round((day / daysToDecide) * 100))}%` }} />
      </span>
      <small>{messages.lastDay(formatDate(lastDay, language))}</small>
    </div>
  );
}
