import { TextInput } from '@portal/ui';
import type { Labelled } from './field-inputs.tsx';
import { groupDigits } from './group-digits.ts';
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
  const input = useOwnText<HTMLInputElement>(name, {
    ...writtenText,
    take(element) {
      const cursor = element.selectionStart ?? element.value.length;
      const grouped = groupDigits(element.value, cursor, now().typed[name]);
      if (grouped.text !== element.value) {
        element.value = grouped.text;
        // The cursor jumps to the end whenever a comma comes or goes.
        if (grouped.cursor < grouped.text.length && document.activeElement === element)
          element.setSelectionRange(grouped.cursor, grouped.cursor);
      }
      type(name, grouped.text);
    },
  });

  return (
    <TextInput
      {...labelled}
      ref={input}
      leftSection={<span aria-hidden="true">₦</span>}
      leftSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      classNames={ownLayout}
    />
  );
}
