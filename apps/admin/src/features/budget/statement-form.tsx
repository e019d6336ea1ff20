import { useApiClient } from '@portal/api-client';
import { enterStatement, type StatementKind, statementKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { DateField, MoneyField, TextField } from '@portal/ui/forms';
import { ChoiceField, ContractForm, useContractForm } from '@portal/workspace/forms';
import { budgetKey } from './budget.queries.ts';
import { useBudgetMessages } from './messages/use-budget-messages.ts';

export interface StatementFormProps {
  readonly year: number;
  readonly onClose: () => void;
}

/** What an office stated of a year, with the day and the document. */
export function StatementForm({ year, onClose }: StatementFormProps) {
  const messages = useBudgetMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const form = useContractForm({
    kinds: { kind: 'choice', amount: 'kobo', persons: 'whole', office: 'text', statedOn: 'day', document: 'text' },
    schema: enterStatement.body,
    labels: {
      kind: messages.kind,
      amount: messages.value,
      persons: messages.persons,
      office: messages.office,
      statedOn: messages.statedOn,
      document: messages.document,
    },
    shape: ({ amount, persons, ...typed }) => ({
      ...typed,
      year,
      value: isOfPersons(String(typed.kind)) ? persons : amount,
    }),
    aliases: { value: 'amount' },
    save: (body) => api(enterStatement, { body }),
    done: messages.statementEntered,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: budgetKey });
      onClose();
    },
    fieldOf: (error) => (error.is('budget.not-yet') ? { statedOn: error.message } : {}),
  });
  const kind = form.field('kind');
  const choices = (Object.keys(statementKinds) as StatementKind[]).map((id) => ({
    id,
    displayField: localized(statementKinds[id].label),
  }));
  return (
    <ContractForm form={form} action={messages.enterStatement} onCancel={onClose}>
      <ChoiceField {...kind} choices={choices} />
      {isOfPersons(kind.value) ? (
        <TextField {...form.field('persons')} inputMode="numeric" />
      ) : (
        <MoneyField {...form.field('amount')} />
      )}
      <TextField {...form.field('office')} />
      <DateField {...form.field('statedOn')} />
      <TextField {...form.field('document')} />
    </ContractForm>
  );
}

function isOfPersons(kind: string): boolean {
  return statementKinds[kind as StatementKind]?.unit === 'persons';
}
