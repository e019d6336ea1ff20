import { TextInput } from '@portal/ui';
import { CheckboxField, SelectField } from '@portal/ui/forms';
import type { ReactNode } from 'react';
import { type Field, longestInput } from './fields.ts';
import { useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { Option } from './messages/words.ts';
import { useCalculation } from './use-calculation.ts';
import { useOwnText, writtenText } from './use-own-text.ts';

export interface Labelled {
  readonly id: string;
  readonly label: ReactNode;
  readonly description: string | undefined;
}

type FieldOf<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>;

/** Left alone it is its first option. */
export function ChoiceInput({ field, ...labelled }: Labelled & { readonly field: FieldOf<'choice'> }) {
  const { name, options } = field;
  const words = useCalculatorWords();
  const { type } = useCalculation();
  const element = useOwnText<HTMLSelectElement>(name, {
    write(select, text) {
      select.selectedIndex = Math.max(0, options.indexOf(text));
    },
    take: ({ value }) => type(name, value),
    isLeftAlone: ({ selectedIndex }) => selectedIndex === 0,
  });
  return (
    <SelectField
      {...labelled}
      ref={element}
      data={options.map((value) => ({ value, label: words.options[value as Option] }))}
    />
  );
}

export function CheckInput({
  name,
  id,
  label,
}: {
  readonly name: string;
  readonly id: string;
  readonly label: string;
}) {
  const { type } = useCalculation();
  const element = useOwnText<HTMLInputElement>(name, {
    write(box, text) {
      box.checked = text === 'yes';
    },
    take: ({ checked }) => type(name, checked ? 'yes' : ''),
    isLeftAlone: ({ checked }) => !checked,
  });
  return <CheckboxField id={id} ref={element} label={label} />;
}

/** A day, an age or a percentage. */
export function WrittenInput({
  field,
  ...labelled
}: Labelled & { readonly field: FieldOf<'day' | 'age' | 'percent'> }) {
  const { name } = field;
  const { type } = useCalculation();
  const element = useOwnText<HTMLInputElement>(name, {
    ...writtenText,
    take: ({ value }) => type(name, value),
  });
  return (
    <TextInput
      {...labelled}
      {...(field.kind === 'day'
        ? { type: 'date', min: field.earliest, max: field.latest }
        : { inputMode: field.kind === 'age' ? 'numeric' : 'decimal', autoComplete: 'off', maxLength: longestInput })}
      ref={element}
    />
  );
}
