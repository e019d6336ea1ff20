import { useApiClient } from '@portal/api-client';
import { addFactOf, type ObligationFact, type Taxpayer } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../../forms/index.ts';
import { factTexts as texts } from './fact-texts.ts';

export interface FactDialogProps {
  readonly taxpayer: Taxpayer;
  readonly onClose: () => void;
  readonly onRecorded: () => void;
}

/** Records of a taxpayer whom nobody signs in for what returns follow from. */
export function FactDialog({ taxpayer: { tpui, name }, onClose, onRecorded }: FactDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { fact: 'choice', fromDay: 'day', toDay: 'day', shownBy: 'text' },
    schema: addFactOf.body,
    labels: {
      fact: localized(texts.fact),
      fromDay: localized(texts.fromDay),
      toDay: localized(texts.toDay),
      shownBy: localized(texts.shownBy),
    },
    shape: ({ toDay = null, ...typed }) => ({ ...typed, toDay }),
    save: (body) => api(addFactOf, { params: { tpui }, body }),
    done: localized(texts.recorded),
    onDone() {
      onRecorded();
      onClose();
    },
  });
  const action = localized(texts.record);
  return (
    <FormDialog title={`${action}: ${name}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.effect)}</p>
      <ChoiceField
        {...form.field('fact')}
        choices={(Object.keys(texts.facts) as ObligationFact['fact'][]).map((id) => ({
          ...{ id, displayField: localized(texts.facts[id]) },
        }))}
        required
      />
      <DateField {...form.field('fromDay')} required />
      <DateField {...form.field('toDay')} />
      <TextAreaField {...form.field('shownBy')} maxLength={300} rows={3} required />
    </FormDialog>
  );
}
