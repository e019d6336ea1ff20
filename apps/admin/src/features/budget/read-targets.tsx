import { messageFrom, useApiClient } from '@portal/api-client';
import { importAccept, type ResponseOf, readTargetFile, targetFileBytesMax } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Notice } from '@portal/ui';
import { FilesField } from '@portal/workspace/forms';
import { useState } from 'react';
import { useBudgetMessages } from './messages/use-budget-messages.ts';

export type TargetReading = ResponseOf<typeof readTargetFile>;

interface ReadTargetsProps {
  readonly onRead: (reading: TargetReading) => void;
}

/** A spreadsheet fills the form; what it says is looked at and entered like what is typed. */
export function ReadTargets({ onRead }: ReadTargetsProps) {
  const messages = useBudgetMessages();
  const api = useApiClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const reading = useMutation({
    async mutationFn(file: File) {
      const body = new FormData();
      body.set('file', file);
      return api(readTargetFile, { body });
    },
    onSuccess: onRead,
  });
  const problems = reading.data?.problems ?? [];
  return (
    <>
      <FilesField
        id="target-file"
        label={messages.fromFile}
        description={messages.fileHelp}
        files={files}
        error={reading.error ? messageFrom(reading.error, messages.fileFailed) : undefined}
        accept={importAccept}
        bytesMax={targetFileBytesMax}
        onChange={(chosen) => {
          setFiles(chosen);
          reading.reset();
          const [file] = chosen;
          if (file) reading.mutate(file);
        }}
      />
      {reading.data && (
        <Notice kind={problems.length === 0 ? 'success' : 'warning'} role="status">
          <p>{messages.fileRead(reading.data.mdas.length, problems.length)}</p>
          {problems.length > 0 && (
            <ul>
              {problems.map(({ row, text, why }) => (
                <li key={row}>{messages.leftOut(row, text, why)}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </>
  );
}
