import { LiveError, LiveText, ShownWhile, useLive } from '@portal/ui';
import { useId, useRef } from 'react';
import type { Moment } from './calculation.ts';
import { CheckInput, ChoiceInput, WrittenInput } from './field-inputs.tsx';
import { type Field, type FieldProblem, isAsked, readField } from './fields.ts';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { FieldName } from './messages/words.ts';
import { MoneyInput } from './money-input.tsx';
import { taxes } from './taxes/taxes.ts';
import { useLiveMoment, useRestedMoment } from './use-calculation.ts';

export interface AskedFieldProps {
  readonly field: Field;
}

/** Any question of any tax. One that is not asked now stays in the page, hidden. On paper a field that was left empty is left out. */
export function AskedField({ field }: AskedFieldProps) {
  const element = useRef<HTMLDivElement>(null);
  const live = useLiveMoment();
  const liveAtRest = useRestedMoment();
  useLive(
    liveAtRest(({ typed }) => !typed[field.name] && field.kind !== 'choice'),
    (isLeftOut) => {
      element.current?.classList.toggle('ui-screen-only', isLeftOut);
    },
  );
  const question = (
    <div ref={element}>
      <Question field={field} />
    </div>
  );
  if (!field.askedWhen) return question;
  return (
    <ShownWhile as="div" of={live(({ tax, typed }) => isAsked(field, taxes[tax].fields, typed))}>
      {question}
    </ShownWhile>
  );
}

function Question({ field }: AskedFieldProps) {
  const { name } = field;
  const words = useCalculatorWords();
  const id = useId();
  const { label, hint } = words.fields[name as FieldName];
  const labelled = { id, label: <Label field={field} text={label} />, description: hint };
  switch (field.kind) {
    case 'choice':
      return <ChoiceInput {...labelled} field={field} />;
    case 'check':
      return <CheckInput id={id} name={name} label={label} />;
    case 'money':
      return (
        <>
          <MoneyInput {...labelled} name={name} />
          <Refusal field={field} inputId={id} />
        </>
      );
    case 'day':
    case 'age':
    case 'percent':
      return (
        <>
          <WrittenInput {...labelled} field={field} />
          <Refusal field={field} inputId={id} />
        </>
      );
  }
}

function Refusal({ field, inputId }: AskedFieldProps & { readonly inputId: string }) {
  const messages = useCalculatorMessages();
  const live = useRestedMoment();
  const problem = live((moment) => {
    const key = problemOf(field, moment);
    return key ? messages[key] : '';
  });
  return <LiveError of={problem} inputId={inputId} />;
}

/** What is asked; of an amount whether of a month or of a year, as the person likes. */
function Label({ field, text }: AskedFieldProps & { readonly text: string }) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const live = useLiveMoment();
  const optional = field.isOptional ? [messages.optional] : [];
  if (field.kind !== 'money' || !field.isPerPeriod) return withAdditions(text, optional);
  const period = ({ typed }: Moment) => words.options[typed.period === 'year' ? 'year' : 'month'];
  return <LiveText of={live((moment) => withAdditions(text, [period(moment), ...optional]))} />;
}

function withAdditions(text: string, additions: readonly string[]): string {
  return additions.length > 0 ? `${text} (${additions.join(', ')})` : text;
}

function problemOf(field: Field, { typed }: Moment): FieldProblem | undefined {
  const text = typed[field.name] ?? '';
  const reading = text === '' ? undefined : readField(field, text);
  return reading?.state === 'refused' ? reading.problem : undefined;
}
