import { messageFrom, problemOf, useApiClient } from '@portal/api-client';
import { downloadOwnData, listOwnDataExports, type OwnDataExport, requestOwnData } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDate, Icon, LoadFailure, Sheet, saveFile, showToast } from '@portal/ui';
import { texts } from './texts.ts';
import './own-account.css';

const key = ['own-data'] as const;
const lookEveryMs = 10_000;

/** Everything the portal holds about a person, in one file. */
export function OwnData() {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const files = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(listOwnDataExports, {}, signal),
    refetchInterval: ({ state }) => (state.data?.some((file) => file.state === 'preparing') ? lookEveryMs : false),
  });
  const ask = useMutation({
    mutationFn: () => api(requestOwnData, { body: { format: 'json' } }),
    onSuccess: () => showToast({ kind: 'success', message: localized(texts.asked) }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.notAsked)) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  return (
    <Sheet aria-labelledby="own-data">
      <h2 id="own-data" className="account-heading">
        {localized(texts.data)}
      </h2>
      <p className="account-text">{localized(texts.dataText)}</p>
      {files.isError && (
        <LoadFailure
          problem={problemOf(files.error)}
          message={localized(texts.dataFailed)}
          onRetry={() => files.refetch()}
          isRetrying={files.isFetching}
        />
      )}
      <ul className="own-account-list">
        {files.data?.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
      <div className="account-actions">
        <Button variant="secondary" pending={ask.isPending} onClick={() => ask.mutate()}>
          {localized(texts.ask)}
        </Button>
      </div>
    </Sheet>
  );
}

function File({ file: { id, state, expiresAt } }: { readonly file: OwnDataExport }) {
  const localized = useLocalized();
  const api = useApiClient();
  const download = useMutation({
    mutationFn: () => api(downloadOwnData, { params: { id } }),
    onSuccess: (bytes) => saveFile('my-data.json', bytes, 'application/json'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.notDownloaded)) }),
  });
  return (
    <li>
      <span>
        {state === 'ready' ? `${localized(texts.ready)} ${formatDate(expiresAt)}` : localized(texts.preparing)}
      </span>
      {state === 'ready' && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon name="download" />}
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          {localized(texts.download)}
        </Button>
      )}
    </li>
  );
}
