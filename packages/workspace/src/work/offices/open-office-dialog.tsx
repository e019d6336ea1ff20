import { useApiClient } from '@portal/api-client';
import { homeStateId, proposeOffice, weekdayName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useLgas } from '@portal/platform/lookups';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { ListField } from '../../forms/fields/list-field.tsx';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useOfficeMessages } from '../messages/use-office-messages.ts';
import { useProposed } from './use-proposed.ts';

export interface OpenOfficeDialogProps {
  /** Where proposals are decided. */
  readonly proposalsPath: string;
  readonly onClose: () => void;
}

/** As most offices are open. */
const usual = [1, 2, 3, 4, 5].map((weekday) => ({
  ...{ weekday, opensAt: '08:00', closesAt: weekday === 5 ? '13:00' : '16:00' },
}));

/** Proposes an office that opens when a second person approves it: what it is called, where it is, when it is open. */
export function OpenOfficeDialog({ proposalsPath, onClose }: OpenOfficeDialogProps) {
  const messages = useOfficeMessages();
  const { name, lga, address, hours, weekday, opensAt, closesAt, reason } = messages;
  const language = useLanguage();
  const api = useApiClient();
  const lgas = useLgas(homeStateId);
  const onDone = useProposed(proposalsPath, onClose);
  const form = useContractForm({
    kinds: {
      name: 'text',
      lgaId: 'id',
      address: 'text',
      hours: [{ weekday: 'id', opensAt: 'text', closesAt: 'text' }],
      reason: 'text',
    },
    schema: proposeOffice.body,
    labels: { name, lgaId: lga, address, hours, weekday, opensAt, closesAt, reason },
    initial: { hours: usual },
    shape: (typed) => ({ action: 'open', ...typed }),
    save: (body) => api(proposeOffice, { body }),
    done: messages.proposed,
    failed: messages.failed,
    fieldOf: ({ code, message }) => (code === 'office.name-taken' ? { name: message } : {}),
    onDone,
  });
  const days = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, displayField: weekdayName(id, language) }));
  return (
    <FormDialog title={messages.open} form={form} action={messages.propose} onClose={onClose}>
      <p>{messages.twoPersons}</p>
      <TextField {...form.field('name')} withAsterisk={false} required maxLength={60} data-autofocus />
      <ChoiceField {...form.field('lgaId')} choices={lgas.data} placeholder={messages.outside} />
      <TextField {...form.field('address')} withAsterisk={false} required maxLength={200} />
      <ListField {...form.rows('hours')} add={messages.addDay} max={7}>
        {(at) => (
          <>
            <ChoiceField {...form.field(`hours.${at}.weekday`)} choices={days} required />
            <TextField {...form.field(`hours.${at}.opensAt`)} type="time" />
            <TextField {...form.field(`hours.${at}.closesAt`)} type="time" />
          </>
        )}
      </ListField>
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} />
    </FormDialog>
  );
}
