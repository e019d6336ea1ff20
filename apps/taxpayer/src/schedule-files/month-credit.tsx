import { formatNaira, type MonthCreditStanding } from '@portal/contracts';
import { Notice, TextLink } from '@portal/ui';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';

const tones = { waiting: 'info', granted: 'success', refused: 'warning', returned: 'warning' } as const;

interface MonthCreditProps {
  readonly credit: MonthCreditStanding;
  /** What has to be done before anybody grants it. */
  readonly needs?: string;
}

/** What becomes of money that a filing left paid beyond its tax. */
export function MonthCredit({ credit, needs }: MonthCreditProps) {
  const messages = useScheduleMessages();
  const { state, amountKobo, reason } = credit;
  return (
    <Notice kind={tones[state]} title={messages.credit[state](formatNaira(amountKobo))}>
      {state === 'waiting' && <p>{messages.creditWaitingText}</p>}
      {state === 'waiting' && needs && <p>{needs}</p>}
      {state === 'refused' && (
        <p>
          {messages.creditReason}: {reason}
        </p>
      )}
      {state === 'granted' && (
        <p>
          <TextLink to="/user/payment-history/credit">{messages.creditLink}</TextLink>
        </p>
      )}
      {state === 'returned' && <p>{messages.creditReturnedText}</p>}
    </Notice>
  );
}
