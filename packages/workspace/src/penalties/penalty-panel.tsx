import { problemOf, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { getPenalty, proposeRemission } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { Button, LoadFailure, Skeleton, TextLink } from '@portal/ui';
import { Suspense, useState } from 'react';
import { PapersOfCase } from '../law-papers/papers-of-case.tsx';
import { PenaltyFacts } from './penalty-facts.tsx';
import { words } from './words.ts';

const RemitDialog = lazyPart(async () => (await import('./remit-dialog.tsx')).RemitDialog);

/** A penalty beside its list, with what whoever looks may do with it. */
export function PenaltyPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const { pathname } = useLocation();
  const role = activeRole(useSession().session);
  const [isRemitting, setRemitting] = useState(false);
  const query = useQuery({
    queryKey: ['penalties', id],
    queryFn: ({ signal }) => api(getPenalty, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={localized(words.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(words.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const penalty = query.data;
  const waits = penalty.remissions.some(({ state }) => state === 'proposed');
  const mayRemit = penalty.state === 'billed' && !waits && proposeRemission.access.some((one) => one === role);
  const decides = penalty.state === 'proposed' ? 'penalty' : waits ? 'penalty-remission' : undefined;
  return (
    <div>
      <h2>{penalty.number}</h2>
      <PenaltyFacts penalty={penalty} />
      <PapersOfCase of="penalty" id={id} side="office" standing={penalty.state} />
      {decides && pathname.startsWith('/tax-area-office') && (
        <p className="ui-screen-only">
          <TextLink to={`/tax-area-office/penalty-report/decide?of=${decides}`}>{localized(words.toDecide)}</TextLink>
        </p>
      )}
      {mayRemit && (
        <p className="ui-screen-only">
          <Button size="sm" variant="secondary" onClick={() => setRemitting(true)}>
            {localized(words.remit)}
          </Button>
        </p>
      )}
      {isRemitting && (
        <Suspense>
          <RemitDialog penalty={penalty} onClose={() => setRemitting(false)} onDone={() => void query.refetch()} />
        </Suspense>
      )}
    </div>
  );
}
