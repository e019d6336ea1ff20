import { problemOf } from '@portal/api-client';
import { useSearchParams } from '@portal/platform/router';
import { LoadFailure, Sheet, Skeleton } from '@portal/ui';
import { PageTurns } from '@portal/workspace/pages';
import { useOwnEnquiries, useOwnEnquiry } from './help.queries.ts';
import { MessageThread } from './message-thread.tsx';
import { useHelpMessages } from './messages/use-help-messages.ts';

/** What was asked from this account, each with what was said since. */
export function OwnMessages() {
  const messages = useHelpMessages();
  const { query, place } = useOwnEnquiries();
  const [search] = useSearchParams();
  const wanted = search.get('ref') ?? '';
  const inSight = query.data?.data ?? [];
  const isWanted = wanted !== '' && !inSight.some(({ reference }) => reference === wanted);
  const older = useOwnEnquiry(wanted, isWanted && query.data !== undefined);
  return (
    <Sheet aria-labelledby="help-own">
      <h2 id="help-own" className="ui-heading">
        {messages.own}
      </h2>
      {query.isPending && <Skeleton height={120} role="status" aria-label={messages.loading} />}
      {query.isError && (
        <LoadFailure
          problem={problemOf(query.error)}
          message={messages.ownFailed}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.totalRecords === 0 && <p className="help-quiet">{messages.noneYet}</p>}
      <ul className="help-list">
        {[...((isWanted && older.data?.data) || []), ...inSight].map((enquiry) => (
          <li key={enquiry.reference}>
            <MessageThread enquiry={enquiry} isOpen={enquiry.reference === wanted} />
          </li>
        ))}
      </ul>
      {query.data && <PageTurns place={place} page={query.data} isInside />}
    </Sheet>
  );
}
