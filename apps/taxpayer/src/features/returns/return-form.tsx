import { ApiError, messageFrom } from '@portal/api-client';
import { type FiledReturn, type OpenReturn, returnKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, Notice, Sheet, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { ChangeReasons } from './change-reasons.tsx';
import { Explanation } from './explanation.tsx';
import { FileReturn } from './file-return.tsx';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { OneTap } from './one-tap.tsx';
import { ReturnFields } from './return-fields.tsx';
import { ReturnResult } from './return-result.tsx';
import { usePreview } from './returns.queries.ts';
import { SavedNote } from './saved-note.tsx';
import { usePrepared } from './use-prepared.ts';
import { useSettled } from './use-settled.ts';

export interface ReturnFormProps {
  readonly opening: OpenReturn;
  /** What was filed last; undefined: nothing was. */
  readonly filed: FiledReturn | undefined;
  readonly onReadAgain: () => void;
}

/** The fields of a return, what it comes to while it is typed, why something was changed, and filing it. */
export function ReturnForm({ opening, filed, onReadAgain }: ReturnFormProps) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const { kind, filedVersion } = opening;
  const { prepared, isTouched, wrong, said, change, forget } = usePrepared(opening, filed);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const settled = useSettled(said);
  const preview = usePreview(wrong.size === 0 ? settled : undefined);
  const problems = { ...fieldErrorsOf(preview.error), ...refused };
  const errorOf = (path: string) => {
    if (path.startsWith('reasons.')) return problems[path];
    return wrong.has(path) ? messages.notAnAmount : problems[`answers.${path}`];
  };
  const isWorking = preview.isFetching || JSON.stringify(settled) !== JSON.stringify(said);
  const shown = preview.data;
  const hasNothingToAdd =
    filedVersion === null && !opening.draft && !isTouched && opening.origins.length > 0 && shown?.toBillKobo === 0;
  const filing = shown && {
    ...{
      opening,
      said: settled,
      preview: shown,
      onRefused: setRefused,
      onFiled: forget,
      onOtherFigures: () => void preview.refetch(),
      onFiledMeanwhile: onReadAgain,
    },
  };
  return (
    <div className="return-page">
      {filedVersion !== null && (
        <Notice kind="info">
          <p>{messages.amending(filedVersion)}</p>
        </Notice>
      )}
      {hasNothingToAdd && filing && <OneTap {...filing} />}
      <Sheet aria-labelledby="return-fields">
        <h2 id="return-fields" className="ui-heading">
          {messages.fill}
        </h2>
        <ReturnFields
          opening={opening}
          typed={prepared.typed}
          errorOf={errorOf}
          onReadAgain={onReadAgain}
          onChange={(typed) => {
            setRefused({});
            change({ typed });
          }}
        />
        <SavedNote opening={opening} said={settled} isTouched={isTouched} onReadAgain={onReadAgain} />
      </Sheet>
      <ChangeReasons
        kind={kind}
        changes={shown?.changes ?? []}
        reasons={prepared.reasons}
        errorOf={errorOf}
        onChange={(path, reason) => {
          setRefused({});
          change({ reasons: { ...prepared.reasons, [path]: reason } });
        }}
      />
      <Sheet aria-labelledby="return-result">
        <h2 id="return-result" className="ui-heading">
          {messages.result}
        </h2>
        <div role="status">
          {preview.error && (
            <Notice kind="warning">
              <p>{isOfFields(preview.error) ? messages.mendFirst : messageFrom(preview.error, messages.loadFailed)}</p>
            </Notice>
          )}
          {wrong.size > 0 && <p>{messages.mendFirst}</p>}
        </div>
        {shown ? (
          <div aria-busy={isWorking} className="return-result">
            <ReturnResult {...shown} />
            <h3>{messages.how}</h3>
            <Explanation kind={kind} lines={shown.figures.lines} />
          </div>
        ) : (
          !preview.error && wrong.size === 0 && <Skeleton height={160} role="status" aria-label={messages.working} />
        )}
        {returnKinds[kind].papers.length > 0 && (
          <>
            <p>{messages.papers}</p>
            <ul>
              {returnKinds[kind].papers.map((paper) => (
                <li key={paper.en}>{localized(paper)}</li>
              ))}
            </ul>
          </>
        )}
        {filing && !preview.error && wrong.size === 0 ? (
          <FileReturn {...filing} isWaiting={isWorking} action={messages.fileIt} />
        ) : (
          <Button disabled>{messages.fileIt}</Button>
        )}
      </Sheet>
    </div>
  );
}

function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fieldErrors : {};
}

function isOfFields(error: unknown): boolean {
  return Object.keys(fieldErrorsOf(error)).length > 0;
}
