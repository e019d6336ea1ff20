import { messageFrom } from '@portal/api-client';
import { Button, Notice, showToast } from '@portal/ui';
import { useState } from 'react';
import { useMayFile } from '../../schedule-files/use-may-file.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useFileNil } from './paye.queries.ts';

interface FileNilProps {
  readonly month: string;
  readonly hasDraft: boolean;
  readonly onFiled: () => void;
}

/** For a month in which nobody was paid; asked twice, as what is filed stays. */
export function FileNil({ month, hasDraft, onFiled }: FileNilProps) {
  const messages = usePayeMessages();
  const mayFile = useMayFile('paye-file');
  const [isAsked, setAsked] = useState(false);
  const file = useFileNil(month);
  if (!mayFile) return null;
  if (!isAsked)
    return (
      <div>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {messages.nilAsk}
        </Button>
      </div>
    );
  return (
    <fieldset className="schedule-mend">
      <legend>{messages.nilTitle}</legend>
      <p>{hasDraft ? messages.nilTextDraft : messages.nilText}</p>
      {file.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(file.error, messages.fileFailed)}</p>
        </Notice>
      )}
      <Button
        pending={file.isPending}
        pendingText={messages.filing}
        onClick={() =>
          file.mutate(undefined, {
            onSuccess() {
              showToast({ kind: 'success', message: messages.filed });
              onFiled();
            },
          })
        }
      >
        {messages.nilFile}
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        {messages.cancel}
      </Button>
    </fieldset>
  );
}
