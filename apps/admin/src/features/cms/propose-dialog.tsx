import { useApiClient } from '@portal/api-client';
import { type ContentItem, proposeContent } from '@portal/contracts';
import { DateField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { momentOf } from './editor/moment-field.tsx';
import { useCmsMessages } from './messages/use-cms-messages.ts';

interface ProposeDialogProps {
  readonly item: ContentItem;
  readonly onClose: () => void;
  readonly onDone: (item: ContentItem) => void;
  /** Which texts are missing, at their fields. */
  readonly onProblems: (problems: Readonly<Record<string, string>>) => void;
}

/** Asks for the publication of what is saved, at once or at a moment; a second person decides. */
export function ProposeDialog({ item, onClose, onDone, onProblems }: ProposeDialogProps) {
  const messages = useCmsMessages();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { day: 'text', time: 'text' },
    schema: proposeContent.body,
    labels: { day: messages.publishOn, time: messages.time },
    words: { day: messages.notAMoment },
    shape: ({ day, time }) => ({
      draftVersion: item.draftVersion,
      ...(day ? { at: momentOf(String(day), String(time || '00:00')) ?? 'no moment' } : {}),
    }),
    aliases: { at: 'day' },
    save: (body) => api(proposeContent, { params: { id: item.id }, body }),
    done: messages.proposed,
    onDone(saved) {
      onClose();
      onDone(saved);
    },
    fieldOf(error) {
      if (error.is('content.incomplete')) onProblems(error.fieldErrors);
      return {};
    },
  });
  return (
    <FormDialog title={messages.propose} form={form} action={messages.propose} onClose={onClose}>
      <p>{messages.proposeText}</p>
      <div className="cms-pair">
        <DateField {...form.field('day')} withAsterisk={false} description={messages.orAtOnce} />
        <TextField {...form.field('time')} withAsterisk={false} placeholder="08:00" maxLength={5} />
      </div>
    </FormDialog>
  );
}
