import { useApiClient } from '@portal/api-client';
import {
  type AnswerTemplate,
  answerTemplateAsRead,
  answerTemplateBody,
  changeAnswerTemplate,
  createAnswerTemplate,
  enquiryTopics,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { inFields } from '../../forms/in-fields.ts';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useTemplateMessages } from '../messages/use-template-messages.ts';

export interface TemplateDialogProps {
  /** Absent: a new one. */
  readonly template: AnswerTemplate | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** An answer with its name, its subject and its words in both languages. */
export function TemplateDialog({ template, onClose, onDone }: TemplateDialogProps) {
  const messages = useTemplateMessages();
  const localized = useLocalized();
  const api = useApiClient();
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => template && answerTemplateAsRead(template));
  const form = useContractForm({
    kinds: { name: 'text', topic: 'choice', en: 'text', ha: 'text' },
    schema: inFields(answerTemplateBody, 'text'),
    labels: { name: messages.name, topic: messages.subject, en: messages.english, ha: messages.hausa },
    ...(template && {
      initial: { name: template.name, topic: template.topic, en: template.text.en, ha: template.text.ha },
    }),
    shape: ({ en, ha, ...rest }) => ({ ...rest, text: { en, ha } }),
    save: (body): Promise<unknown> =>
      template
        ? api(changeAnswerTemplate, {
            params: { id: template.id },
            query: { asRead },
            body,
          })
        : api(createAnswerTemplate, { body }),
    done: messages.saved,
    onDone() {
      onClose();
      onDone();
    },
    failed: messages.failed,
  });
  return (
    <FormDialog
      title={template ? messages.edit : messages.add}
      form={form}
      action={messages.save}
      onClose={onClose}
      width={640}
    >
      <TextField {...form.field('name')} withAsterisk={false} required maxLength={80} />
      <ChoiceField
        {...form.field('topic')}
        placeholder={messages.everySubject}
        choices={Object.entries(enquiryTopics).map(([id, words]) => ({ id, displayField: localized(words) }))}
      />
      <TextAreaField {...form.field('en')} lang="en" withAsterisk={false} required rows={5} maxLength={4000} />
      <TextAreaField {...form.field('ha')} lang="ha" withAsterisk={false} required rows={5} maxLength={4000} />
    </FormDialog>
  );
}
