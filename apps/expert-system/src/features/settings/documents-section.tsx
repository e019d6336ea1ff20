import { messageFrom, useApiClient } from '@portal/api-client';
import { type ExpertSystem, openOwnContractDocument } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, formatDate, saveFile, showToast } from '@portal/ui';
import { formatFileSize } from '@portal/ui/forms';
import { RecordSection } from '@portal/workspace/records';
import { texts } from './texts.ts';

/** Papers of the own contract, as the revenue service keeps them. */
export function DocumentsSection({ documents }: Pick<ExpertSystem, 'documents'>) {
  const localized = useLocalized();
  const api = useApiClient();
  const open = useMutation({
    mutationFn: ({ id: documentId }: ExpertSystem['documents'][number]) =>
      api(openOwnContractDocument, { params: { documentId } }),
    onSuccess: (bytes, { name }) => saveFile(name, bytes, 'application/pdf'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.documentFailed)) }),
  });
  return (
    <RecordSection title={localized(texts.documents)}>
      {documents.length === 0 ? (
        <p className="ws-record-quiet">{localized(texts.noDocuments)}</p>
      ) : (
        <ul className="ws-record-list">
          {documents.map((document) => (
            <li key={document.id}>
              <span>
                {document.name}
                <small>
                  {formatFileSize(document.bytes)}, {formatDate(document.uploadedAt)}
                </small>
              </span>
              <Button
                size="sm"
                variant="secondary"
                pending={open.isPending && open.variables.id === document.id}
                aria-label={`${localized(texts.openDocument)}: ${document.name}`}
                onClick={() => open.mutate(document)}
              >
                {localized(texts.openDocument)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}
