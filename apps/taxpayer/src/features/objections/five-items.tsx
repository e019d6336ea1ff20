import { lodgeObjection, mostIssues } from '@portal/contracts';
import { useNavigate } from '@portal/platform/router';
import { CheckboxField, MoneyField, TextAreaField } from '@portal/ui/forms';
import { ContractForm, ListField, useContractForm } from '@portal/workspace/forms';
import { useObjectionsMessages } from './messages/use-objections-messages.ts';
import { useObjectionActs } from './objections.queries.ts';

/** The five items of the law; the objection is sent with all of them or not at all. */
export function FiveItems({ assessment }: { readonly assessment: string }) {
  const messages = useObjectionsMessages();
  const navigate = useNavigate();
  const { lodge, readAgain } = useObjectionActs();
  const { issues, text, valueKobo, amendment, justification, incomeKobo, admittedKobo, isTrue } = messages;
  const labels = { issues, text, valueKobo, amendment, justification, incomeKobo, admittedKobo, isTrue };
  const form = useContractForm({
    kinds: {
      issues: [{ text: 'text', valueKobo: 'kobo' }],
      ...{ amendment: 'text', justification: 'text', incomeKobo: 'kobo', admittedKobo: 'kobo', isTrue: 'switch' },
    },
    schema: lodgeObjection.body,
    labels,
    initial: { issues: [{ text: '', valueKobo: undefined }] },
    words: { isTrue: messages.mustBeTrue },
    shape: (typed) => ({ ...typed, assessment }),
    save: lodge,
    done: messages.sent,
    onDone({ id }) {
      readAgain();
      void navigate(`/user/cases/objections?record=${id}`);
    },
  });
  return (
    <ContractForm form={form} action={messages.send}>
      <ListField {...form.rows('issues')} add={messages.addIssue} min={1} max={mostIssues}>
        {(index) => (
          <>
            <TextAreaField
              {...form.field(`issues.${index}.text`)}
              rows={2}
              maxLength={1000}
              required
              withAsterisk={false}
            />
            <MoneyField {...form.field(`issues.${index}.valueKobo`)} required withAsterisk={false} />
          </>
        )}
      </ListField>
      <TextAreaField {...form.field('amendment')} rows={3} maxLength={2000} required withAsterisk={false} />
      <TextAreaField
        {...form.field('justification')}
        description={messages.justificationHint}
        rows={5}
        maxLength={4000}
        required
        withAsterisk={false}
      />
      <MoneyField {...form.field('incomeKobo')} required withAsterisk={false} />
      <MoneyField {...form.field('admittedKobo')} description={messages.admittedHint} required withAsterisk={false} />
      <CheckboxField {...form.check('isTrue')} />
    </ContractForm>
  );
}
