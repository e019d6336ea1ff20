import { useApiClient } from '@portal/api-client';
import { recordSource, sourceKinds, sourceKindWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, TextAreaField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { texts } from './texts.ts';

interface RecordDialogProps {
  readonly onClose: () => void;
  readonly onRecorded: () => void;
}

const said = ['legalBasis', 'purpose', 'holds', 'risks', 'safeguards'] as const;

/** A source with its law, its days, and what could go wrong for people. */
export function RecordDialog({ onClose, onRecorded }: RecordDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: {
      ...({ kind: 'choice', name: 'text', owner: 'text', fromDay: 'day', keepUntil: 'day' } as const),
      ...({ legalBasis: 'text', purpose: 'text', holds: 'text', risks: 'text', safeguards: 'text' } as const),
    },
    schema: recordSource.body,
    labels: {
      ...{ kind: localized(texts.kind), name: localized(texts.name), owner: localized(texts.owner) },
      ...{ fromDay: localized(texts.fromDay), keepUntil: localized(texts.keepUntil) },
      ...{ legalBasis: localized(texts.legalBasis), purpose: localized(texts.purpose), holds: localized(texts.holds) },
      ...{ risks: localized(texts.risks), safeguards: localized(texts.safeguards) },
    },
    save: (body) => api(recordSource, { body }),
    done: localized(texts.recorded),
    onDone() {
      onRecorded();
      onClose();
    },
  });
  const action = localized(texts.record);
  return (
    <FormDialog title={action} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.recordEffect)}</p>
      <ChoiceField
        {...form.field('kind')}
        choices={sourceKinds.map((id) => ({ id, displayField: localized(sourceKindWords[id]) }))}
        required
      />
      <TextField {...form.field('name')} maxLength={120} required />
      <TextField {...form.field('owner')} maxLength={160} required />
      <DateField {...form.field('fromDay')} required />
      <DateField {...form.field('keepUntil')} required />
      {said.map((name) => (
        <TextAreaField
          key={name}
          {...form.field(name)}
          maxLength={name === 'risks' || name === 'safeguards' ? 1000 : 500}
          rows={2}
          required
        />
      ))}
    </FormDialog>
  );
}
