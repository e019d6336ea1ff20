import { useApiClient } from '@portal/api-client';
import { answerEnquiry, listAnswerTemplates, type QueuedEnquiry } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { SelectField, TextAreaField } from '@portal/ui/forms';
import { ContractForm } from '../../forms/contract-form.tsx';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface AnswerFormProps {
  readonly enquiry: QueuedEnquiry;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

/** An answer that goes out by email. It may begin with one that is given often, in the language they wrote in. */
export function AnswerForm({ enquiry: { id, topic, language }, act }: AnswerFormProps) {
  const messages = useWorkMessages();
  const api = useApiClient();
  const templates = useQuery({
    queryKey: ['answer-templates'],
    queryFn: ({ signal }) => api(listAnswerTemplates, {}, signal),
  });
  const offered = (templates.data ?? []).filter((one) => one.topic === null || one.topic === topic);
  const form = useContractForm({
    kinds: { text: 'text' },
    schema: answerEnquiry.body,
    labels: { text: messages.yourAnswer },
    save: (body) => act(() => api(answerEnquiry, { params: { id }, body })),
    done: messages.answerSent,
    failed: messages.failed,
  });
  return (
    <ContractForm form={form} action={messages.sendAnswer}>
      {offered.length > 0 && (
        <SelectField
          label={messages.template}
          data={[
            { value: '', label: messages.noTemplate },
            ...offered.map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={(event) => {
            const chosen = offered.find((one) => one.id === event.currentTarget.value);
            form.set('text', chosen?.text[language] ?? '');
          }}
        />
      )}
      <TextAreaField
        {...form.field('text')}
        description={messages.answerHint(messages.languages[language])}
        withAsterisk={false}
        required
        rows={6}
        maxLength={5000}
      />
    </ContractForm>
  );
}
