import { messageFrom, useApiClient } from '@portal/api-client';
import { type ExpertSystem, openContractDocument, removeContractDocument } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, formatDate, saveFile, showToast } from '@portal/ui';
import { formatFileSize } from '@portal/ui/forms';
import { ReasonDialog } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { AddDocument } from './add-document.tsx';
import { texts } from './texts.ts';
import { useChanged } from './use-expert-system.ts';

type Document = ExpertSystem['documents'][number];

export interface DocumentsSectionProps {
  readonly system: ExpertSystem;
}

/** Papers of the contract: handed in here, read by the people of the system too. */
export function DocumentsSection({ system: { id, documents } }: DocumentsSectionProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const onDone = useChanged(id);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Document>();
  const open = useMutation({
    mutationFn: ({ id: documentId }: Document) => api(openContractDocument, { params: { id, documentId } }),
    onSuccess: (bytes, { name }) => saveFile(name, bytes, 'application/pdf'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.documentFailed)) }),
  });
  return (
    <RecordSection
      title={localized(texts.documents)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
          {localized(texts.addDocument)}
        </Button>
      }
    >
      {documents.length === 0 ? (
        <p className="ws-record-quiet">{localized(texts.noDocuments)}</p>
      ) : (
        <ul className="ws-record-list">
          {documents.map((document) => (
            <li key={document.id}>
              <span>
                {document.name}
                <small>
                  {formatFileSize(document.bytes)}, {formatDate(document.uploadedAt)}, {document.uploadedBy}
                </small>
              </span>
              <span className="ws-record-actions">
                <Button
                  size="sm"
                  variant="secondary"
                  pending={open.isPending && open.variables.id === document.id}
                  aria-label={`${localized(texts.openDocument)}: ${document.name}`}
                  onClick={() => open.mutate(document)}
                >
                  {localized(texts.openDocument)}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${localized(texts.removeDocument)}: ${document.name}`}
                  onClick={() => setRemoving(document)}
                >
                  {localized(texts.removeDocument)}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddDocument systemId={id} onDone={onDone} onClose={() => setAdding(false)} />}
      {removing && (
        <ReasonDialog
          title={localized(texts.removeDocument)}
          action={localized(texts.removeDocument)}
          confirm={(reason) =>
            api(removeContractDocument, { params: { id, documentId: removing.id }, body: { reason } })
          }
          done={localized(texts.documentRemoved)}
          onDone={onDone}
          onClose={() => setRemoving(undefined)}
        >
          {removing.name}. {localized(texts.removeDocumentEffect)}
        </ReasonDialog>
      )}
    </RecordSection>
  );
}
