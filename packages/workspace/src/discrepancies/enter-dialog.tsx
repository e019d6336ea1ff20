import { useApiClient } from '@portal/api-client';
import { enterDiscrepancy, returnKindSchema, returnKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, MoneyField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { words } from './words.ts';

interface EnterDialogProps {
  readonly onClose: () => void;
  readonly onEntered: () => void;
}

/** What an officer found, against what a filed return declares. */
export function EnterDialog({ onClose, onEntered }: EnterDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: {
      ...({ tpui: 'text', returnKind: 'choice', period: 'text', declaredKobo: 'kobo', foundKobo: 'kobo' } as const),
      ...({ effectKobo: 'kobo', source: 'text', sourceOn: 'day' } as const),
    },
    schema: enterDiscrepancy.body,
    labels: {
      ...{ tpui: localized(words.tpui), returnKind: localized(words.tax), period: localized(words.month) },
      ...{ declaredKobo: localized(words.declared), foundKobo: localized(words.found) },
      ...{ effectKobo: localized(words.effect), source: localized(words.source), sourceOn: localized(words.sourceOn) },
    },
    save: (body) => api(enterDiscrepancy, { body }),
    done: localized(words.entered),
    onDone() {
      onEntered();
      onClose();
    },
  });
  const action = localized(words.enter);
  const kinds = returnKindSchema.options.map((id) => ({ id, displayField: localized(returnKinds[id].name) }));
  return (
    <FormDialog title={action} form={form} action={action} onClose={onClose}>
      <p>{localized(words.enterEffect)}</p>
      <TextField {...form.field('tpui')} maxLength={40} required />
      <ChoiceField {...form.field('returnKind')} choices={kinds} required />
      <TextField {...form.field('period')} maxLength={7} required />
      <MoneyField {...form.field('declaredKobo')} required />
      <MoneyField {...form.field('foundKobo')} required />
      <MoneyField {...form.field('effectKobo')} required />
      <TextField {...form.field('source')} maxLength={300} required />
      <DateField {...form.field('sourceOn')} required />
    </FormDialog>
  );
}
