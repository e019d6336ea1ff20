import { ApiError } from '@portal/api-client';
import type { OpenReturn } from '@portal/contracts';
import { Button, formatDateTime, Notice } from '@portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { type SaidOfReturn, useSaveDraft } from './returns.queries.ts';

export interface SavedNoteProps {
  readonly opening: OpenReturn;
  /** Once typing rests. */
  readonly said: SaidOfReturn;
  readonly isTouched: boolean;
  readonly onReadAgain: () => void;
}

/** Keeps what is prepared on the server, one saving after the other, and says how that stands. */
export function SavedNote({ opening, said, isTouched, onReadAgain }: SavedNoteProps) {
  const messages = useReturnsMessages();
  const save = useSaveDraft();
  const revision = useRef(opening.draft?.revision ?? null);
  const isElsewhere = save.error instanceof ApiError && save.error.code === 'return.draft-changed';
  const keptLast = useRef<SaidOfReturn>(undefined);
  const keep = useEffectEvent(async () => {
    if (!isTouched || save.isPending || isElsewhere || keptLast.current === said) return;
    keptLast.current = said;
    const saved = await save.mutateAsync({ ...said, readRevision: revision.current }).catch(() => undefined);
    if (saved) revision.current = saved.revision;
  });
  const { isPending } = save;
  useEffect(() => {
    // What is said now, whenever it changes; what was typed during a saving, once that is over.
    if (said && !isPending) void keep();
  }, [said, isPending]);
  if (isElsewhere)
    return (
      <Notice kind="warning" role="alert" title={messages.changedElsewhere}>
        <Button variant="secondary" onClick={onReadAgain}>
          {messages.readAgain}
        </Button>
      </Notice>
    );
  return (
    <p role="status" className="return-quiet">
      {save.isPending
        ? messages.saving
        : save.isError
          ? messages.notSaved
          : save.data
            ? `${messages.saved}: ${formatDateTime(save.data.savedAt)}`
            : ''}
    </p>
  );
}
