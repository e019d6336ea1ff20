import { TextInput } from '@portal/ui';
import { type KeyboardEvent, useState } from 'react';
import type { Labelled } from './field-inputs.tsx';
import { groupDigits } from './group-digits.ts';
import { createTextHistory, stepOf } from './text-history.ts';
import { useCalculation } from './use-calculation.ts';
import { useOwnText, writtenText } from './use-own-text.ts';

export interface MoneyInputProps extends Labelled {
  /** Of the field: what is typed is kept under it. */
  readonly name: string;
}

/** What is typed lays out the input, and nothing around it. */
const ownLayout = { wrapper: 'calculator-money-input' };

/** Naira, with commas that come by themselves while one types. Nothing that is typed is swallowed. */
export function MoneyInput({ name, ...labelled }: MoneyInputProps) {
  const { now, type } = useCalculation();
  const [history] = useState(createTextHistory);
  const input = useOwnText<HTMLInputElement>(name, {
    ...writtenText,
    take: (element) => keep(element, element.value, element.selectionStart ?? element.value.length),
    // The browser would write a digit, and we the figure again with its commas.
    insert(element, character) {
      const isDigitAtEnd = character >= '0' && character <= '9' && element.selectionStart === element.value.length;
      if (isDigitAtEnd) keep(element, element.value + character, element.value.length + 1);
      return isDigitAtEnd;
    },
  });

  function keep(element: HTMLInputElement, typed: string, cursorTyped: number) {
    const before = now().typed[name];
    const { text, cursor } = groupDigits(typed, cursorTyped, before);
    if (text !== element.value) {
      element.value = text;
      // The cursor jumps to the end whenever a comma comes or goes.
      if (cursor < text.length && document.activeElement === element) element.setSelectionRange(cursor, cursor);
    }
    history.keep(before ?? '', text);
    type(name, text);
  }

  function takeBack(event: KeyboardEvent<HTMLInputElement>) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const text = history[step](now().typed[name] ?? '');
    if (text !== undefined) type(name, text);
  }

  return (
    <TextInput
      {...labelled}
      ref={input}
      onKeyDown={takeBack}
      leftSection={<span aria-hidden="true">₦</span>}
      leftSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      classNames={ownLayout}
    />
  );
}
