import { messageFrom, useApiClient } from '@portal/api-client';
import { pictureFileBytesMax, uploadPicture } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Button, showToast } from '@portal/ui';
import { FilesField } from '@portal/workspace/forms';
import { useId, useState } from 'react';
import { picturesKey } from '../cms.queries.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';

/** Adds a picture to the library; the server checks, turns, cleans and resizes it. */
export function UploadPicture({ onDone }: { readonly onDone?: (id: string) => void }) {
  const messages = useCmsMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const sending = useMutation({
    async mutationFn(file: File) {
      const body = new FormData();
      body.set('file', file);
      return api(uploadPicture, { body });
    },
    onSuccess(picture) {
      setFiles([]);
      showToast({ kind: 'success', message: messages.uploaded });
      void queries.invalidateQueries({ queryKey: picturesKey });
      onDone?.(picture.id);
    },
  });
  const [file] = files;
  return (
    <div className="cms-upload">
      <FilesField
        id={id}
        label={messages.newPicture}
        description={messages.pictureKinds}
        files={files}
        error={sending.isError ? messageFrom(sending.error, messages.uploadFailed) : undefined}
        onChange={(chosen) => {
          sending.reset();
          setFiles(chosen);
        }}
        accept="image/jpeg,image/png,image/webp,image/avif"
        bytesMax={pictureFileBytesMax}
      />
      {file && (
        <Button
          size="sm"
          pending={sending.isPending}
          pendingText={messages.uploading}
          onClick={() => sending.mutate(file)}
        >
          {messages.upload}
        </Button>
      )}
    </div>
  );
}
