import { formatNaira, type PayeLateness } from '@portal/contracts';
import { Notice, StatusBadge } from '@portal/ui';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';

/** What was or is late of a month, and what the law gives for it; told, not billed. */
export function LatenessNotices({ lateness }: { readonly lateness: readonly PayeLateness[] }) {
  const messages = useScheduleMessages();
  return lateness.map(({ of, isOver, daysLate, penaltyKobo, interestKobo, source }) => (
    <Notice
      key={`${of}-${isOver}`}
      kind={isOver ? 'info' : 'warning'}
      title={messages.lateBy[isOver ? 'over' : 'open'][of](messages.days(daysLate))}
    >
      <p>
        {(isOver ? messages.lateOverText : messages.lateText)(
          formatNaira(penaltyKobo),
          formatNaira(interestKobo),
          source,
        )}
      </p>
    </Notice>
  ));
}

interface LateSignsProps {
  readonly month: { readonly isLate: boolean; readonly filedLateDays: number; readonly paidLateDays: number };
}

/** On a month of the year: late now, or done late; what was late stays said. */
export function LateSigns({ month: { isLate, filedLateDays, paidLateDays } }: LateSignsProps) {
  const messages = useScheduleMessages();
  const done = [
    ['return', filedLateDays],
    ['payment', paidLateDays],
  ] as const;
  return (
    <>
      {isLate && <StatusBadge tone="danger">{messages.late}</StatusBadge>}
      {done.map(
        ([of, days]) =>
          days > 0 && (
            <StatusBadge key={of} tone="warning">
              {messages.lateBy.over[of](messages.days(days))}
            </StatusBadge>
          ),
      )}
    </>
  );
}
