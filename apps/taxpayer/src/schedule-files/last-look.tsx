import { filingDeclarations, filingDeclarationVersion } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { type SummaryItem, SummaryList } from '@portal/ui';
import { CheckboxField } from '@portal/ui/forms';
import { type ContractFormOptions, FormDialog, useContractForm } from '@portal/workspace/forms';
import type { ReactNode } from 'react';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';

interface LastLookProps<T, A>
  extends Pick<ContractFormOptions<never, T, A>, 'schema' | 'save' | 'done' | 'onDone' | 'failed'> {
  readonly title: string;
  /** On the button that files. */
  readonly action: string;
  /** What is filed, in figures and words. */
  readonly summary: readonly SummaryItem[];
  /** Of the endpoint's body, all but the declaration. */
  readonly body: object;
  /** What is left out, and what follows from filing. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** What is filed stays: whoever files looks at it once more, and declares that it is true. Draw it only while it is open. */
export function LastLook<T, A>(props: LastLookProps<T, A>) {
  const { title, action, summary, body, children, onClose, schema, save, done, onDone, failed } = props;
  const messages = useScheduleMessages();
  const localized = useLocalized();
  const form = useContractForm({
    kinds: { isDeclared: 'switch' },
    schema,
    labels: { isDeclared: localized(filingDeclarations[filingDeclarationVersion]) },
    words: { isDeclared: messages.declareFirst },
    shape: ({ isDeclared }) => ({
      ...body,
      ...(isDeclared === true && { declarationVersion: filingDeclarationVersion }),
    }),
    aliases: { declarationVersion: 'isDeclared' },
    save,
    ...(done !== undefined && { done }),
    ...(failed !== undefined && { failed }),
    onDone(answer, sent) {
      onDone?.(answer, sent);
      onClose();
    },
  });
  return (
    <FormDialog title={title} form={form} action={action} pendingText={messages.filing} onClose={onClose}>
      <SummaryList items={summary} />
      {children}
      <CheckboxField {...form.check('isDeclared')} />
    </FormDialog>
  );
}
