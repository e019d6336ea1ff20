import { Button } from '@portal/ui';
import { FieldFrame, formatFileSize } from '@portal/ui/forms';
import { type ChangeEvent, useRef, useState } from 'react';
import { useFormMessages } from '../messages/use-form-messages.ts';

export interface FilesFieldProps {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly files: readonly File[];
  readonly error: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
  /** As on an input. What a file is, the server decides. */
  readonly accept: string;
  readonly max?: number;
  /** Of one file, in bytes. */
  readonly bytesMax: number;
}

/** Files that go with the form. What is too large is refused here, before anything is sent. */
export function FilesField(props: FilesFieldProps) {
  const { id, label, description, files, error, onChange, accept, max = 1, bytesMax } = props;
  const messages = useFormMessages();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(input.files ?? [])];
    // The same file can be chosen again after it was taken away.
    input.value = '';
    const tooLarge = chosen.find(({ size }) => size > bytesMax);
    const fitting = chosen.filter(({ size }) => size <= bytesMax);
    setRefused(tooLarge && messages.tooLarge(tooLarge.name, formatFileSize(bytesMax)));
    if (fitting.length > 0) onChange([...files, ...fitting].slice(-max));
  }

  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      error={error ?? refused}
      withAsterisk={false}
      size="md"
      labelElement="div"
    >
      <div className="ws-files">
        {files.length > 0 && (
          <ul>
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                <span>
                  {file.name} <span>{formatFileSize(file.size)}</span>
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={messages.removeFile(file.name)}
                  onClick={() => onChange(files.filter((each) => each !== file))}
                >
                  {messages.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button
          id={id}
          variant="secondary"
          size="sm"
          aria-label={`${label}: ${messages.chooseFile}`}
          onClick={() => picker.current?.click()}
        >
          {files.length > 0 && max === 1 ? messages.replaceFile : messages.chooseFile}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accept}
          multiple={max > 1}
          aria-label={label}
          onChange={choose}
        />
      </div>
    </FieldFrame>
  );
}
