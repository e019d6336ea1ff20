import { messageFrom, useApiClient } from '@portal/api-client';
import { activityReport, auditReport, type ResponseOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ErrorState, formatDateTime, Skeleton } from '@portal/ui';
import { wordsOfAction } from '@portal/workspace/logs';
import { useUsersMessages } from '../messages/use-users-messages.ts';

type AuditRow = ResponseOf<typeof auditReport.list>['data'][number];
type ActivityRow = ResponseOf<typeof activityReport.list>['data'][number];
type Entry = (AuditRow | (ActivityRow & { readonly reason?: null })) & { readonly log: string };

const shownMost = 50;

/** What somebody did and what was done to them, of both logs, in one order: the newest of the last month first. */
export function UserLog({ id }: { readonly id: string }) {
  const messages = useUsersMessages();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['users', id, 'log'],
    async queryFn({ signal }): Promise<readonly Entry[]> {
      const asked = { query: { criteria: id, pageSize: shownMost } };
      const [audit, activity] = await Promise.all([
        api(auditReport.list, asked, signal),
        api(activityReport.list, asked, signal),
      ]);
      return [
        ...audit.data.map((row) => ({ ...row, log: 'audit' })),
        ...activity.data.map((row) => ({ ...row, log: 'activity' })),
      ]
        .sort((one, other) => other.at.localeCompare(one.at))
        .slice(0, shownMost);
    },
  });
  if (query.isPending) return <Skeleton height={120} role="status" aria-label={messages.loading} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, messages.logFailed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (query.data.length === 0) return <p className="admin-user-none">{messages.noLog}</p>;
  return (
    <ol className="admin-user-list">
      {query.data.map((entry) => (
        <li key={`${entry.log} ${entry.id}`}>
          <span>
            {wordsOfAction(entry.action, language)}
            <small>
              {formatDateTime(entry.at, language)}, {entry.actorName}
            </small>
            {entry.reason && <small>“{entry.reason}”</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
