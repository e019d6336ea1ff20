import { messageFrom } from '@portal/api-client';
import { workKinds, workPathOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { ErrorState, formatDateTime, Notice, TextLink } from '@portal/ui';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { useOpenDeletion } from '../users.queries.ts';

/** That somebody proposed to delete the account, and where a second person decides it. */
export function UserDeletion({ userId }: { readonly userId: string }) {
  const messages = useUsersMessages();
  const language = useLanguage();
  const query = useOpenDeletion(userId);
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, messages.deletion.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const deletion = query.data?.deletion;
  if (!deletion) return null;
  const { workId, reason, proposedBy, proposedAt, isAboutYou } = deletion;
  return (
    <Notice kind="warning" title={messages.deletion.title}>
      <p>{messages.deletion.by(proposedBy, formatDateTime(proposedAt, language), reason)}</p>
      <p>{isAboutYou ? messages.deletion.own : messages.deletion.waits}</p>
      <p>
        <TextLink to={workPathOf(workKinds['account-deletion'], workId) ?? ''}>{messages.deletion.look}</TextLink>
      </p>
    </Notice>
  );
}
