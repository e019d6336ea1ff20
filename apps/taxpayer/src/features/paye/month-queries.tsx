import { messageFrom, problemOf } from '@portal/api-client';
import type { PayeQuery } from '@portal/contracts';
import { Button, formatDate, LoadFailure, Notice, Sheet, StatusBadge, showToast } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { useState } from 'react';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useAnswer, usePayeQueries } from './paye.queries.ts';

/** What the tax office asks about a month, answered where it stands. */
export function MonthQueries({ month }: { readonly month: string }) {
  const messages = usePayeMessages();
  const found = usePayeQueries(month);
  if (found.isError)
    return (
      <LoadFailure
        problem={problemOf(found.error)}
        message={messages.queriesFailed}
        onRetry={() => found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  return found.data?.map((query) => <Query key={query.id} query={query} month={month} />);
}

function Query({
  query: { id, employee, staffNumber, state, words },
  month,
}: {
  readonly query: PayeQuery;
  readonly month: string;
}) {
  const messages = usePayeMessages();
  const answer = useAnswer(month);
  const [text, setText] = useState('');
  const about = employee === null ? messages.wholeSchedule : `${employee} (${staffNumber})`;
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
