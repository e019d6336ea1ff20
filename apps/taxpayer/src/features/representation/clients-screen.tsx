import { messageFrom, problemOf, useApiClient } from '@portal/api-client';
import { actFor } from '@portal/auth';
import { type Client, endClient, listClients, rightWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, EmptyState, formatDate, LoadFailure, Page, Sheet, Skeleton, showToast } from '@portal/ui';
import { ClientDues } from './client-dues.tsx';
import { EnterCode } from './enter-code.tsx';
import { texts } from './texts.ts';
import './representation.css';

const key = ['clients'] as const;

/** For whom somebody may act: by a code from the client, and no other way. */
export function ClientsScreen() {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const clients = useQuery({ queryKey: key, queryFn: ({ signal }) => api(listClients, {}, signal) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return (
    <Page title={localized(texts.clients)} lead={localized(texts.clientsLead)} width="form">
      <ClientDues />
      <EnterCode onAccepted={refresh} />
      <Sheet aria-labelledby="own-clients">
        <h2 id="own-clients" className="ui-heading">
          {localized(texts.clients)}
        </h2>
        {clients.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.loading)} />}
        {clients.isError && (
          <LoadFailure
            problem={problemOf(clients.error)}
            message={localized(texts.clientsFailed)}
            onRetry={() => clients.refetch()}
            isRetrying={clients.isFetching}
          />
        )}
        {clients.data?.length === 0 && (
          <EmptyState title={localized(texts.noClients)}>{localized(texts.noClientsText)}</EmptyState>
        )}
        <ul className="people">
          {clients.data?.map((client) => (
            <ClientItem key={client.id} client={client} onChanged={refresh} />
          ))}
        </ul>
      </Sheet>
    </Page>
  );
}

interface ClientItemProps {
  readonly client: Client;
  readonly onChanged: () => Promise<void>;
}

function ClientItem({ client, onChanged }: ClientItemProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, name, tpui, rights, since } = client;
  const end = useMutation({
    mutationFn: () => api(endClient, { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: localized(texts.endedNow) }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.notChanged)) }),
    onSettled: onChanged,
  });
  const act = () => {
    if (!actFor({ id, name, tpui })) showToast({ kind: 'error', message: localized(texts.cannotAct) });
  };
  return (
    <li>
      <p className="people-top">
        <strong>{name}</strong> <span className="people-quiet">{tpui}</span>
      </p>
      <p className="people-quiet">
        {[
          ...rights.map((right) => localized(rightWords[right])),
          `${localized(texts.since)} ${formatDate(since)}`,
        ].join(' · ')}
      </p>
      <div className="people-actions">
        <Button size="sm" onClick={act}>
          {localized(texts.act)}
        </Button>
        <Button size="sm" variant="quiet" pending={end.isPending} onClick={() => end.mutate()}>
          {localized(texts.end)}
        </Button>
      </div>
    </li>
  );
}
