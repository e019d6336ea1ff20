import { TextInput, useLive } from '@portal/ui';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { groupDigits } from './group-digits.ts';
import { useCalculation } from './use-calculation.ts';

export interface MoneyInputProps {
  /** Of the field: what is typed is kept under it. */
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly error: ReactNode;
}

/** What is typed lays out the input, and nothing around it. */
const ownLayout = { wrapper: 'calculator-money-input' };

/**
 * Naira, with commas that come by themselves while one types. Nothing that is typed is swallowed. The element keeps its own
 * text, so that a letter renders nothing of the form.
 */
export function MoneyInput({ name, ...rest }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { now, subscribe, type } = useCalculation();

  // What somebody typed while the page was still starting counts.
  useLayoutEffect(() => {
    if (input.current?.value && now().typed[name] === undefined) take(input.current);
  });
  // A link that is opened and a form that is emptied say what stands here, too.
  useLive({ read: () => now().typed[name] ?? '', subscribe }, (text) => {
    if (input.current && input.current.value !== text) input.current.value = text;
  });

  function take(element: HTMLInputElement) {
    const cursor = element.selectionStart ?? element.value.length;
    const grouped = groupDigits(element.value, cursor, now().typed[name]);
    if (grouped.text !== element.value) {
      element.value = grouped.text;
      // The cursor jumps to the end whenever a comma comes or goes.
      if (grouped.cursor < grouped.text.length && document.activeElement === element)
        element.setSelectionRange(grouped.cursor, grouped.cursor);
    }
    type(name, grouped.text);
  }

  return (
    <TextInput
      {...rest}
      ref={input}
      onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget)}
      leftSection={<span aria-hidden="true">₦</span>}
      leftSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      classNames={ownLayout}
    />
  );
}
