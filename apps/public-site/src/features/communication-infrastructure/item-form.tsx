import { Button, ErrorSummary } from '@portal/ui';
import type { useDraftForm } from '@portal/ui/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';

export interface ItemFormProps<F extends string, T> {
  readonly form: ReturnType<typeof useDraftForm<F, T>>;
  readonly label: string;
  /** Words of the button that keeps it. */
  readonly save: string;
  readonly onKeep: (item: T) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** One site or route of a declaration: kept in the list, or left as it was. */
export function ItemForm<F extends string, T>({ form, label, save, onKeep, onCancel, children }: ItemFormProps<F, T>) {
  const messages = useInfrastructureMessages();
  const opened = useRef<HTMLFormElement>(null);

  // To the whole and not to its first field: on a phone that would open a keyboard over the rest.
  useEffect(() => opened.current?.focus(), []);

  function keep(item: T) {
    form.reset();
    onKeep(item);
  }

  function cancel() {
    form.reset();
    onCancel();
  }

  return (
    <form
      ref={opened}
      tabIndex={-1}
      onSubmit={form.onSubmit(keep)}
      noValidate
      className="service-fields"
      method="post"
      aria-label={label}
    >
      <ErrorSummary key={form.tries} title={messages.formProblems} problems={form.summary} />
      {children}
      <div className="ui-page-actions">
        <Button type="submit">{save}</Button>
        <Button variant="secondary" onClick={cancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
