import { messageFrom } from '@portal/api-client';
import type { PayeQuery } from '@portal/contracts';
import { Button, formatDate, Notice, Sheet, StatusBadge, showToast } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { useState } from 'react';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';

interface OfficeQueryProps {
  readonly query: Pick<PayeQuery, 'id' | 'state' | 'words'>;
  /** The row; null: the whole schedule. */
  readonly row: string | null;
  readonly answer: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    mutate(given: { readonly id: string; readonly text: string }, then: { readonly onSuccess: () => void }): void;
  };
}

/** What the tax office asks about a month, answered where it stands. */
export function OfficeQuery({ query: { id, state, words }, row, answer }: OfficeQueryProps) {
  const messages = useScheduleMessages();
  const [text, setText] = useState('');
  const about = row ?? messages.wholeSchedule;
  return (
    <Sheet className="schedule-stack" aria-label={`${messages.queryTitle}: ${about}`}>
      <p className="schedule-signs">
        <strong>
          {messages.queryTitle}: {about}
        </strong>
        <StatusBadge tone={state === 'asked' ? 'warning' : 'neutral'}>{messages.queryStates[state]}</StatusBadge>
      </p>
      <ul className="schedule-words">
        {words.map(({ side, at, text: said }) => (
          <li key={at + side}>
            <span className="schedule-quiet">
              {messages.sides[side]}, {formatDate(at)}
            </span>
            <p>{said}</p>
          </li>
        ))}
      </ul>
      {state === 'asked' && (
        <>
          <TextAreaField
            label={messages.answerAbout(about)}
            value={text}
            maxLength={2000}
            rows={3}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {answer.isError && (
            <Notice kind="danger" role="alert">
              <p>{messageFrom(answer.error, messages.answerFailed)}</p>
            </Notice>
          )}
          <div>
            <Button
              disabled={text.trim().length < 10}
              pending={answer.isPending}
              pendingText={messages.answering}
              onClick={() =>
                answer.mutate(
                  { id, text },
                  { onSuccess: () => showToast({ kind: 'success', message: messages.answered }) },
                )
              }
            >
              {messages.answer}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
