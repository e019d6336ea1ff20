import { useApiClient } from '@portal/api-client';
import { type OfficeRecord, transferWork } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { texts } from './texts.ts';

export interface GiveCasesDialogProps {
  readonly office: OfficeRecord;
  readonly from: OfficeRecord['people'][number];
  readonly onClose: () => void;
}

const body = transferWork.body;

/** Somebody leaves, or is away for long: all their open cases go to another person. */
export function GiveCasesDialog({ office, from, onClose }: GiveCasesDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const form = useContractForm({
    kinds: { fromUserId: 'text', toUserId: 'choice', reason: 'text' },
    schema: body,
    labels: { fromUserId: from.name, toUserId: localized(texts.to), reason: localized(texts.reason) },
    initial: { fromUserId: from.id },
    save: (order) => api(transferWork, { body: order }),
    done: localized(texts.given),
    onDone() {
      void queryClient.invalidateQueries({ queryKey: ['tax-offices'] });
      void queryClient.invalidateQueries({ queryKey: ['work'] });
      onClose();
    },
  });
  const others = office.people.filter(({ id }) => id !== from.id);
  return (
    <FormDialog
      title={`${localized(texts.giveCasesOf)} ${from.name}`}
      form={form}
      action={localized(texts.giveCases)}
      onClose={onClose}
    >
      <p>{localized(texts.givenText)}</p>
      <ChoiceField
        {...form.field('toUserId')}
        choices={others.map(({ id, name, role }) => ({ id, displayField: `${name}, ${role}` }))}
        required
      />
      <TextAreaField {...form.field('reason')} maxLength={2000} rows={2} />
    </FormDialog>
  );
}
