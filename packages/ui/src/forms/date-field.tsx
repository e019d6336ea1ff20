import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
import { completeTypedDate } from './typed-date.ts';

export type DateFieldProps = Omit<TextInputProps, 'type' | 'inputMode' | 'placeholder' | 'maxLength'>;

/** A day that people know by heart: typed DD/MM/YYYY, the slashes by themselves. `isoDateOf` makes of it what is sent. */
export function DateField({ onChange, defaultValue, value, ...rest }: DateFieldProps) {
  const before = useRef(String(value ?? defaultValue ?? ''));

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget: input } = event;
    const completed = completeTypedDate(input.value, before.current);
    if (completed !== input.value) input.value = completed;
    before.current = completed;
    onChange?.(event);
  }

  return (
    <TextInput
      {...rest}
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={change}
      type="text"
      inputMode="numeric"
      placeholder="DD/MM/YYYY"
      maxLength={10}
    />
  );
}
