import { messageFrom } from '@portal/api-client';
import { type AgentRegistration, formatNaira } from '@portal/contracts';
import { Button, Money, Notice, Sheet } from '@portal/ui';
import { useBillRegistration } from './agent-registration.queries.ts';
import { useUploadsMessages } from './messages/use-uploads-messages.ts';

export interface RegistrationFeeProps {
  readonly registration: AgentRegistration;
}

/** Step 3: a bill like any other, paid where every bill is paid. */
export function RegistrationFee({ registration: { status, fee } }: RegistrationFeeProps) {
  const messages = useUploadsMessages();
  const bill = useBillRegistration();

  function pay() {
    bill.mutate(undefined, {
      // Payments are a document of their own.
      onSuccess: ({ billReference }) => window.location.assign(`/payment-gateways-open?billRef=${billReference}`),
    });
  }

  return (
    <Sheet className="uploads-panel">
      <h2 className="ui-heading">{messages.feeTitle}</h2>
      <p>
        <Money amountKobo={fee.amountKobo} size="large" />
      </p>
      {fee.isIllustrative && <p className="uploads-hint">{messages.feeIllustrative}</p>}
      {bill.isError && (
        <Notice kind="danger" role="alert">
          {messageFrom(bill.error, messages.billFailed)}
        </Notice>
      )}
      {status === 'payment-required' ? (
        <Button size="lg" fullWidth pending={bill.isPending} pendingText={messages.preparing} onClick={pay}>
          {messages.pay(formatNaira(fee.amountKobo))}
        </Button>
      ) : (
        <p className="uploads-hint">{messages.feeWaits}</p>
      )}
    </Sheet>
  );
}
