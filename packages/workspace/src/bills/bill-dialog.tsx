import { useApiClient } from '@portal/api-client';
import {
  type BillAction,
  cancelBill,
  formatNaira,
  mailBill,
  placeBill,
  type ResponseOf,
  renewBill,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { ConfirmDialog } from '../forms/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../forms/dialogs/reason-dialog.tsx';
import { useBillMessages } from './messages/use-bill-messages.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { type BillRecordAnswer, useReadAgain } from './use-bill-record.ts';

export interface BillDialogProps {
  readonly action: Exclude<BillAction, 'pay'>;
  readonly bill: BillRecordAnswer['bill'];
  readonly onClose: () => void;
}

/** Asks once more before a bill is cancelled, renewed, sent or given an office; what is decided needs its reason. */
export function BillDialog({ action, bill: { billReference, payer, taxOffice, totalKobo }, onClose }: BillDialogProps) {
  const messages = useBillMessages();
  const language = useLanguage();
  const api = useApiClient();
  const readAgain = useReadAgain();
  const body = { billReference };
  const own = { title: messages.actions[action], action: messages.actions[action], onClose, onDone: readAgain };
  if (action === 'cancel')
    return (
      <ReasonDialog
        {...own}
        variant="danger"
        done={messages.cancelled}
        confirm={(reason) => api(cancelBill, { body: { ...body, reason } })}
      >
        {messages.cancelEffect(formatNaira(totalKobo), payer)}
      </ReasonDialog>
    );
  if (action === 'place')
    return (
      <PlaceDialog
        {...own}
        done={({ taxOfficeId }: ResponseOf<typeof placeBill>) =>
          taxOfficeId === null ? messages.takenBack : messages.placed
        }
        isPlaced={taxOffice !== null}
        confirm={(placement) => api(placeBill, { body: { ...body, ...placement } })}
      />
    );
  if (action === 'renew')
    return (
      <ConfirmDialog
        {...own}
        done={({ expiresOn }) => messages.renewed(formatDate(expiresOn, language))}
        confirm={() => api(renewBill, { body })}
      >
        {messages.renewEffect}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog {...own} done={({ kind }) => messages.mailed[kind]} confirm={() => api(mailBill, { body })}>
      {messages.mailEffect}
    </ConfirmDialog>
  );
}
