import { useApiClient } from '@portal/api-client';
import { listEnquiryHolders, listEnquirySuccessors, transferEnquiries } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useTransferMessages } from '../messages/use-transfer-messages.ts';
import { workKey } from '../queue/use-queue.ts';

export interface EnquiryTransferDialogProps {
  readonly onClose: () => void;
}

/** From whom, to whom and why: each with how many messages it is about. */
export function EnquiryTransferDialog({ onClose }: EnquiryTransferDialogProps) {
  const messages = useTransferMessages();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const form = useContractForm({
    kinds: { fromUserId: 'choice', toUserId: 'choice', reason: 'text' },
    schema: transferEnquiries.body,
    labels: { fromUserId: messages.from, toUserId: messages.to, reason: messages.reason },
    save: (body) => api(transferEnquiries, { body }),
    done: ({ transferred, stayed }) => messages.transferred(transferred, stayed),
    onDone() {
      void queryClient.invalidateQueries({ queryKey: workKey });
      onClose();
    },
    failed: messages.failed,
  });
  const from = form.value('fromUserId');
  const holders = useQuery({
    queryKey: [...workKey, 'enquiry-holders'],
    queryFn: ({ signal }) => api(listEnquiryHolders, {}, signal),
  });
  const successors = useQuery({
    queryKey: [...workKey, 'enquiry-holders', from],
    queryFn: ({ signal }) => api(listEnquirySuccessors, { params: { id: from } }, signal),
    enabled: from !== '',
  });
  return (
    <FormDialog title={messages.transferAll} form={form} action={messages.transferAll} onClose={onClose}>
      <p>{messages.effect}</p>
      <ChoiceField
        {...form.field('fromUserId')}
        choices={holders.data?.map(({ id, name, open }) => ({ id, displayField: messages.withOpen(name, open) }))}
        required
      />
      <ChoiceField
        {...form.field('toUserId')}
        choices={
          from === ''
            ? []
            : successors.data?.map(({ id, name, role, takes }) => ({
                id,
                displayField: messages.mayHave(name, role, takes),
              }))
        }
        disabled={from === ''}
        required
      />
      <TextAreaField {...form.field('reason')} withAsterisk={false} maxLength={500} rows={2} required />
    </FormDialog>
  );
}
