import { TextInput } from '@portal/ui';
import { CheckboxField, SelectField } from '@portal/ui/forms';
import { useId } from 'react';
import { type Field, longestInput, readField } from './fields.ts';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { FieldName, Option } from './messages/words.ts';
import { MoneyInput } from './money-input.tsx';

export interface FormFieldProps {
  readonly field: Field;
  readonly typed: string;
  readonly period: 'month' | 'year';
  readonly onType: (name: string, text: string) => void;
}

/** Any question of any tax. */
export function FormField({ field, typed, period, onType: onTypeNamed }: FormFieldProps) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const id = useId();
  const { label, hint } = words.fields[field.name as FieldName];
  const reading = readField(field, typed);
  const onType = (text: string) => onTypeNamed(field.name, text);
  const additions = [
    field.kind === 'money' && field.isPerPeriod ? words.options[period] : undefined,
    field.isOptional ? messages.optional : undefined,
  ].filter((addition) => addition !== undefined);
  const labelled = {
    id,
    label: additions.length > 0 ? `${label} (${additions.join(', ')})` : label,
    description: hint,
    error: reading.state === 'refused' && messages[reading.problem],
  };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...labelled}
          value={reading.state === 'read' ? String(reading.value) : ''}
          onChange={(event) => onType(event.currentTarget.value)}
          data={field.options.map((value) => ({ value, label: words.options[value as Option] }))}
        />
      );
    case 'check':
      return (
        <CheckboxField
          id={id}
          label={label}
          checked={typed === 'yes'}
          onChange={(event) => onType(event.currentTarget.checked ? 'yes' : '')}
        />
      );
    case 'money':
      return <MoneyInput {...labelled} value={typed} onType={onType} />;
    case 'day':
      return (
        <TextInput
          {...labelled}
          type="date"
          min={field.earliest}
          max={field.latest}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      );
    case 'age':
    case 'percent':
      return (
        <TextInput
          {...labelled}
          inputMode={field.kind === 'age' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={longestInput}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      );
  }
}
