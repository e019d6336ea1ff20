import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent, FocusEvent } from 'react';
import { koboOf, typedNairaOf } from './typed-money.ts';

export type MoneyFieldProps = Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'leftSection'>;

/** An amount in naira, written as people write it; put in order (12,500.00) when it is left. `koboOf` makes of it what is sent. */
export function MoneyField({ onChange, onBlur, ...rest }: MoneyFieldProps) {
  function leave(event: FocusEvent<HTMLInputElement>) {
    const { currentTarget: input } = event;
    const amountKobo = koboOf(input.value);
    if (amountKobo !== undefined && input.value !== typedNairaOf(amountKobo)) {
      input.value = typedNairaOf(amountKobo);
      onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
    }
    onBlur?.(event);
  }

  return (
    <TextInput
      autoComplete="off"
      {...rest}
      onChange={onChange}
      onBlur={leave}
      type="text"
      inputMode="decimal"
      maxLength={24}
      leftSection={<span aria-hidden="true">₦</span>}
    />
  );
}
