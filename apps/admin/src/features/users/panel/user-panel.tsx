import { ApiError } from '@portal/api-client';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { Tabs } from '@portal/workspace/sections';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { useUser } from '../users.queries.ts';
import { UserActions } from './user-actions.tsx';
import { UserDeletion } from './user-deletion.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserLog } from './user-log.tsx';
import { UserRoles } from './user-roles.tsx';
import { UserSessions } from './user-sessions.tsx';

/** An account beside the list: who it is, what may be done with it, its roles, sessions and log. */
export function UserPanel({ id }: { readonly id: string }) {
  const messages = useUsersMessages();
  const query = useUser(id);
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={messages.loading} />;
  if (query.isError) {
    const refusal = query.error instanceof ApiError ? query.error : undefined;
    if (refusal?.is('user.not-found') || refusal?.status === 422)
      return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
    return (
      <ErrorState
        message={refusal?.message || messages.userFailed}
        requestId={refusal?.requestId}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const user = query.data;
  return (
    <div className="admin-user">
      <UserFacts user={user} />
      <UserDeletion userId={user.id} />
      <UserActions user={user} />
      <Tabs
        label={messages.sections}
        tabs={[
          { id: 'roles', title: messages.roles, content: <UserRoles user={user} /> },
          { id: 'sessions', title: messages.sessions, content: <UserSessions user={user} /> },
          { id: 'log', title: messages.log, content: <UserLog id={user.id} /> },
        ]}
      />
    </div>
  );
}
