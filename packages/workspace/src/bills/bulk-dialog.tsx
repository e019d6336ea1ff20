import { messageFrom, useApiClient } from '@portal/api-client';
import { cancelBill, formatNaira, mailBill, placeBill, renewBill } from '@portal/contracts';
import { Button } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../forms/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../forms/dialogs/reason-dialog.tsx';
import { useBillMessages } from './messages/use-bill-messages.ts';
import { PlaceDialog } from './place-dialog.tsx';

export type BulkAction = 'mail' | 'renew' | 'place' | 'cancel';

export interface BulkBill {
  readonly billReference: string;
  readonly payer: string;
  readonly totalKobo: number;
}

export interface BulkDialogProps {
  readonly action: BulkAction;
  readonly bills: readonly BulkBill[];
  /** Something was done: the rows are not as they were. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Outcome {
  readonly done: number;
  readonly refused: readonly { readonly bill: BulkBill; readonly why: string }[];
}

/** Asks once for all, does it bill by bill, and says which were refused and why: one refusal stops none of the others. */
export function BulkDialog({ action, bills, onDone, onClose }: BulkDialogProps) {
  const messages = useBillMessages();
  const api = useApiClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const made = useRef<Outcome>(undefined);
  const title = messages.bulk[action](bills.length);

  async function all(one: (billReference: string) => Promise<unknown>): Promise<Outcome> {
    const refused: Outcome['refused'][number][] = [];
    let first: unknown;
    for (const bill of bills) {
      try {
        await one(bill.billReference);
      } catch (error) {
        first ??= error;
        refused.push({ bill, why: messageFrom(error, messages.failed) });
      }
    }
    if (refused.length === bills.length) throw first;
    made.current = { done: bills.length - refused.length, refused };
    return made.current;
  }

  function leave() {
    onDone();
    onClose();
  }

  /** The dialog that asks closes when all is done, or when somebody thinks better of it. */
  function close() {
    if (!made.current) return onClose();
    if (made.current.refused.length > 0) return setOutcome(made.current);
    leave();
  }

  if (outcome)
    return (
      <Modal isOpen title={title} width={520} sheetOnPhones onClose={leave}>
        <p role="status">{messages.bulkRefused(outcome.done, outcome.refused.length)}</p>
        <ul className="ws-bill-lines">
          {outcome.refused.map(({ bill, why }) => (
            <li key={bill.billReference}>
              <span>
                {bill.billReference}, {bill.payer}
                <small>{why}</small>
              </span>
            </li>
          ))}
        </ul>
        <Button onClick={leave}>{messages.bulkUnderstood}</Button>
      </Modal>
    );
  const own = { title, action: title, done: ({ done }: Outcome) => messages.bulkDone(done), onClose: close };
  if (action === 'place')
    return (
      <PlaceDialog
        {...own}
        confirm={(placement) => all((billReference) => api(placeBill, { body: { ...placement, billReference } }))}
      />
    );
  const total = formatNaira(bills.reduce((sum, { totalKobo }) => sum + totalKobo, 0));
  if (action === 'cancel')
    return (
      <ReasonDialog
        {...own}
        variant="danger"
        isTwoStep
        confirm={(reason) => all((billReference) => api(cancelBill, { body: { billReference, reason } }))}
      >
        {messages.bulkCancelEffect(bills.length, total)}
      </ReasonDialog>
    );
  return (
    <ConfirmDialog
      {...own}
      confirm={() =>
        all((billReference) =>
          api<typeof mailBill | typeof renewBill>(action === 'mail' ? mailBill : renewBill, {
            body: { billReference },
          }),
        )
      }
    >
      {action === 'mail' ? messages.bulkMailEffect : messages.renewEffect}
    </ConfirmDialog>
  );
}
