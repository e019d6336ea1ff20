import { useApiClient } from '@portal/api-client';
import { enterTargets } from '@portal/contracts';
import { useLookup } from '@portal/platform/lookups';
import { useQueryClient } from '@portal/platform/query';
import { MoneyField, TextField } from '@portal/ui/forms';
import { ChoiceField, ContractForm, ListField, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { budgetKey } from './budget.queries.ts';
import { useBudgetMessages } from './messages/use-budget-messages.ts';

import { ReadTargets, type TargetReading } from './read-targets.tsx';

export interface TargetsFormProps {
  readonly year: number;
  readonly onClose: () => void;
}

/** The next version of a year: the state's target, and parts of it by MDA; typed, or read from a spreadsheet first. */
export function TargetsForm({ year, onClose }: TargetsFormProps) {
  const [reading, setReading] = useState<TargetReading>();
  return (
    <>
      <ReadTargets onRead={setReading} />
      <Fields key={reading ? JSON.stringify(reading) : ''} year={year} onClose={onClose} reading={reading} />
    </>
  );
}

interface FieldsProps extends TargetsFormProps {
  readonly reading: TargetReading | undefined;
}

function Fields({ year, onClose, reading }: FieldsProps) {
  const messages = useBudgetMessages();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const mdas = useLookup('mdas');
  const form = useContractForm({
    kinds: { totalKobo: 'kobo', source: 'text', mdas: [{ mdaId: 'id', kobo: 'kobo' }] },
    schema: enterTargets.body,
    ...(reading && { initial: { totalKobo: reading.totalKobo, source: reading.fileName, mdas: reading.mdas } }),
    labels: {
      totalKobo: messages.total,
      source: messages.source,
      mdas: messages.mdas,
      mdaId: messages.mda,
      kobo: messages.amount,
    },
    shape: (typed) => ({ ...typed, year }),
    save: (body) => api(enterTargets, { body }),
    done: messages.targetsEntered,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: budgetKey });
      onClose();
    },
    fieldOf: (error) => (error.is('budget.too-much') ? { totalKobo: error.message } : {}),
  });
  return (
    <ContractForm form={form} action={messages.enterTargets} onCancel={onClose}>
      <MoneyField {...form.field('totalKobo')} />
      <TextField {...form.field('source')} />
      <ListField {...form.rows('mdas')} add={messages.addMda}>
        {(at) => (
          <>
            <ChoiceField {...form.field(`mdas.${at}.mdaId`)} choices={mdas.data} />
            <MoneyField {...form.field(`mdas.${at}.kobo`)} />
          </>
        )}
      </ListField>
    </ContractForm>
  );
}
