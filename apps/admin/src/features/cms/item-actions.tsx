import { useApiClient } from '@portal/api-client';
import { type ContentItem, withdrawContent } from '@portal/contracts';
import { Button } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { useCmsMessages } from './messages/use-cms-messages.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import type { Editor } from './use-editor.ts';

interface ItemActionsProps {
  readonly item: ContentItem;
  readonly editor: Editor;
}

/** See it as it will stand, ask for its publication, take it off. All of what is saved. */
export function ItemActions({ item, editor }: ItemActionsProps) {
  const messages = useCmsMessages();
  const api = useApiClient();
  const [asking, setAsking] = useState<'preview' | 'propose' | 'withdraw'>();
  const close = () => setAsking(undefined);
  const { id, draftVersion, state, hasUnpublishedChanges, proposal } = item;
  return (
    <div className="cms-moves ui-screen-only">
      <Button size="sm" variant="secondary" disabled={editor.isDirty} onClick={() => setAsking('preview')}>
        {messages.preview}
      </Button>
      {!proposal && hasUnpublishedChanges && (
        <Button size="sm" disabled={editor.isDirty} onClick={() => setAsking('propose')}>
          {messages.propose}
        </Button>
      )}
      {(state === 'published' || state === 'scheduled') && (
        <Button size="sm" variant="secondary" disabled={editor.isDirty} onClick={() => setAsking('withdraw')}>
          {messages.withdraw}
        </Button>
      )}
      {editor.isDirty && <span className="cms-quiet">{messages.saveFirst}</span>}
      {asking === 'preview' && <PreviewDialog id={id} onClose={close} />}
      {asking === 'propose' && (
        <ProposeDialog item={item} onClose={close} onDone={editor.settle} onProblems={editor.setProblems} />
      )}
      {asking === 'withdraw' && (
        <ConfirmDialog
          title={messages.withdraw}
          action={messages.withdraw}
          variant="danger"
          done={messages.withdrawn}
          onClose={close}
          onDone={editor.settle}
          confirm={() => api(withdrawContent, { params: { id }, body: { draftVersion } })}
        >
          <p>{messages.withdrawEffect}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
