import { type AmountSetting, formatNaira, proposeServiceChange, serviceAmounts } from '@portal/contracts';
import { MoneyField, TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';
import { useServiceChanges } from './use-service-settings.ts';

interface AmountDialogProps {
  readonly setting: AmountSetting;
  readonly title: string;
  readonly onClose: () => void;
}

/** Another amount, with the reason for it. */
export function AmountDialog({ setting: { id, current }, title, onClose }: AmountDialogProps) {
  const messages = useServiceSettingsMessages();
  const { propose } = useServiceChanges();
  const { leastKobo, mostKobo } = serviceAmounts[id];
  const form = useContractForm({
    kinds: { value: 'kobo', reason: 'text' },
    schema: proposeServiceChange.body,
    labels: { value: messages.amount, reason: messages.reason },
    initial: { value: current },
    shape: (typed) => ({ ...typed, kind: 'amount', id }),
    save: propose,
    done: messages.proposed,
    onDone: onClose,
    fieldOf: (error) =>
      error.is('service-change.out-of-bounds') || error.is('service-change.same') ? { value: error.message } : {},
  });
  return (
    <FormDialog title={title} form={form} action={messages.propose} onClose={onClose}>
      <MoneyField
        {...form.field('value')}
        required
        withAsterisk={false}
        description={messages.between(formatNaira(leastKobo), formatNaira(mostKobo))}
        data-autofocus
      />
      <TextAreaField {...form.field('reason')} required withAsterisk={false} rows={3} maxLength={500} />
    </FormDialog>
  );
}
