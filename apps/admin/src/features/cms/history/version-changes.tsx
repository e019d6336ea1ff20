import { messageFrom, useApiClient } from '@portal/api-client';
import { getContentVersionOfItem } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { ErrorState, Skeleton } from '@portal/ui';
import { versionsKey } from '../cms.queries.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { DifferenceList } from './difference-list.tsx';
import { differencesOf } from './differences.ts';

/** What a version changed of the one before. */
export function VersionChanges({ id, number }: { readonly id: string; readonly number: number }) {
  const messages = useCmsMessages();
  const api = useApiClient();
  const query = useQuery({
    queryKey: [...versionsKey(id), number],
    async queryFn({ signal }) {
      const read = (wanted: number) => api(getContentVersionOfItem, { params: { id, number: wanted } }, signal);
      const [before, after] = await Promise.all([number > 1 ? read(number - 1) : undefined, read(number)]);
      return differencesOf(before?.content ?? null, after.content);
    },
  });
  if (query.isPending) return <Skeleton height={60} role="status" aria-label={messages.loading} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, messages.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return <DifferenceList differences={query.data} />;
}
