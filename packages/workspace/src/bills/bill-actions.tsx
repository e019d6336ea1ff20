import type { BillAction } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { Button, LinkButton } from '@portal/ui';
import { Suspense, useId, useState } from 'react';
import { useBillMessages } from './messages/use-bill-messages.ts';
import type { BillRecordAnswer } from './use-bill-record.ts';

const BillDialog = lazyPart(async () => (await import('./bill-dialog.tsx')).BillDialog);

export interface BillActionsProps {
  readonly record: BillRecordAnswer;
}

/** What the reader may do with a bill now, and what stands in the way. */
export function BillActions({ record: { bill, actions } }: BillActionsProps) {
  const messages = useBillMessages();
  const id = useId();
  const [open, setOpen] = useState<Exclude<BillAction, 'pay'>>();
  const refused = actions.filter(({ refusal }) => refusal !== null);
  if (actions.length === 0) return null;
  return (
    <div className="ws-bill-actions ui-screen-only">
      {actions.map(({ action, refusal }) =>
        action === 'pay' ? (
          <LinkButton
            key={action}
            size="sm"
            variant="secondary"
            to={`/payment-gateways-admin?billReference=${bill.billReference}`}
          >
            {messages.actions.pay}
          </LinkButton>
        ) : (
          <Button
            key={action}
            size="sm"
            variant={action === 'cancel' ? 'quiet' : 'secondary'}
            disabled={refusal !== null}
            aria-describedby={refusal === null ? undefined : `${id}-${action}`}
            onClick={() => setOpen(action)}
          >
            {messages.actions[action]}
          </Button>
        ),
      )}
      {refused.map(({ action, refusal }) => (
        <p key={action} id={`${id}-${action}`} className="ws-bill-none">
          {messages.refusals[refusal ?? ''] ?? refusal}
        </p>
      ))}
      {open && (
        <Suspense>
          <BillDialog action={open} bill={bill} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
