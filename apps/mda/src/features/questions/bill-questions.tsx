import { problemOf, useApiClient } from '@portal/api-client';
import { listMdaBillDisputes, mdaBillDisputesMost } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { EmptyState, LoadFailure, Page, Skeleton } from '@portal/ui';
import { screens } from '../../screens.ts';
import { Question } from './question.tsx';
import { texts } from './texts.ts';
import './questions.css';

/** What payers say against the MDA's bills, the open ones first. */
export function BillQuestions() {
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['mda-bill-questions'],
    queryFn: ({ signal }) => api(listMdaBillDisputes, {}, signal),
  });
  return (
    <Page title={localized(screens.questions.title)} lead={localized(texts.lead)}>
      {query.isPending && <Skeleton height={200} role="status" aria-label={localized(texts.loading)} />}
      {query.isError && (
        <LoadFailure
          problem={problemOf(query.error)}
          message={localized(texts.failed)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.length === 0 && <EmptyState title={localized(texts.none)}>{localized(texts.noneText)}</EmptyState>}
      <ul className="mda-questions">
        {query.data?.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </ul>
      {(query.data?.length ?? 0) >= mdaBillDisputesMost && <p>{localized(texts.firstOnly)}</p>}
    </Page>
  );
}
