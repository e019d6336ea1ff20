import { problemOf, useApiClient } from '@portal/api-client';
import { listLatenesses } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { Button, EmptyState, LoadFailure, Page, Skeleton } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { LatenessCard } from './lateness-card.tsx';
import { words } from './words.ts';
import './penalties.css';

/** A taxpayer by their TPUI: everything that is late, each with its computation and what can be proposed. */
export function LateFinder() {
  const localized = useLocalized();
  const api = useApiClient();
  const [params, setParams] = useSearchParams();
  const tpui = params.get('tpui') ?? '';
  const [typed, setTyped] = useState(tpui);
  const query = useQuery({
    queryKey: ['penalties', 'latenesses', tpui],
    queryFn: ({ signal }) => api(listLatenesses, { query: { tpui } }, signal),
    enabled: tpui !== '',
    staleTime: 0,
  });
  return (
    <Page title={localized(words.findTitle)} lead={localized(words.findLead)} width="full">
      <form
        className="ws-penalty-cards"
        onSubmit={(event) => {
          event.preventDefault();
          setParams({ tpui: typed.trim() });
        }}
      >
        <TextField
          label={localized(words.tpui)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={40}
        />
        <div>
          <Button type="submit">{localized(words.find)}</Button>
        </div>
      </form>
      {tpui !== '' && query.isPending && <Skeleton height={240} role="status" aria-label={localized(words.loading)} />}
      {query.isError && (
        <LoadFailure
          problem={problemOf(query.error)}
          message={localized(words.notFound)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && (
        <div className="ws-penalty-cards">
          <h2>
            {query.data.payer} ({query.data.tpui})
          </h2>
          {query.data.latenesses.length === 0 && (
            <EmptyState title={localized(words.nothingLate)}>{localized(words.nothingLateText)}</EmptyState>
          )}
          {query.data.latenesses.map((late) => (
            <LatenessCard key={late.id} tpui={query.data.tpui} late={late} onProposed={() => void query.refetch()} />
          ))}
        </div>
      )}
    </Page>
  );
}
