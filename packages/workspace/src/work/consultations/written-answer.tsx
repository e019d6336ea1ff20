import { useApiClient } from '@portal/api-client';
import { answerConsultation, type Language } from '@portal/contracts';
import { TextAreaField } from '@portal/ui/forms';
import { ContractForm } from '../../forms/contract-form.tsx';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface WrittenAnswerProps {
  readonly id: string;
  /** In which they asked. */
  readonly language: Language;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

/** An answer in writing, before or after the meeting; the latest stands, and each is mailed. */
export function WrittenAnswer({ id, language, act }: WrittenAnswerProps) {
  const messages = useWorkMessages();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { answer: 'text' },
    schema: answerConsultation.body,
    labels: { answer: messages.yourAnswer },
    save: (body) => act(() => api(answerConsultation, { params: { id }, body })),
    done: messages.answerSent,
    failed: messages.failed,
  });
  return (
    <ContractForm form={form} action={messages.sendAnswer}>
      <TextAreaField
        {...form.field('answer')}
        description={messages.answerHint(messages.languages[language])}
        withAsterisk={false}
        required
        rows={5}
        maxLength={5000}
      />
    </ContractForm>
  );
}
