import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { useFormMessages } from '../messages/use-form-messages.ts';

export interface ListFieldProps {
  readonly id: string;
  readonly legend: string;
  readonly count: number;
  readonly error: string | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  /** "Add a line". */
  readonly add: string;
  /** Fewer cannot be. */
  readonly min?: number;
  readonly max?: number;
  /** The fields of one entry. */
  readonly children: (index: number) => ReactNode;
}

/** Entries of a list, each with its own fields, added and taken away one by one. */
export function ListField({
  id,
  legend,
  count,
  error,
  onAdd,
  onRemove,
  add,
  min = 0,
  max = 100,
  children,
}: ListFieldProps) {
  const messages = useFormMessages();
  return (
    <fieldset id={id} className="ws-entries" tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name, and its fields are controlled
        <fieldset key={index} className="ws-entry" aria-label={messages.entryOf(index + 1, count)}>
          {children(index)}
          {count > min && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={messages.removeEntry(index + 1)}
              onClick={() => {
                onRemove(index);
                document.getElementById(id)?.focus();
              }}
            >
              {messages.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {error && (
        <p id={`${id}-error`} className="ws-form-error">
          {error}
        </p>
      )}
      {count < max && (
        <Button variant="secondary" size="sm" onClick={onAdd}>
          {add}
        </Button>
      )}
    </fieldset>
  );
}
