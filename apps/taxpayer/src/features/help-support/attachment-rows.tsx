import { agentDocumentAccept, enquiryFilesMost } from '@portal/contracts';
import { Button } from '@portal/ui';
import { FileRow } from '@portal/ui/forms';
import { useRef } from 'react';
import { useHelpMessages } from './messages/use-help-messages.ts';
import type { Attachments } from './use-attachments.ts';

export interface AttachmentRowsProps {
  readonly attachments: Attachments;
}

/** The pictures that go along, and room for one more. */
export function AttachmentRows({ attachments: { list, choose, retry, remove } }: AttachmentRowsProps) {
  const messages = useHelpMessages();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="help-files">
      <ul className="ui-files">
        {list.map(({ key, file, state, progress, error, canRetry }, index) => (
          <FileRow
            key={key}
            label={messages.picture(index + 1)}
            accept={agentDocumentAccept}
            state={state}
            file={file}
            progress={progress}
            error={error}
            onChoose={(other) => {
              remove(key);
              choose(other);
            }}
            onCancel={() => remove(key)}
            onRetry={canRetry ? () => retry(key) : undefined}
            onDelete={() => remove(key)}
          />
        ))}
      </ul>
      {list.length < enquiryFilesMost && (
        <p>
          <Button size="sm" variant="quiet" onClick={() => picker.current?.click()}>
            {messages.addPicture}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept={agentDocumentAccept}
            aria-label={messages.addPicture}
            onChange={({ currentTarget: input }) => {
              const [file] = input.files ?? [];
              // The same file can be chosen again after it was taken back.
              input.value = '';
              if (file) choose(file);
            }}
          />
        </p>
      )}
    </div>
  );
}
