import { messageFrom, useApiClient } from '@portal/api-client';
import { checkSourceFile, type ReadFile, sourceAccept, sourceBytesMax, takeSourceFile } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { FilesField } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts } from './texts.ts';

interface FileDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

function bodyOf(file: File): FormData {
  const body = new FormData();
  body.set('file', file);
  return body;
}

/** A file of a source: read first, with what would be taken in and what is wrong; taken in at a second press. */
export function FileDialog({ id, onClose, onTaken }: FileDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [file] = files;
  const reading = useMutation({
    mutationFn: (one: File) => api(checkSourceFile, { params: { id }, body: bodyOf(one) }),
  });
  const taking = useMutation({
    mutationFn: (one: File) => api(takeSourceFile, { params: { id }, body: bodyOf(one) }),
    onSuccess() {
      showToast({ kind: 'success', message: localized(texts.taken) });
      onTaken();
      onClose();
    },
  });
  const refused = reading.error ?? taking.error;
  const error = isMissing
    ? localized(texts.choose)
    : refused
      ? messageFrom(refused, localized(texts.failed))
      : undefined;
  const { data: read } = reading;
  return (
    <Modal isOpen onClose={onClose} title={localized(texts.take)} width={560} sheetOnPhones>
      <p>{localized(texts.takeText)}</p>
      <FilesField
        id="source-file"
        label={localized(texts.file)}
        files={files}
        error={error}
        accept={sourceAccept}
        bytesMax={sourceBytesMax}
        onChange={(chosen) => {
          setFiles(chosen);
          setMissing(false);
          reading.reset();
          taking.reset();
        }}
      />
      {read && <WhatWasRead read={read} />}
      <p>
        {read && file && read.good > 0 ? (
          <Button pending={taking.isPending} onClick={() => taking.mutate(file)}>
            {localized(texts.takeIn).replace('{good}', read.good.toLocaleString('en'))}
          </Button>
        ) : (
          <Button pending={reading.isPending} onClick={() => (file ? reading.mutate(file) : setMissing(true))}>
            {localized(texts.check)}
          </Button>
        )}
      </p>
    </Modal>
  );
}

function WhatWasRead({ read }: { readonly read: ReadFile }) {
  const localized = useLocalized();
  const { rows, good, refused, problems, unknown, sample } = read;
  const counted = (count: number) => count.toLocaleString('en');
  return (
    <div role="status">
      <p>
        <strong>
          {localized(texts.read)
            .replace('{rows}', counted(rows))
            .replace('{good}', counted(good))
            .replace('{refused}', counted(refused))}
        </strong>
      </p>
      <ul className="ws-record-list">
        {problems.map(({ problem, rows: count, first }) => (
          <li key={problem}>
            <span>{localized(texts.problems[problem])}</span>
            <small>
              {localized(texts.problemRows).replace('{rows}', counted(count)).replace('{first}', String(first))}
            </small>
          </li>
        ))}
        {sample.map(({ number, name, says }) => (
          <li key={number}>
            <span>
              {name}
              <small>{says}</small>
            </span>
            <small>{number}</small>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="ws-quiet">
          {localized(texts.unknown)}: {unknown.join(', ')}
        </p>
      )}
    </div>
  );
}
