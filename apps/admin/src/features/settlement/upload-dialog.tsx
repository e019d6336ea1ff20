import { messageFrom, useApiClient } from '@portal/api-client';
import { sendSettlementFile, settlementFileAccept, settlementFileBytesMax } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button, Notice, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { ChoiceField, FilesField } from '@portal/workspace/forms';
import { useState } from 'react';
import { fileTexts } from './file-texts.ts';
import { useSettlementChanged } from './settlement.queries.ts';
import { filePath } from './settlement-paths.ts';

const sources = ['remita', 'interswitch', 'pos', 'bank'] as const;

/** Sends a file; the same bytes again lead to the file that is here. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useSettlementChanged();
  const navigate = useNavigate();
  const [source, setSource] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isChecked, setChecked] = useState(false);
  const sending = useMutation({
    async mutationFn(file: File) {
      const body = new FormData();
      body.set('file', file);
      return api(sendSettlementFile, { params: { source }, body });
    },
    onSuccess({ id, isKnown }) {
      showToast({
        kind: isKnown ? 'info' : 'success',
        message: localized(isKnown ? fileTexts.known : fileTexts.received),
      });
      changed();
      onClose();
      void navigate(filePath(id));
    },
  });
  const [file] = files;
  return (
    <Modal isOpen onClose={onClose} title={localized(fileTexts.upload)} width={520} sheetOnPhones>
      <p>{localized(fileTexts.uploadText)}</p>
      <Notice kind="info" title={localized(fileTexts.byTwo)} />
      <ChoiceField
        id="settlement-source"
        label={localized(fileTexts.source)}
        value={source}
        error={isChecked && source === '' ? localized(fileTexts.chooseSource) : undefined}
        choices={sources.map((id) => ({ id, displayField: localized(fileTexts.sources[id]) }))}
        onChange={(typed) => setSource(typeof typed === 'string' ? typed : typed.currentTarget.value)}
        onBlur={() => {}}
        required
      />
      <FilesField
        id="settlement-file"
        label={localized(fileTexts.file)}
        files={files}
        error={isChecked && !file ? localized(fileTexts.chooseFile) : undefined}
        accept={settlementFileAccept}
        bytesMax={settlementFileBytesMax}
        onChange={(chosen) => {
          setFiles(chosen);
          sending.reset();
        }}
      />
      {sending.error && (
        <Notice kind="danger" title={messageFrom(sending.error, localized(fileTexts.failed))} role="alert" />
      )}
      <p>
        <Button
          pending={sending.isPending}
          onClick={() => {
            setChecked(true);
            if (file && source !== '') sending.mutate(file);
          }}
        >
          {localized(fileTexts.upload)}
        </Button>
      </p>
    </Modal>
  );
}
