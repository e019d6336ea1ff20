import { messageFrom, useApiClient } from '@portal/api-client';
import { getReconciliation, runReconciliation } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDate, showToast, TextLink } from '@portal/ui';
import { texts } from './texts.ts';
import './settlement.css';

/** Up to when everything was compared, what is open, and how old the oldest of it is. */
export function ReconciliationLine({ canCompare = false }: { readonly canCompare?: boolean }) {
  const api = useApiClient();
  const queries = useQueryClient();
  const localized = useLocalized();
  const source = useQuery({
    queryKey: ['reconciliation'],
    queryFn: ({ signal }) => api(getReconciliation, {}, signal),
  });
  const compare = useMutation({
    mutationFn: () => api(runReconciliation, { body: {} }),
    onSuccess: (now) => {
      queries.setQueryData(['reconciliation'], now);
      void queries.invalidateQueries({ queryKey: ['reports'] });
      showToast({ kind: 'success', message: localized(texts.compared) });
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.notCompared)) }),
  });
  const { data } = source;
  if (!data && source.error)
    return (
      <p className="settlement-line" role="status">
        <span>{localized(texts.notRead)}</span>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${localized(texts.again)}: ${localized(texts.notRead)}`}
          pending={source.isFetching}
          onClick={() => void source.refetch()}
        >
          {localized(texts.again)}
        </Button>
      </p>
    );
  if (!data) return null;
  const { upTo, openDifferences, oldest } = data;
  return (
    <p className="settlement-line">
      <span>
        {upTo === null ? localized(texts.never) : `${localized(texts.upTo)} ${formatDate(upTo)}`}
        {' · '}
        {openDifferences === 0 ? (
          localized(texts.none)
        ) : (
          <TextLink to="/admin/settlement-reports/differences?status=open">
            {`${openDifferences} ${localized(texts.open)}`}
            {oldest && `, ${localized(texts.oldest)} ${formatDate(oldest)}`}
          </TextLink>
        )}
      </span>
      {canCompare && (
        <Button size="sm" variant="secondary" pending={compare.isPending} onClick={() => compare.mutate()}>
          {localized(texts.compare)}
        </Button>
      )}
    </p>
  );
}
