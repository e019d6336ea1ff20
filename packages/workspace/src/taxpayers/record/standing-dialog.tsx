import { useApiClient } from '@portal/api-client';
import { changedStandings, proposeStandingChange, type Taxpayer, taxpayerReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, TextAreaField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../../forms/index.ts';
import { standingTexts as texts } from './standing-texts.ts';

export interface StandingDialogProps {
  readonly taxpayer: Taxpayer;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

/** Proposes that a taxpayer is dormant, deregistered, dead or active again; a second person of the office decides. */
export function StandingDialog({ taxpayer: { tpui, name }, onClose, onProposed }: StandingDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { words } = taxpayerReport.columns.status;
  const form = useContractForm({
    kinds: { standing: 'choice', fromDay: 'day', document: 'text', reason: 'text' },
    schema: proposeStandingChange.body,
    labels: {
      standing: localized(texts.standing),
      fromDay: localized(texts.fromDay),
      document: localized(texts.document),
      reason: localized(texts.reason),
    },
    save: (body) => api(proposeStandingChange, { params: { tpui }, body }),
    done: localized(texts.proposed),
    onDone() {
      onProposed();
      onClose();
    },
  });
  const action = localized(texts.change);
  return (
    <FormDialog title={`${action}: ${name}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.effect)}</p>
      <ChoiceField
        {...form.field('standing')}
        choices={changedStandings.map((id) => ({ id, displayField: localized(words[id]) }))}
        required
      />
      <DateField {...form.field('fromDay')} required />
      <TextField {...form.field('document')} maxLength={300} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={3} required />
    </FormDialog>
  );
}
