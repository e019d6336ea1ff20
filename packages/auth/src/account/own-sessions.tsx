import { ApiError, messageFrom, problemOf, useApiClient } from '@portal/api-client';
import { endOtherSessions, endSession, listOwnSessions } from '@portal/contracts';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, LoadFailure, Sheet, Skeleton, showToast } from '@portal/ui';
import { useAccountMessages } from './messages/use-account-messages.ts';
import { SessionItem } from './session-item.tsx';

export const ownSessionsKey = ['own-sessions'] as const;

/** Where the person is signed in, and how to end it elsewhere. */
export function OwnSessions() {
  const messages = useAccountMessages();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const sessions = useQuery({ queryKey: ownSessionsKey, queryFn: () => api(listOwnSessions, {}), staleTime: 0 });
  const after = {
    onError: (error: Error) => showToast({ kind: 'error', message: messageFrom(error, messages.signOutFailed) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsKey }),
  };
  const end = useMutation({
    // Ended meanwhile, by itself or elsewhere: what was wanted is so.
    mutationFn: (id: string) =>
      api(endSession, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.is('route.not-found'))) throw error;
      }),
    onSuccess: () => showToast({ kind: 'success', message: messages.signedOut }),
    ...after,
  });
  const endOthers = useMutation({
    mutationFn: () => api(endOtherSessions, {}),
    onSuccess: ({ ended }) => showToast({ kind: 'success', message: messages.signedOutOthers(ended) }),
    ...after,
  });
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  return (
    <Sheet aria-labelledby="account-sessions">
      <h2 id="account-sessions" className="account-heading" tabIndex={-1}>
        {messages.sessionsTitle}
      </h2>
      {sessions.isPending && <Skeleton height={132} />}
      {sessions.isError && (
        <LoadFailure
          problem={problemOf(sessions.error)}
          message={messages.sessionsLoadFailed}
          onRetry={() => void sessions.refetch()}
          isRetrying={sessions.isFetching}
        />
      )}
      {sessions.data && (
        <>
          <p className="account-text">{others.length > 0 ? messages.sessionsText : messages.onlyHere}</p>
          <ul className="account-sessions">
            {sessions.data.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => {
                  end.mutate(session.id);
                  document.getElementById('account-sessions')?.focus();
                }}
              />
            ))}
          </ul>
          {others.length > 0 && (
            <Button
              variant="secondary"
              pending={endOthers.isPending}
              pendingText={messages.signingOut}
              onClick={() => endOthers.mutate()}
            >
              {messages.signOutOthers}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}
