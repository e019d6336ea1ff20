import { type MouseEvent, useEffect, useRef } from 'react';
import { useUiMessages } from '../messages/use-ui-messages.ts';

export interface FieldProblem {
  /** Id of the field that is at fault; absent when no single field is. */
  readonly fieldId?: string;
  /** Of the field, where its message alone does not say which one it is. */
  readonly label?: string;
  /** The very words shown at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Over answers that are at fault. */
  readonly title?: string;
}

/**
 * Why nothing was sent: what must be mended, each line leading to its field, or what went wrong. Takes the focus whenever it has
 * something new to say. What is announced is inside what is focused: on one element the two would be read twice.
 */
export function ErrorSummary({ problems, title }: ErrorSummaryProps) {
  const messages = useUiMessages();
  const summary = useRef<HTMLDivElement>(null);
  const said = problems.map(({ label, message }) => `${label} ${message}`).join('\n');

  useEffect(() => {
    if (said) summary.current?.focus();
  }, [said]);

  if (problems.length === 0) return null;
  const isOfFields = problems.some(({ fieldId }) => fieldId);

  function focusField(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  }

  return (
    <div className="ui-error-summary" ref={summary} tabIndex={-1}>
      <div role="alert">
        <h2 className="ui-heading">{isOfFields && title ? title : messages.problem}</h2>
        <ul>
          {problems.map(({ fieldId, label, message }) => {
            const words = label ? `${label}: ${message}` : message;
            return (
              <li key={fieldId ?? message}>
                {fieldId ? (
                  <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                    {words}
                  </a>
                ) : (
                  words
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
