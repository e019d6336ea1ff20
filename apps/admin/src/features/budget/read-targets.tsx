import { messageFrom, useApiClient } from '@portal/api-client';
import {
  type DecimalMark,
  importAccept,
  type MarkAsked,
  type ResponseOf,
  readTargetFile,
  targetFileBytesMax,
} from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Notice } from '@portal/ui';
import { FilesField, MarkQuestion, UnderstoodFile } from '@portal/workspace/forms';
import { useState } from 'react';
import { useBudgetMessages } from './messages/use-budget-messages.ts';

export type TargetReading = ResponseOf<typeof readTargetFile>;

interface ReadTargetsProps {
  readonly onRead: (reading: TargetReading) => void;
}

interface Asking {
  readonly file: File;
  readonly decimalMark?: DecimalMark;
}

/** A spreadsheet fills the form; what it says is looked at and entered like what is typed. */
export function ReadTargets({ onRead }: ReadTargetsProps) {
  const messages = useBudgetMessages();
  const api = useApiClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [asked, setAsked] = useState<MarkAsked | null>(null);
  const reading = useMutation({
    async mutationFn({ file, decimalMark }: Asking) {
      const body = new FormData();
      body.set('file', file);
      return api(readTargetFile, { body, query: decimalMark ? { decimalMark } : {} });
    },
    onSuccess: (read) => {
      setAsked(read.asked);
      if (!read.asked) onRead(read);
    },
  });
  const [file] = files;
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
          setAsked(null);
          reading.reset();
          const [first] = chosen;
          if (first) reading.mutate({ file: first });
        }}
      />
      {asked && file && (
        <MarkQuestion
          asked={asked}
          isBusy={reading.isPending}
          onAnswer={(decimalMark) => reading.mutate({ file, decimalMark })}
        />
      )}
      {reading.data && !asked && <Understood reading={reading.data} />}
    </>
  );
}

function Understood({ reading: { mdas, problems, understood } }: { readonly reading: TargetReading }) {
  const messages = useBudgetMessages();
  return (
    <Notice kind={problems.length === 0 ? 'success' : 'warning'} role="status">
      <p>{messages.fileRead(mdas.length, problems.length)}</p>
      <UnderstoodFile understood={understood} />
      {problems.length > 0 && (
        <ul>
          {problems.map(({ row, text, why }) => (
            <li key={row}>{messages.leftOut(row, text, why)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
