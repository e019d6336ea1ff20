import { problemOf } from '@portal/api-client';
import { useLocalized } from '@portal/platform';
import { LoadFailure, Skeleton, TextLink } from '@portal/ui';
import { TipFacts } from './tip-facts.tsx';
import { TipMoves } from './tip-moves.tsx';
import { tipTexts as texts } from './tip-texts.ts';
import { useTip } from './use-tip.ts';

/** A tip beside the list and in the queues. The subject of a request for its sender begins with its id. */
export function TipPanel({ id: subject }: { readonly id: string }) {
  const localized = useLocalized();
  const [id = ''] = subject.split(':');
  const query = useTip(id);
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
      <p className="ws-quiet">{localized(texts.lead)}</p>
      <TipFacts tip={query.data} />
      <p>
        <TextLink to={`/tax-area-office/reporting-intelligence/tips/${id}`}>{localized(texts.page)}</TextLink>
      </p>
      <TipMoves tip={query.data} />
    </>
  );
}
