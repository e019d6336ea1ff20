import { problemOf } from '@portal/api-client';
import { useSearchParams } from '@portal/platform/router';
import { LoadFailure, Sheet, Skeleton } from '@portal/ui';
import { useOwnEnquiries } from './help.queries.ts';
import { MessageThread } from './message-thread.tsx';
import { useHelpMessages } from './messages/use-help-messages.ts';

/** What was asked from this account, each with what was said since. */
export function OwnMessages() {
  const messages = useHelpMessages();
  const query = useOwnEnquiries();
  const [search] = useSearchParams();
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
      {query.data?.data.length === 0 && <p className="help-quiet">{messages.noneYet}</p>}
      <ul className="help-list">
        {query.data?.data.map((enquiry) => (
          <li key={enquiry.reference}>
            <MessageThread enquiry={enquiry} isOpen={enquiry.reference === search.get('ref')} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
