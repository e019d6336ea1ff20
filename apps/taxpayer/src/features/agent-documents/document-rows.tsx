import { messageFrom } from '@portal/api-client';
import { type AgentRegistration, agentDocumentAccept, type LookupItem } from '@portal/contracts';
import { FileRow } from '@portal/ui/forms';
import { useDeleteDocument } from './agent-registration.queries.ts';
import { useUploadsMessages } from './messages/use-uploads-messages.ts';
import { forgetUpload, useUploads } from './uploads-store.ts';
import { useUpload } from './use-upload.ts';

export interface DocumentRowsProps {
  readonly types: readonly LookupItem[];
  readonly registration: AgentRegistration;
}

/** A row for each type of document (spec §2.8). */
export function DocumentRows({ types, registration }: DocumentRowsProps) {
  const messages = useUploadsMessages();
  const uploads = useUploads();
  const { send, retry, cancel } = useUpload();
  const remove = useDeleteDocument();

  return (
    <ul className="ui-files">
      {types.map(({ id, displayField }) => {
        const docId = Number(id);
        const upload = uploads[docId];
        const document = registration.documents.find((candidate) => candidate.docId === docId);
        const received = document && { name: document.docName, size: document.size };
        const isDeleting = remove.isPending && remove.variables === document?.id;
        const deleteError =
          remove.isError && remove.variables === document?.id
            ? messageFrom(remove.error, messages.deleteFailed)
            : undefined;
        return (
          <FileRow
            key={docId}
            label={messages.documentName(displayField)}
            accept={agentDocumentAccept}
            state={upload?.state ?? (document ? 'received' : 'missing')}
            file={upload?.file ?? received}
            progress={upload?.progress ?? 0}
            error={upload?.error ?? deleteError}
            isDeleting={isDeleting}
            isFinal={registration.status === 'complete'}
            onChoose={(file) => send(docId, file)}
            onCancel={() => cancel(docId)}
            onRetry={upload?.canRetry ? () => retry(docId) : undefined}
            onDelete={() => {
              // A file that did not arrive is only taken away here.
              if (upload) forgetUpload(docId);
              else if (document) remove.mutate(document.id);
            }}
          />
        );
      })}
    </ul>
  );
}
