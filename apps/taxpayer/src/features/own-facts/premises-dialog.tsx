import { addPremises, type Premises } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, SelectField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useFactsChanged, useSavePremises } from './own-facts.queries.ts';
import { texts, tradeWords } from './texts.ts';

export interface PremisesDialogProps {
  /** Undefined: new ones. */
  readonly premises: Premises | undefined;
  readonly onClose: () => void;
}

/** A place where one trades: what is done there, since when, and until when. */
export function PremisesDialog({ premises, onClose }: PremisesDialogProps) {
  const localized = useLocalized();
  const changed = useFactsChanged();
  const save = useSavePremises(premises);
  const form = useContractForm({
    kinds: { place: 'text', trade: 'choice', fromDay: 'day', toDay: 'day' },
    schema: addPremises.body,
    labels: {
      place: localized(texts.place),
      trade: localized(texts.trade),
      fromDay: localized(texts.from),
      toDay: localized(texts.to),
    },
    initial: {
      place: premises?.place,
      trade: premises?.trade ?? 'shop',
      fromDay: premises?.fromDay,
      toDay: premises?.toDay,
    },
    shape: ({ toDay = null, ...typed }) => ({ ...typed, toDay }),
    save,
    done: localized(texts.saved),
    failed: localized(texts.failed),
    onDone() {
      changed();
      onClose();
    },
  });
  const title = premises ? `${localized(texts.changeOf)} ${premises.place}` : localized(texts.addPlace);
  const trades = Object.entries(tradeWords).map(([value, words]) => ({ value, label: localized(words) }));
  return (
    <FormDialog title={title} form={form} action={localized(texts.save)} onClose={onClose}>
      <TextField {...form.field('place')} required description={localized(texts.placeHint)} maxLength={160} />
      <SelectField {...form.field('trade')} data={trades} />
      <DateField {...form.field('fromDay')} required withAsterisk={false} />
      <DateField {...form.field('toDay')} description={localized(texts.toHint)} />
    </FormDialog>
  );
}
