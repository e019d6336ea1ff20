import { TextInput } from '@portal/ui';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { longestInput } from './fields.ts';
import { groupDigits } from './group-digits.ts';

export interface MoneyInputProps {
  readonly id: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly error: ReactNode;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** Naira, with commas that come by themselves while one types. Nothing that is typed is swallowed. */
export function MoneyInput({ value, onType, ...rest }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const cursor = useRef<number>(undefined);

  // Without this the cursor jumps to the end whenever a comma comes or goes.
  useLayoutEffect(() => {
    if (cursor.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  });

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const grouped = groupDigits(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length);
    cursor.current = grouped.cursor;
    onType(grouped.text);
  }

  return (
    <TextInput
      {...rest}
      ref={input}
      value={value}
      onChange={change}
      leftSection={<span aria-hidden="true">₦</span>}
      leftSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestInput}
    />
  );
}
