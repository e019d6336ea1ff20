import type { HeadAttribute } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, MoneyField, SelectField, TextField } from '@portal/ui/forms';
import type { ChangeEvent } from 'react';
import { useBillingMessages } from './messages/use-billing-messages.ts';

export interface AttributeFieldProps {
  readonly id: string;
  readonly attribute: HeadAttribute;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** One question of a revenue head. */
export function AttributeField({ id, attribute, value, error, onChange }: AttributeFieldProps) {
  const messages = useBillingMessages();
  const localized = useLocalized();
  const { type, label, isRequired, options } = attribute;
  const name = localized(label);
  const entry = {
    id,
    label: isRequired ? name : `${name} (${messages.optional})`,
    value,
    error,
    required: isRequired,
    withAsterisk: false,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(event.currentTarget.value),
  };
  if (type === 'choice') {
    const choices = options.map((option) => ({ value: option.value, label: localized(option.label) }));
    return <SelectField {...entry} data={[{ value: '', label: messages.choose }, ...choices]} />;
  }
  if (type === 'money') return <MoneyField {...entry} />;
  if (type === 'date') return <DateField {...entry} />;
  return (
    <TextField
      {...entry}
      autoComplete="off"
      maxLength={120}
      {...(type === 'number' && { inputMode: 'numeric' as const })}
      {...(type === 'month' && { placeholder: messages.monthHint, inputMode: 'numeric' as const })}
    />
  );
}
