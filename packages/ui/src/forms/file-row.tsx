import { useId, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { StatusBadge } from '../status/status-badge.tsx';
import { formatFileSize } from './file-size.ts';
import { useFormsMessages } from './messages/use-forms-messages.ts';

export interface FileRowProps {
  /** Which document this is. */
  readonly label: string;
  /** As on an input: kinds of file that are offered for choice. What a file is, the server decides. */
  readonly accept: string;
  readonly state: 'missing' | 'sending' | 'failed' | 'received';
  /** Size in bytes. */
  readonly file: { readonly name: string; readonly size: number } | undefined;
  /** Share of the file that has left, from 0 to 1, while it is being sent. */
  readonly progress?: number;
  /** Why it was not received, or could not be deleted. */
  readonly error?: string | undefined;
  readonly isDeleting?: boolean;
  /** Nothing can be changed any more. */
  readonly isFinal?: boolean;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
  /** Absent when sending the same file again would change nothing. */
  readonly onRetry?: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** One document to hand in: from a file or the phone's camera, with progress, another try, and the way to take it back. */
export function FileRow(props: FileRowProps) {
  const { label, accept, state, file, error, progress = 0 } = props;
  const messages = useFormsMessages();
  const id = useId();
  const percent = Math.round(progress * 100);
  const status = {
    missing: <StatusBadge tone="neutral">{messages.fileMissing}</StatusBadge>,
    sending: null,
    failed: <StatusBadge tone="danger">{messages.fileFailed}</StatusBadge>,
    received: <StatusBadge tone="good">{messages.fileReceived}</StatusBadge>,
  }[state];

  return (
    <li className="ui-file" data-state={state} aria-labelledby={id}>
      <div className="ui-file-head">
        <h3 id={id} className="ui-heading">
          {label}
        </h3>
        <span role="status">{status}</span>
      </div>
      {file && (
        <p className="ui-file-name">
          {file.name} <span>{formatFileSize(file.size)}</span>
        </p>
      )}
      {state === 'sending' && (
        <div className="ui-file-progress">
          <progress max={100} value={percent} aria-labelledby={id} />
          <span>{percent < 100 ? messages.sending(percent) : messages.checking}</span>
        </div>
      )}
      {error && (
        <p className="ui-file-error" role="alert">
          <Icon name="error" size={18} /> {error}
        </p>
      )}
      {!props.isFinal && <Actions {...props} accept={accept} labelId={id} />}
    </li>
  );
}

interface ActionsProps extends FileRowProps {
  readonly labelId: string;
}

function Actions({ state, accept, isDeleting = false, onChoose, onCancel, onRetry, onDelete, labelId }: ActionsProps) {
  const messages = useFormsMessages();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const describedBy = { 'aria-describedby': labelId, size: 'sm' } as const;

  function chosen({ currentTarget: input }: { readonly currentTarget: HTMLInputElement }) {
    const [file] = input.files ?? [];
    // The same file can be chosen again after a failure.
    input.value = '';
    if (file) onChoose(file);
  }

  if (state === 'sending') {
    return (
      <div className="ui-file-actions">
        <Button {...describedBy} variant="secondary" onClick={onCancel}>
          {messages.cancelSending}
        </Button>
      </div>
    );
  }
  return (
    <div className="ui-file-actions">
      {state === 'failed' && onRetry && (
        <Button {...describedBy} onClick={onRetry}>
          {messages.sendAgain}
        </Button>
      )}
      <Button {...describedBy} variant="secondary" onClick={() => picker.current?.click()}>
        {state === 'missing' ? messages.chooseFile : messages.replaceFile}
      </Button>
      <Button {...describedBy} className="ui-file-camera" variant="secondary" onClick={() => camera.current?.click()}>
        {messages.takePhoto}
      </Button>
      {state !== 'missing' && (
        <Button {...describedBy} variant="quiet" pending={isDeleting} onClick={onDelete}>
          {messages.deleteFile}
        </Button>
      )}
      <input ref={picker} type="file" hidden accept={accept} aria-labelledby={labelId} onChange={chosen} />
      <input ref={camera} type="file" hidden accept="image/jpeg,image/png" capture="environment" onChange={chosen} />
    </div>
  );
}
