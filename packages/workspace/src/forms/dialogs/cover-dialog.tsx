import { lagosDay } from '@portal/contracts';
import { DateField } from '@portal/ui/forms';
import type { ReactNode } from 'react';
import { ChoiceField, type ChoiceFieldProps } from '../fields/choice-field.tsx';
import { useFormMessages } from '../messages/use-form-messages.ts';
import type { Schema } from '../problems.ts';
import { type ContractFormOptions, useContractForm } from '../use-contract-form.ts';
import { FormDialog } from './form-dialog.tsx';

export interface CoverDialogProps<T, A>
  extends Pick<ContractFormOptions<never, T, A>, 'shape' | 'save' | 'done' | 'onDone' | 'failed'> {
  readonly title: string;
  readonly action: string;
  /** Of the endpoint's body, with `coverId`, `fromDay` and `untilDay`. */
  readonly schema: Schema<T>;
  /** Who may stand in: known by a code, or by a number. */
  readonly choices: ChoiceFieldProps['choices'];
  readonly ids: 'codes' | 'numbers';
  readonly hint?: string;
  /** What it will do. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Who stands in for somebody who is away, and for which days. Draw it only while it is open. */
export function CoverDialog<T, A>(props: CoverDialogProps<T, A>) {
  const { title, action, schema, choices, ids, hint, children, onClose, ...acts } = props;
  const messages = useFormMessages();
  const form = useContractForm({
    kinds: { coverId: ids === 'codes' ? 'choice' : 'id', fromDay: 'day', untilDay: 'day' },
    schema,
    labels: { coverId: messages.standsIn, fromDay: messages.firstDay, untilDay: messages.lastDay },
    initial: { fromDay: lagosDay(Date.now()) },
    ...acts,
  });
  return (
    <FormDialog title={title} form={form} action={action} onClose={onClose}>
      {children}
      <ChoiceField {...form.field('coverId')} choices={choices} {...(hint && { description: hint })} required />
      <DateField {...form.field('fromDay')} withAsterisk={false} required />
      <DateField {...form.field('untilDay')} withAsterisk={false} required />
    </FormDialog>
  );
}
