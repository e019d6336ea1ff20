import { messageFrom, useApiClient } from '@portal/api-client';
import { addContractDocument, contractDocumentBytesMax } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { FilesField } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts } from './texts.ts';

export interface AddDocumentProps {
  readonly systemId: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Sends one paper; what is wrong with it stands at the field, and the file stays chosen. */
export function AddDocument({ systemId, onDone, onClose }: AddDocumentProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    async mutationFn(file: File) {
      const body = new FormData();
      body.set('file', file);
      return api(addContractDocument, { params: { id: systemId }, body });
    },
    onSuccess() {
      showToast({ kind: 'success', message: localized(texts.documentAdded) });
      onDone();
      onClose();
    },
  });
  const [file] = files;
  const error = isMissing
    ? localized(texts.chooseDocument)
    : sending.error
      ? messageFrom(sending.error, localized(texts.documentFailed))
      : undefined;
  return (
    <Modal isOpen onClose={onClose} title={localized(texts.addDocument)} width={520} sheetOnPhones>
      <p>{localized(texts.documentsText)}</p>
      <FilesField
        id="contract-document"
        label={localized(texts.document)}
        files={files}
        error={error}
        accept="application/pdf,.pdf"
        bytesMax={contractDocumentBytesMax}
        onChange={(chosen) => {
          setFiles(chosen);
          setMissing(false);
          sending.reset();
        }}
      />
      <p>
        <Button pending={sending.isPending} onClick={() => (file ? sending.mutate(file) : setMissing(true))}>
          {localized(texts.addDocument)}
        </Button>
      </p>
    </Modal>
  );
}
