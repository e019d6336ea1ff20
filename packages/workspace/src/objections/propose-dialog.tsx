import { useApiClient } from '@portal/api-client';
import { type ObjectionDetail, objectionOutcomes, proposeOnObjection } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { MoneyField, TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { words } from './words.ts';

interface ProposeDialogProps {
  readonly objection: ObjectionDetail;
  readonly onClose: () => void;
}

/** How it should be decided, and why: another person decides. */
export function ProposeDialog({ objection, onClose }: ProposeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const { id, number, caseVersion } = objection;
  const form = useContractForm({
    kinds: { outcome: 'choice', taxKobo: 'kobo', reasons: 'text' },
    schema: proposeOnObjection.body,
    labels: {
      outcome: localized(words.outcome),
      taxKobo: localized(words.taxKobo),
      reasons: localized(words.reasons),
    },
    shape: ({ taxKobo, ...typed }) => ({
      ...typed,
      caseVersion,
      ...(typed.outcome === 'revised' && { taxKobo }),
    }),
    save: (body) => api(proposeOnObjection, { params: { id }, body }),
    done: localized(words.proposed),
    onDone() {
      for (const key of ['objections', 'work', 'reports']) void queryClient.invalidateQueries({ queryKey: [key] });
      onClose();
    },
  });
  const isRevised = form.value('outcome') === 'revised';
  return (
    <FormDialog
      title={`${localized(words.propose)}: ${number}`}
      form={form}
      action={localized(words.propose)}
      onClose={onClose}
    >
      <p>{localized(words.proposeText)}</p>
      <ChoiceField
        {...form.field('outcome')}
        choices={objectionOutcomes.map((outcome) => ({
          id: outcome,
          displayField: localized(words.outcomes[outcome]),
        }))}
        required
      />
      {isRevised && <MoneyField {...form.field('taxKobo')} required />}
      <TextAreaField {...form.field('reasons')} rows={4} maxLength={500} required />
    </FormDialog>
  );
}
