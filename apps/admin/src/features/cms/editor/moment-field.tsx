import { lagosClock, lagosDay, momentInLagos } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, isoDateOf, TextField, typedDateOf } from '@portal/ui/forms';
import { useState } from 'react';
import type { Field } from '../fields.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { type Editing, useFieldOf } from './editing.ts';

interface MomentFieldProps extends Editing<unknown> {
  readonly field: Field;
}

/** The moment of a day and a time in Lagos; what it cannot be is no moment. */
export function momentOf(day: string, time: string): string | undefined {
  const date = isoDateOf(day);
  if (!date || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time.trim())) return undefined;
  return momentInLagos(date, time.trim()).toISOString();
}

/** A day and a time, in Lagos. */
export function MomentField({ field, value, onChange, path }: MomentFieldProps) {
  const localized = useLocalized();
  const messages = useCmsMessages();
  const { id, error } = useFieldOf(path);
  const [typed, setTyped] = useState(() => shown(value));
  function type(next: { readonly day: string; readonly time: string }) {
    setTyped(next);
    const isEmpty = next.day === '' && next.time === '';
    onChange(isEmpty ? undefined : (momentOf(next.day, next.time || '00:00') ?? `${next.day} ${next.time}`));
  }
  return (
    <div className="cms-pair">
      <DateField
        id={id}
        label={localized(field.label)}
        error={error}
        value={typed.day}
        onChange={(event) => type({ ...typed, day: event.currentTarget.value })}
      />
      <TextField
        label={messages.time}
        placeholder="08:00"
        maxLength={5}
        value={typed.time}
        onChange={(event) => type({ ...typed, time: event.currentTarget.value })}
      />
    </div>
  );
}

function shown(value: unknown) {
  const moment = new Date(String(value ?? ''));
  if (Number.isNaN(moment.getTime())) return { day: '', time: '' };
  return { day: typedDateOf(lagosDay(moment)), time: lagosClock(moment) };
}
