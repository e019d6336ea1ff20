import { messageFrom, useApiClient } from '@portal/api-client';
import { type DataRequest, downloadRequestedData, eraseRequested } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Button, saveFile, showToast } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../forms/dialogs/reason-dialog.tsx';
import { useDataRequestMessages } from '../messages/use-data-request-messages.ts';

/** The copy they asked for, to be handed to them by a second person. */
export function CopyOfData({ request: { id, isOwn } }: { readonly request: DataRequest }) {
  const messages = useDataRequestMessages();
  const api = useApiClient();
  const download = useMutation({
    mutationFn: () => api(downloadRequestedData, { params: { id } }),
    onSuccess: (bytes) => saveFile('data.json', bytes, 'application/json'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.failed) }),
  });
  if (isOwn) return <p className="ws-quiet">{messages.downloadOther}</p>;
  return (
    <>
      <p className="ws-quiet">{messages.downloadText}</p>
      <div>
        <Button size="sm" variant="secondary" pending={download.isPending} onClick={() => download.mutate()}>
          {messages.download}
        </Button>
      </div>
    </>
  );
}

/** For good, by a second person, with the reason that answers the request. */
export function Erasure({ request: { id, caseVersion, person, isOwn, blockers } }: { readonly request: DataRequest }) {
  const messages = useDataRequestMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  if (isOwn) return <p className="ws-quiet">{messages.eraseOther}</p>;
  if (blockers.length > 0) return null;
  return (
    <div>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {messages.erase}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`${messages.erase}: ${person.name}`}
          action={messages.erase}
          variant="danger"
          isTwoStep
          done={messages.erased}
          onClose={() => setAsking(false)}
          confirm={(reason) => api(eraseRequested, { params: { id }, body: { caseVersion, reason } })}
          onDone={() => queries.invalidateQueries()}
        >
          <p>{messages.eraseText}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
