import { formatNaira, type PayeSchedule } from '@portal/contracts';
import { Notice, TextLink } from '@portal/ui';
import { usePayeMessages } from './messages/use-paye-messages.ts';

const tones = { waiting: 'info', granted: 'success', refused: 'warning', returned: 'warning' } as const;

/** What becomes of money that a filing left paid beyond its tax. */
export function MonthCredit({ credit }: { readonly credit: NonNullable<PayeSchedule['credit']> }) {
  const messages = usePayeMessages();
  const { state, amountKobo, reason } = credit;
  return (
    <Notice kind={tones[state]} title={messages.credit[state](formatNaira(amountKobo))}>
      {state === 'waiting' && <p>{messages.creditWaitingText}</p>}
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
