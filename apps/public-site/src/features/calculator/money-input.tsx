import { TextInput } from '@portal/ui';
import { type ChangeEvent, memo, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
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

/**
 * Naira, with commas that come by themselves while one types. Nothing that is typed is swallowed. The element keeps its own
 * text, so that a letter renders the results and not the field around it as well.
 */
export function MoneyInput({ value, onType, ...rest }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const tell = useRef(onType);

  // A link that is opened and a form that is emptied say what stands here, too.
  useLayoutEffect(() => {
    tell.current = onType;
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value, onType]);

  const change = useCallback(({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const grouped = groupDigits(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length);
    if (grouped.text !== currentTarget.value) {
      currentTarget.value = grouped.text;
      // Without this the cursor jumps to the end whenever a comma comes or goes.
      if (document.activeElement === currentTarget) currentTarget.setSelectionRange(grouped.cursor, grouped.cursor);
    }
    tell.current(grouped.text);
  }, []);

  return <NairaField {...rest} inputRef={input} onChange={change} />;
}

interface NairaFieldProps extends Omit<MoneyInputProps, 'value' | 'onType'> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const NairaField = memo(function NairaField({ inputRef, ...rest }: NairaFieldProps) {
  return (
    <TextInput
      {...rest}
      ref={inputRef}
      leftSection={<span aria-hidden="true">₦</span>}
      leftSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestInput}
    />
  );
});
