import { useApiClient } from '@portal/api-client';
import { type ContentKind, createContentItem } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { blankContent } from './blank.ts';
import { kindWords } from './content-list.ts';
import { useCmsMessages } from './messages/use-cms-messages.ts';

/** Begins something new. Pictures of the gallery begin with their picture, under Pictures. */
export function NewItem() {
  const messages = useCmsMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.add}
      </Button>
      {isOpen && <NewItemDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewItemDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useCmsMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const form = useContractForm({
    kinds: { kind: 'choice', title: 'text', slug: 'text' },
    schema: createContentItem.body,
    labels: { kind: messages.kind, title: messages.englishTitle, slug: messages.slug },
    initial: { kind: 'page' },
    shape: ({ kind, title, slug }) => ({ slug, content: blankContent(kind as ContentKind, String(title ?? '')) }),
    save: (body) => api(createContentItem, { body }),
    done: messages.begun,
    onDone: ({ id }) => navigate(`/admin/cms/items/${id}`),
    fieldOf: (error) => (error.status === 409 ? { slug: error.message } : {}),
  });
  const kinds = Object.entries(kindWords).filter(([id]) => id !== 'gallery');
  return (
    <FormDialog title={messages.add} form={form} action={messages.begin} onClose={onClose}>
      <ChoiceField
        {...form.field('kind')}
        required
        choices={kinds.map(([id, words]) => ({ id, displayField: localized(words) }))}
      />
      <TextField {...form.field('title')} required withAsterisk={false} lang="en" maxLength={500} />
      <TextField
        {...form.field('slug')}
        required
        withAsterisk={false}
        description={messages.slugText}
        maxLength={120}
        spellCheck={false}
      />
    </FormDialog>
  );
}
