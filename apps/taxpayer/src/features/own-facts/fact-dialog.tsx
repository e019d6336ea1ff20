import { addObligationFact, type ObligationFact } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, SelectField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useFactsChanged, useSaveFact } from './own-facts.queries.ts';
import { factWords, texts } from './texts.ts';

export interface FactDialogProps {
  /** Undefined: a new one. */
  readonly fact: ObligationFact | undefined;
  /** Only a person works for themselves. */
  readonly isPerson: boolean;
  readonly onClose: () => void;
}

/** Since when, and until when, something is so. What it is stays: another thing is another row. */
export function FactDialog({ fact, isPerson, onClose }: FactDialogProps) {
  const localized = useLocalized();
  const changed = useFactsChanged();
  const save = useSaveFact(fact);
  const choices = (Object.keys(factWords) as ObligationFact['fact'][]).filter(
    (one) => isPerson || one !== 'self-employed',
  );
  const form = useContractForm({
    kinds: { fact: 'choice', fromDay: 'day', toDay: 'day' },
    schema: addObligationFact.body,
    labels: { fact: localized(texts.fact), fromDay: localized(texts.from), toDay: localized(texts.to) },
    initial: { fact: fact?.fact ?? choices[0], fromDay: fact?.fromDay, toDay: fact?.toDay },
    shape: ({ toDay = null, ...typed }) => ({ ...typed, toDay }),
    save,
    done: localized(texts.saved),
    failed: localized(texts.failed),
    onDone() {
      changed();
      onClose();
    },
  });
  const title = fact
    ? `${localized(texts.changeOf)} ${localized(factWords[fact.fact].name)}`
    : localized(texts.addFact);
  return (
    <FormDialog title={title} form={form} action={localized(texts.save)} onClose={onClose}>
      {!fact && (
        <SelectField
          {...form.field('fact')}
          data={choices.map((value) => ({ value, label: localized(factWords[value].name) }))}
        />
      )}
      <DateField {...form.field('fromDay')} required withAsterisk={false} />
      <DateField {...form.field('toDay')} description={localized(texts.toHint)} />
    </FormDialog>
  );
}
