import { messageFrom, useApiClient } from '@portal/api-client';
import { downloadEnquiryFile, type EnquiryFile } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { saveFile } from '../../lists/export/save-file.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface EnquiryFilesProps {
  /** Of the message. */
  readonly id: string;
  readonly files: readonly EnquiryFile[];
}

/** Pictures that came along, each to be downloaded. */
export function EnquiryFiles({ id, files }: EnquiryFilesProps) {
  const messages = useWorkMessages();
  const api = useApiClient();
  const download = useMutation({
    mutationFn: ({ id: fileId }: EnquiryFile) => api(downloadEnquiryFile, { params: { id, fileId } }),
    onSuccess: (bytes, { name }) => saveFile(bytes, name),
  });
  if (files.length === 0) return null;
  return (
    <span className="ws-words-files">
      {files.map((file) => (
        <Button
          key={file.id}
          size="sm"
          variant="secondary"
          pending={download.isPending && download.variables.id === file.id}
          onClick={() => download.mutate(file)}
        >
          {messages.pictureNamed(file.name)}
        </Button>
      ))}
      {download.error && <small className="ws-problem">{messageFrom(download.error, messages.failed)}</small>}
    </span>
  );
}
