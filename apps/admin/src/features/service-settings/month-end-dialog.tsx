import { lagosDay, type MonthEndSetting, monthName, proposeServiceChange } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { DateField, SelectField, TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';
import { useServiceChanges } from './use-service-settings.ts';

interface MonthEndDialogProps {
  readonly setting: MonthEndSetting;
  readonly title: string;
  readonly onClose: () => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Another month, the day from which it holds, and the reason for it. */
export function MonthEndDialog({ setting: { id, current }, title, onClose }: MonthEndDialogProps) {
  const messages = useServiceSettingsMessages();
  const language = useLanguage();
  const { propose } = useServiceChanges();
  const form = useContractForm({
    kinds: { month: 'id', from: 'day', reason: 'text' },
    schema: proposeServiceChange.body,
    labels: { month: messages.month, from: messages.from, reason: messages.reason },
    initial: { month: current.month, from: lagosDay(Date.now()) },
    aliases: { 'value.month': 'month', 'value.from': 'from' },
    shape: ({ month, from, reason }) => ({ kind: 'month-end', id, value: { month, from }, reason }),
    save: propose,
    done: messages.proposed,
    onDone: onClose,
    fieldOf: (error) => (error.is('service-change.same') ? { month: error.message } : {}),
  });
  return (
    <FormDialog title={title} form={form} action={messages.propose} onClose={onClose}>
      <SelectField
        {...form.field('month')}
        data={months.map((month) => ({ value: String(month), label: monthName(month, language) }))}
        data-autofocus
      />
      <DateField {...form.field('from')} required withAsterisk={false} description={messages.fromHint} />
      <TextAreaField {...form.field('reason')} required withAsterisk={false} rows={3} maxLength={500} />
    </FormDialog>
  );
}
