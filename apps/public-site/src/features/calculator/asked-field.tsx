import { TextInput, useLive } from '@portal/ui';
import { CheckboxField, SelectField } from '@portal/ui/forms';
import { useId, useRef } from 'react';
import type { Moment } from './calculation.ts';
import { type Field, type FieldProblem, longestInput, readField } from './fields.ts';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { FieldName, Option } from './messages/words.ts';
import { MoneyInput } from './money-input.tsx';
import { useCalculation, useLiveMoment, useMoment } from './use-calculation.ts';

export interface AskedFieldProps {
  readonly field: Field;
}

/** Any question of any tax. On paper a field that was left empty is left out. */
export function AskedField({ field }: AskedFieldProps) {
  const element = useRef<HTMLDivElement>(null);
  const live = useLiveMoment();
  useLive(
    live(({ typed }) => !typed[field.name] && field.kind !== 'choice'),
    (isLeftOut) => {
      element.current?.classList.toggle('ui-screen-only', isLeftOut);
    },
  );
  return (
    <div ref={element}>
      <Question field={field} />
    </div>
  );
}

function Question({ field }: AskedFieldProps) {
  const { name } = field;
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const id = useId();
  const calculation = useCalculation();
  // An amount is kept by its own element, so that its letters render nothing.
  const typed = useMoment((moment) => (field.kind === 'money' ? '' : (moment.typed[name] ?? '')));
  const problem = useMoment((moment) => problemOf(field, moment));
  const period = useMoment((moment) => periodOf(field, moment));
  const onType = (text: string) => calculation.type(name, text);
  const { label, hint } = words.fields[name as FieldName];
  const additions = [period && words.options[period], field.isOptional ? messages.optional : undefined].filter(
    (addition) => addition !== undefined,
  );
  const labelled = {
    id,
    label: additions.length > 0 ? `${label} (${additions.join(', ')})` : label,
    description: hint,
    error: problem && messages[problem],
  };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...labelled}
          value={field.options.includes(typed) ? typed : field.options[0]}
          onChange={(event) => onType(event.currentTarget.value)}
          data={field.options.map((value) => ({ value, label: words.options[value as Option] }))}
        />
      );
    case 'check':
      return (
        <CheckboxField
          id={id}
          label={label}
          checked={typed === 'yes'}
          onChange={(event) => onType(event.currentTarget.checked ? 'yes' : '')}
        />
      );
    case 'money':
      return <MoneyInput {...labelled} name={name} />;
    case 'day':
      return (
        <TextInput
          {...labelled}
          type="date"
          min={field.earliest}
          max={field.latest}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      );
    case 'age':
    case 'percent':
      return (
        <TextInput
          {...labelled}
          inputMode={field.kind === 'age' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={longestInput}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      );
  }
}

function problemOf(field: Field, { typed }: Moment): FieldProblem | undefined {
  const text = typed[field.name] ?? '';
  const reading = text === '' ? undefined : readField(field, text);
  return reading?.state === 'refused' ? reading.problem : undefined;
}

/** Nothing of what is the same in any period. */
function periodOf(field: Field, { typed }: Moment): 'month' | 'year' | undefined {
  if (field.kind !== 'money' || !field.isPerPeriod) return undefined;
  return typed.period === 'year' ? 'year' : 'month';
}
