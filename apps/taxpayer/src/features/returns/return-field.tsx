import { formatNaira, kobo, type OpenReturn, type ReturnField } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, MoneyField, SelectField, TextField } from '@portal/ui/forms';
import { useReturnsMessages } from './messages/use-returns-messages.ts';

export interface ReturnFieldInputProps {
  readonly id: string;
  readonly field: ReturnField;
  readonly value: string | boolean;
  readonly error: string | undefined;
  /** Where the portal took what it filled in, and what that was. */
  readonly origin: OpenReturn['origins'][number] | undefined;
  readonly filled: unknown;
  readonly onChange: (value: string | boolean) => void;
}

/** One field of a return, as its kind describes it; what was filled in says where it is from. */
export function ReturnFieldInput({ id, field, value, error, origin, filled, onChange }: ReturnFieldInputProps) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const from = origin && messages.filledFrom[origin.from](origin.said);
  const filledAs = typeof filled === 'number' ? messages.filledAs(formatNaira(kobo(filled))) : undefined;
  const description = [localized(field.help), from, origin && filledAs].filter(Boolean).join(' · ');
  const common = { id, label: localized(field.label), description, error };
  const text = typeof value === 'string' ? value : '';
  switch (field.type) {
    case 'confirm':
      return (
        <CheckboxField
          {...common}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'money':
      return <MoneyField {...common} value={text} onChange={(event) => onChange(event.currentTarget.value)} />;
    case 'choice':
      return (
        <SelectField
          {...common}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[
            { value: '', label: messages.choose },
            ...Object.entries(field.options).map(([option, label]) => ({ value: option, label: localized(label) })),
          ]}
        />
      );
    default:
      return (
        <TextField
          {...common}
          value={text}
          maxLength={field.longest}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
