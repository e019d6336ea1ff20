import { useApiClient } from '@portal/api-client';
import { proposeHoliday } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { formatDate } from '@portal/ui';
import { DateField, TextField } from '@portal/ui/forms';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { inFields } from '../../forms/in-fields.ts';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useHolidayMessages } from '../messages/use-holiday-messages.ts';
import { workKey } from '../queue/use-queue.ts';

export interface HolidayDialogProps {
  /** Absent: another day is proposed. */
  readonly removing: { readonly day: string; readonly name: string } | undefined;
  readonly releasesPath: string;
  readonly onClose: () => void;
}

/** Proposes that a day is, or is no longer, a public holiday; then the case is shown that a second person decides. */
export function HolidayDialog({ removing, releasesPath, onClose }: HolidayDialogProps) {
  const messages = useHolidayMessages();
  const language = useLanguage();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm({
    kinds: { day: 'day', en: 'text', ha: 'text', source: 'text' },
    schema: inFields(proposeHoliday.body, 'name'),
    labels: { day: messages.day, en: messages.nameEn, ha: messages.nameHa, source: messages.source },
    ...(removing && { initial: { day: removing.day } }),
    shape: ({ day, en, ha, source }) =>
      removing ? { action: 'remove', day, source } : { action: 'add', day, name: { en, ha }, source },
    save: (body) => api(proposeHoliday, { body }),
    done: messages.proposed,
    failed: messages.failed,
    onDone({ workId }) {
      void queryClient.invalidateQueries({ queryKey: workKey });
      onClose();
      void navigate(`${releasesPath}&record=${workId}`);
    },
  });
  return (
    <FormDialog
      title={removing ? messages.proposeRemoval : messages.propose}
      form={form}
      action={messages.send}
      onClose={onClose}
    >
      {removing ? (
        <p>{messages.removalText(removing.name, formatDate(removing.day, language))}</p>
      ) : (
        <>
          <DateField {...form.field('day')} required />
          <TextField {...form.field('en')} withAsterisk={false} required maxLength={80} />
          <TextField {...form.field('ha')} withAsterisk={false} required maxLength={80} />
        </>
      )}
      <TextField
        {...form.field('source')}
        description={messages.sourceHint}
        withAsterisk={false}
        required
        maxLength={300}
      />
    </FormDialog>
  );
}
