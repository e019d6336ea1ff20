import { messageFrom, useApiClient } from '@portal/api-client';
import { endUserSessions } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, ErrorState, formatDateTime, Skeleton } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { useRefreshUsers, useUserSessions } from '../users.queries.ts';
import type { UserRecord } from './user-facts.tsx';

/** Where somebody is signed in, and how to end it. */
export function UserSessions({ user }: { readonly user: UserRecord }) {
  const messages = useUsersMessages();
  const language = useLanguage();
  const api = useApiClient();
  const refresh = useRefreshUsers();
  const query = useUserSessions(user.id);
  const [ending, setEnding] = useState<{ readonly sessionId?: string; readonly device: string }>();
  if (query.isPending) return <Skeleton height={80} role="status" aria-label={messages.loading} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, messages.sessionsFailed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const sessions = query.data;
  return (
    <>
      {sessions.length === 0 && <p className="admin-user-none">{messages.noSessions}</p>}
      <ul className="admin-user-list">
        {sessions.map(({ id, device, address, lastUsedAt }) => (
          <li key={id}>
            <span>
              {device || messages.unknownDevice}
              <small>
                {address}, {messages.lastUsed(formatDateTime(lastUsedAt, language))}
              </small>
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={messages.endSession(device || messages.unknownDevice)}
              onClick={() => setEnding({ sessionId: id, device: device || messages.unknownDevice })}
            >
              {messages.end}
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button size="sm" variant="secondary" onClick={() => setEnding({ device: messages.everywhere })}>
          {messages.endAll}
        </Button>
      )}
      {ending && (
        <ReasonDialog
          title={messages.endSession(ending.device)}
          action={messages.end}
          variant="danger"
          onClose={() => setEnding(undefined)}
          confirm={(reason) =>
            api(endUserSessions, {
              params: { id: user.id },
              body: { reason, ...(ending.sessionId !== undefined && { sessionId: ending.sessionId }) },
            })
          }
          done={({ ended }) => messages.ended(ended)}
          onDone={refresh}
        >
          <p>{messages.endText}</p>
        </ReasonDialog>
      )}
    </>
  );
}
