import { answerObjection } from '@portal/contracts';
import { Sheet } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { ContractForm, useContractForm } from '@portal/workspace/forms';
import { useObjectionsMessages } from './messages/use-objections-messages.ts';
import { useObjectionActs } from './objections.queries.ts';

/** What the office asks is answered here; its days go on meanwhile. */
export function AnswerOffice({ id }: { readonly id: string }) {
  const messages = useObjectionsMessages();
  const { answer, readAgain } = useObjectionActs();
  const form = useContractForm({
    kinds: { text: 'text' },
    schema: answerObjection.body,
    labels: { text: messages.answerLabel },
    save: (body) => answer(id, body),
    done: messages.answered,
    onDone: readAgain,
  });
  return (
    <Sheet>
      <ContractForm form={form} action={messages.sendAnswer}>
        <TextAreaField {...form.field('text')} rows={5} maxLength={4000} required withAsterisk={false} />
      </ContractForm>
    </Sheet>
  );
}
