import type { ContentItem } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { Button, ErrorSummary, formatDateTime, Notice, StatusBadge } from '@portal/ui';
import { LeaveGuard } from '@portal/workspace/forms';
import { RecordPage } from '@portal/workspace/records';
import { Tabs } from '@portal/workspace/sections';
import type { Part } from './blank.ts';
import { useItem } from './cms.queries.ts';
import { Conflict } from './conflict.tsx';
import { contentStateTones, kindWords, stateWords } from './content-list.ts';
import { idOfPath, Problems } from './editor/editing.ts';
import { PartFields } from './editor/part-fields.tsx';
import { fieldsOfKind } from './fields.ts';
import { History } from './history/history.tsx';
import { ItemActions } from './item-actions.tsx';
import { useCmsMessages } from './messages/use-cms-messages.ts';
import { Proposal } from './proposal.tsx';
import { type Editor, useEditor } from './use-editor.ts';
import './cms.css';

/** One item: its draft in both languages, what is proposed, its history: `/admin/cms/items/:id`. */
export function ItemPage() {
  const localized = useLocalized();
  const messages = useCmsMessages();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={messages.title}
      title={({ title, slug }) => title || slug}
      lead={messages.itemLead}
      source={useItem(id)}
    >
      {(item) => (
        <div className="ws-record-all cms-item" key={item.id}>
          <p className="cms-state">
            <StatusBadge tone={contentStateTones[item.state]}>{localized(stateWords[item.state])}</StatusBadge>
            <span>
              {localized(kindWords[item.kind])}, <code>{item.slug}</code>
            </span>
            <Missing missing={item.missing} />
          </p>
          <ItemDesk item={item} />
        </div>
      )}
    </RecordPage>
  );
}

function ItemDesk({ item }: { readonly item: ContentItem }) {
  const messages = useCmsMessages();
  const editor = useEditor(item);
  return (
    <>
      <LeaveGuard form={{ isDirty: editor.isDirty, hasUnsaved: () => editor.isDirty }} />
      <Proposal item={item} onDone={editor.settle} />
      <ItemActions item={item} editor={editor} />
      <Tabs
        label={messages.partsOfItem}
        tabs={[
          { id: 'write', title: messages.write, content: <Write item={item} editor={editor} /> },
          {
            id: 'history',
            title: messages.history,
            content: <History item={item} isDirty={editor.isDirty} onDone={editor.settle} />,
          },
        ]}
      />
    </>
  );
}

interface WriteProps {
  readonly item: ContentItem;
  readonly editor: Editor;
}

function Write({ item, editor }: WriteProps) {
  const messages = useCmsMessages();
  const language = useLanguage();
  const { content, change, isDirty, isBack, problems, failure, saving, save, discard } = editor;
  const told = Object.entries(problems).map(([path, message]) => ({
    fieldId: idOfPath(path),
    label: path,
    message,
  }));
  return (
    <Problems value={problems}>
      <div className="cms-write">
        {isBack && (
          <Notice kind="info" title={messages.isBack}>
            <Button size="sm" variant="quiet" onClick={discard}>
              {messages.discard}
            </Button>
          </Notice>
        )}
        <Conflict editor={editor} />
        {failure && <ErrorSummary problems={told.length > 0 ? told : [{ message: failure }]} title={failure} />}
        <PartFields fields={fieldsOfKind[item.kind]} value={content as Part} onChange={change} path="" />
        <p className="cms-save">
          <Button pending={saving.isPending} pendingText={messages.saving} disabled={!isDirty} onClick={save}>
            {messages.save}
          </Button>
          <span className="cms-quiet" role="status">
            {isDirty ? messages.unsaved : messages.savedBy(item.savedBy, formatDateTime(item.updatedAt, language))}
          </span>
        </p>
      </div>
    </Problems>
  );
}

function Missing({ missing }: Pick<ContentItem, 'missing'>) {
  const messages = useCmsMessages();
  return (['en', 'ha'] as const)
    .filter((language) => missing[language] > 0)
    .map((language) => (
      <StatusBadge key={language} tone="warning">
        {messages.missingIn(messages[language], missing[language])}
      </StatusBadge>
    ));
}
