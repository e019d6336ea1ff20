import { useLanguage } from '@portal/platform';
import { Button, formatDateTime, Notice } from '@portal/ui';
import { DifferenceList } from './history/difference-list.tsx';
import { differencesOf } from './history/differences.ts';
import { useCmsMessages } from './messages/use-cms-messages.ts';
import type { Editor } from './use-editor.ts';

/** Two edit the same: what the other saved, held against what is typed here, and which of them stays. */
export function Conflict({ editor }: { readonly editor: Editor }) {
  const messages = useCmsMessages();
  const language = useLanguage();
  const { theirs, content, saving, saveOver, settle } = editor;
  if (!theirs) return null;
  return (
    <Notice
      kind="warning"
      role="alert"
      title={messages.conflict(theirs.savedBy, formatDateTime(theirs.updatedAt, language))}
    >
      <p>{messages.conflictText}</p>
      <DifferenceList differences={differencesOf(theirs.draft, content)} />
      <p className="cms-moves">
        <Button size="sm" pending={saving.isPending} onClick={() => saveOver(theirs)}>
          {messages.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => settle(theirs)}>
          {messages.takeTheirs}
        </Button>
      </p>
    </Notice>
  );
}
