import { problemOf } from '@portal/api-client';
import { useLocalized } from '@portal/platform';
import { LoadFailure, Skeleton, TextLink } from '@portal/ui';
import { LeadBesides, LeadFacts } from './lead-facts.tsx';
import { LeadMoves } from './lead-moves.tsx';
import { leadTexts as texts } from './lead-texts.ts';
import { useLead } from './use-lead.ts';

/** A lead beside the list and in the queue: why, how much, whom it may be, and what one may do now. */
export function LeadPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const query = useLead(id);
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={localized(texts.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(texts.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <>
      <LeadFacts lead={query.data} />
      <LeadBesides lead={query.data} />
      <p>
        <TextLink to={`/tax-area-office/reporting-intelligence/leads/${id}`}>{localized(texts.page)}</TextLink>
      </p>
      <LeadMoves key={query.data.state} lead={query.data} />
    </>
  );
}
