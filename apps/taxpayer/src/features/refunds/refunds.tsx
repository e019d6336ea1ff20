import { problemOf } from '@portal/api-client';
import { useSearchParams } from '@portal/platform/router';
import { EmptyState, LoadFailure, Page, Skeleton } from '@portal/ui';
import { PageTurns } from '@portal/workspace/pages';
import { AskRefund } from './ask-refund.tsx';
import { useRefundsMessages } from './messages/use-refunds-messages.ts';
import { OwnRefundCard } from './own-refund-card.tsx';
import { useOwnRefunds } from './refunds.queries.ts';
import './refunds.css';

/** What was asked back, each with its steps; above it the claim about the bill that the address names. */
export function Refunds() {
  const messages = useRefundsMessages();
  const [params] = useSearchParams();
  const billReference = params.get('billReference') ?? '';
  const { query, place } = useOwnRefunds();
  const refunds = query.data?.data;
  return (
    <Page title={messages.title} lead={messages.lead} width="text">
      {billReference !== '' && <AskRefund key={billReference} billReference={billReference} />}
      {query.isPending && <Skeleton height={160} role="status" aria-label={messages.loading} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data?.totalRecords === 0 && billReference === '' && (
        <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
      )}
      {refunds?.map((refund) => (
        <OwnRefundCard key={refund.id} refund={refund} />
      ))}
      {query.data && <PageTurns place={place} page={query.data} />}
    </Page>
  );
}
