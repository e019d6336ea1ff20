import { messageFrom, useApiClient } from '@portal/api-client';
import { getOfficeHoldings, proposeOffice } from '@portal/contracts';
import { useOpenOffices } from '@portal/platform/lookups';
import { useQuery } from '@portal/platform/query';
import { Skeleton } from '@portal/ui';
import { DateField, TextAreaField } from '@portal/ui/forms';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useOfficeMessages } from '../messages/use-office-messages.ts';
import { HoldingsFacts } from './office-holdings.tsx';
import { useProposed } from './use-proposed.ts';

export interface CloseOfficeDialogProps {
  readonly office: { readonly id: number; readonly name: string };
  /** Where proposals are decided. */
  readonly proposalsPath: string;
  readonly onClose: () => void;
}

/** Proposes that an office closes on a day, with what would go to the office that takes over. */
export function CloseOfficeDialog({ office, proposalsPath, onClose }: CloseOfficeDialogProps) {
  const messages = useOfficeMessages();
  const api = useApiClient();
  const offices = useOpenOffices();
  const holdings = useQuery({
    queryKey: ['tax-offices', String(office.id), 'holdings'],
    queryFn: ({ signal }) => api(getOfficeHoldings, { params: { id: office.id } }, signal),
  });
  const onDone = useProposed(proposalsPath, onClose);
  const form = useContractForm({
    kinds: { successorId: 'id', day: 'day', reason: 'text' },
    schema: proposeOffice.body,
    labels: { successorId: messages.successor, day: messages.day, reason: messages.reason },
    shape: (typed) => ({ action: 'close', officeId: office.id, ...typed }),
    save: (body) => api(proposeOffice, { body }),
    done: messages.proposed,
    failed: messages.failed,
    fieldOf: ({ code, message }) => (code === 'office.successor-unsuitable' ? { successorId: message } : {}),
    onDone,
  });
  return (
    <FormDialog title={messages.closeNamed(office.name)} form={form} action={messages.propose} onClose={onClose}>
      <p>{messages.twoPersons}</p>
      {holdings.data ? (
        <HoldingsFacts holdings={holdings.data} />
      ) : holdings.isError ? (
        <p className="ws-problem">{messageFrom(holdings.error, messages.failed)}</p>
      ) : (
        <Skeleton height={120} role="status" aria-label={messages.counting} />
      )}
      <ChoiceField
        {...form.field('successorId')}
        description={messages.successorHint}
        choices={offices.data?.filter(({ id }) => id !== office.id)}
        required
      />
      <DateField {...form.field('day')} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} />
    </FormDialog>
  );
}
