import { useApiClient } from '@portal/api-client';
import { proposeMerge } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../../forms/index.ts';
import { mergeTexts as texts } from './merge-texts.ts';

interface Named {
  readonly tpui: string;
  readonly name: string;
}

export interface MergeDialogProps {
  readonly action: 'merge' | 'separate';
  readonly from: Named;
  readonly into: Named;
  /** Which of the two stays is asked. */
  readonly mayTurn?: boolean;
  readonly onClose: () => void;
}

/** Proposes that two records are one taxpayer, or two after all; then the case is shown that a second person decides. */
export function MergeDialog({ action, from, into, mayTurn = false, onClose }: MergeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const form = useContractForm({
    kinds: { intoTpui: 'choice', reason: 'text' },
    schema: proposeMerge.body,
    labels: {
      intoTpui: localized(texts.stays),
      reason: localized({ en: 'Reason, for the record', ha: 'Dalili, don ajiya' }),
    },
    initial: { intoTpui: into.tpui },
    shape: ({ intoTpui, reason }) => ({
      ...{ action, intoTpui, reason },
      fromTpui: intoTpui === into.tpui ? from.tpui : into.tpui,
    }),
    save: (body) => api(proposeMerge, { body }),
    done: localized(texts.proposed),
    onDone({ workId }) {
      onClose();
      void navigate(`/admin/tax-payers/merges?record=${workId}`);
    },
  });
  return (
    <FormDialog title={localized(texts[action])} form={form} action={localized(texts[action])} onClose={onClose}>
      <p>{localized(action === 'merge' ? texts.mergeEffect : texts.separateEffect)}</p>
      {mayTurn && (
        <ChoiceField
          {...form.field('intoTpui')}
          choices={[into, from].map(({ tpui, name }) => ({ id: tpui, displayField: `${tpui}, ${name}` }))}
          required
        />
      )}
      <TextAreaField {...form.field('reason')} maxLength={500} rows={3} required />
    </FormDialog>
  );
}
