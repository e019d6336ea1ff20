import { messageFrom, useApiClient } from '@portal/api-client';
import { downloadOwnEnquiryFile, type EnquiryFile } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, Icon, saveFile, showToast } from '@portal/ui';
import { useHelpMessages } from './messages/use-help-messages.ts';

export interface MessageFilesProps {
  readonly files: readonly EnquiryFile[];
}

/** Pictures that went along with a message, each to be downloaded. */
export function MessageFiles({ files }: MessageFilesProps) {
  const messages = useHelpMessages();
  const api = useApiClient();
  const download = useMutation({
    mutationFn: ({ id }: EnquiryFile) => api(downloadOwnEnquiryFile, { params: { id } }),
    onSuccess: (bytes, { name }) => saveFile(name, bytes, 'image/jpeg'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.fileFailed) }),
  });
  if (files.length === 0) return null;
  return (
    <p className="help-sent-files">
      {files.map((file) => (
        <Button
          key={file.id}
          size="sm"
          variant="quiet"
          icon={<Icon name="download" />}
          pending={download.isPending && download.variables.id === file.id}
          onClick={() => download.mutate(file)}
        >
          {file.name}
        </Button>
      ))}
    </p>
  );
}
