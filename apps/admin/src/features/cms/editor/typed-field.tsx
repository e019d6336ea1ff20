import { useLocalized } from '@portal/platform';
import {
  CheckboxField,
  DateField,
  isoDateOf,
  koboOf,
  MoneyField,
  SelectField,
  TextField,
  typedDateOf,
  typedNairaOf,
} from '@portal/ui/forms';
import { type ChangeEvent, useState } from 'react';
import type { Field } from '../fields.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { type Editing, useFieldOf } from './editing.ts';

interface TypedFieldProps extends Editing<unknown> {
  readonly field: Exclude<Field, { readonly kind: 'list' | 'group' | 'table' | 'blocks' }>;
}

/** How each kind is typed and read. What cannot be read is kept as it was typed, and judged when it is saved. */
const ways = {
  text: { shown: (value: unknown) => String(value ?? ''), read: (typed: string): unknown => typed },
  day: { shown: (value: unknown) => shownDay(String(value ?? '')), read: (typed: string) => isoDateOf(typed) ?? typed },
  whole: {
    shown: (value: unknown) => String(value ?? ''),
    read: (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed),
  },
  kobo: {
    shown: (value: unknown) => (typeof value === 'number' ? typedNairaOf(value) : String(value ?? '')),
    read: (typed: string) => koboOf(typed) ?? typed,
  },
} as const;

const shownDay = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? typedDateOf(value) : value);

/** A single value: a text, a day, a number, an amount, yes or no, one of a few. */
export function TypedField({ field, value, onChange, path }: TypedFieldProps) {
  const localized = useLocalized();
  const messages = useCmsMessages();
  const { id, error } = useFieldOf(path);
  const way = ways[field.kind as keyof typeof ways] ?? ways.text;
  const [typed, setTyped] = useState(() => way.shown(value));
  // Another value than the one that was typed: it was moved here, or taken from somebody else.
  const text = way.read(typed) === (value ?? '') ? typed : way.shown(value);
  const label = localized(field.label);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const next = event.currentTarget.value;
    setTyped(next);
    onChange(next === '' && field.isOptional ? undefined : way.read(next));
  }

  switch (field.kind) {
    case 'flag':
      return (
        <CheckboxField
          id={id}
          label={label}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked || (field.isOptional ? undefined : false))}
        />
      );
    case 'choice':
      return (
        <SelectField
          id={id}
          label={label}
          error={error}
          value={String(value ?? '')}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onChange(chosen === '' ? undefined : /^\d+$/.test(chosen) ? Number(chosen) : chosen);
          }}
          data={[
            ...(field.isOptional ? [{ value: '', label: messages.none }] : []),
            ...Object.entries(field.choices).map(([choice, words]) => ({ value: choice, label: localized(words) })),
          ]}
        />
      );
    case 'day':
      return <DateField id={id} label={label} error={error} value={text} onChange={type} />;
    case 'kobo':
      return <MoneyField id={id} label={label} error={error} value={text} onChange={type} />;
    default:
      return (
        <TextField
          id={id}
          label={label}
          error={error}
          value={text}
          onChange={type}
          {...(field.kind === 'whole' && { inputMode: 'numeric' as const })}
          {...(field.name === 'to' && { placeholder: '/faq', spellCheck: false })}
        />
      );
  }
}
