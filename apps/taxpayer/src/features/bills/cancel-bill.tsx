import { messageFrom } from '@portal/api-client';
import { Button, Notice, showToast } from '@portal/ui';
import { useState } from 'react';
import { useBillsMessages } from './messages/use-bills-messages.ts';
import { useCancelBill } from './own-bill.queries.ts';

export interface CancelBillProps {
  readonly billReference: string;
  /** A payment was begun: what that means is said before somebody tries. */
  readonly isBegun: boolean;
}

/** Cancels a bill one raised oneself; asked twice, because it cannot be undone. */
export function CancelBill({ billReference, isBegun }: CancelBillProps) {
  const messages = useBillsMessages();
  const [isAsked, setAsked] = useState(false);
  const cancel = useCancelBill(billReference);
  if (!isAsked)
    return (
      <>
        {isBegun && <p className="own-bill-quiet">{messages.cancelBlocked}</p>}
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {messages.cancelBill}
        </Button>
      </>
    );
  return (
    <fieldset className="own-bill-ask">
      <legend>{messages.cancelAsked}</legend>
      <p>{messages.cancelText}</p>
      {cancel.isError && (
        <Notice kind="danger" role="alert">
          {messageFrom(cancel.error, messages.notCancelled)}
        </Notice>
      )}
      <div className="own-bill-more">
        <Button
          variant="danger"
          pending={cancel.isPending}
          onClick={() =>
            cancel.mutate(undefined, {
              onSuccess: () => showToast({ kind: 'success', message: messages.cancelled }),
            })
          }
        >
          {messages.cancelYes}
        </Button>
        <Button variant="secondary" onClick={() => setAsked(false)}>
          {messages.cancelNo}
        </Button>
      </div>
    </fieldset>
  );
}
