import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import {
  type AuthoredContent,
  type ContentItem,
  getContentItem,
  saveContentDraft,
  writtenContentSchema,
} from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { useEffect, useState } from 'react';
import { itemKey, versionsKey } from './cms.queries.ts';
import { keepDraft, readKept } from './kept-draft.ts';
import { useCmsMessages } from './messages/use-cms-messages.ts';

type Problems = Readonly<Record<string, string>>;

/** What is being written of an item, on which saved version, and what became of saving it. */
export function useEditor(item: ContentItem) {
  const messages = useCmsMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const [kept] = useState(() => readKept(item));
  const [base, setBase] = useState<Pick<ContentItem, 'draft' | 'draftVersion'>>(kept ?? item);
  const [content, setContent] = useState<AuthoredContent>(kept?.content ?? item.draft);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<ContentItem>();
  const isDirty = JSON.stringify(content) !== JSON.stringify(base.draft);

  // Somebody else's change is shown at once where nothing is typed.
  if (!isDirty && item.draftVersion > base.draftVersion) {
    setBase(item);
    setContent(item.draft);
  }

  useEffect(() => {
    keepDraft(item.id, isDirty ? { ...base, content } : undefined);
  }, [item.id, base, content, isDirty]);

  function settle(saved: ContentItem) {
    queries.setQueryData(itemKey(saved.id), saved);
    void queries.invalidateQueries({ queryKey: versionsKey(saved.id) });
    void queries.invalidateQueries({ queryKey: ['reports', 'content-items'] });
    setBase(saved);
    setContent(saved.draft);
    setProblems({});
    setFailure(undefined);
    setTheirs(undefined);
  }

  const saving = useMutation({
    async mutationFn(draftVersion: number) {
      const parsed = writtenContentSchema.safeParse(content);
      if (!parsed.success) {
        const found = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
        setProblems(Object.fromEntries(found));
        throw new Error('not as it can be kept');
      }
      return api(saveContentDraft, { params: { id: item.id }, body: { draftVersion, content: parsed.data } });
    },
    onMutate() {
      setProblems({});
      setFailure(undefined);
    },
    onSuccess(saved) {
      settle(saved);
      showToast({ kind: 'success', message: messages.saved });
    },
    async onError(error) {
      if (error instanceof ApiError && error.is('content.changed-meanwhile'))
        setTheirs(await api(getContentItem, { params: { id: item.id } }).catch(() => undefined));
      setFailure(messageFrom(error, messages.saveFailed));
    },
  });

  return {
    content,
    change: (next: unknown) => setContent(next as AuthoredContent),
    isDirty,
    /** What was typed before a reload is back. */
    isBack: kept !== undefined && isDirty,
    problems,
    failure,
    setProblems,
    theirs,
    saving,
    save: () => saving.mutate(base.draftVersion),
    /** Over what somebody else saved meanwhile, once it was looked at. */
    saveOver: (other: ContentItem) => saving.mutate(other.draftVersion),
    settle,
    discard: () => {
      setContent(base.draft);
      setProblems({});
      setFailure(undefined);
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
