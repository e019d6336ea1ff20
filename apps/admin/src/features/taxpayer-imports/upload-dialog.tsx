import { messageFrom, useApiClient } from '@portal/api-client';
import { importAccept, importBytesMax, uploadTaxpayerImport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { FilesField } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts } from './texts.ts';

/** Sends a file; what is wrong with it stands at the field, and the file stays chosen. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    async mutationFn(file: File) {
      const body = new FormData();
      body.set('file', file);
      return api(uploadTaxpayerImport, { body });
    },
    onSuccess({ id }) {
      showToast({ kind: 'success', message: localized(texts.read) });
      void queryClient.invalidateQueries({ queryKey: ['taxpayer-imports'] });
      onClose();
      void navigate(`/admin/tax-payers/imports/${id}`);
    },
  });
  const [file] = files;
  const error = isMissing
    ? localized(texts.choose)
    : sending.error
      ? messageFrom(sending.error, localized(texts.failed))
      : undefined;
  return (
    <Modal isOpen onClose={onClose} title={localized(texts.upload)} width={520} sheetOnPhones>
      <p>{localized(texts.uploadText)}</p>
      <FilesField
        id="import-file"
        label={localized(texts.file)}
        files={files}
        error={error}
        accept={importAccept}
        bytesMax={importBytesMax}
        onChange={(chosen) => {
          setFiles(chosen);
          setMissing(false);
          sending.reset();
        }}
      />
      <p>
        <Button pending={sending.isPending} onClick={() => (file ? sending.mutate(file) : setMissing(true))}>
          {localized(texts.upload)}
        </Button>
      </p>
    </Modal>
  );
}
