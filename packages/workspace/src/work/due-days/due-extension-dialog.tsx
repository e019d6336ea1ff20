import { useApiClient } from '@portal/api-client';
import { dutyKinds, dutyWords, proposeDueExtension } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { DateField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../../forms/index.ts';
import { workKey } from '../queue/use-queue.ts';
import { texts } from './texts.ts';

export interface DueExtensionDialogProps {
  /** Where a second person decides. */
  readonly casesPath: string;
  readonly onClose: () => void;
}

/** Proposes that a return of one period is due later for everybody; then the case is shown that a second person decides. */
export function DueExtensionDialog({ casesPath, onClose }: DueExtensionDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm({
    kinds: { kind: 'choice', period: 'text', toDay: 'day', announced: 'text' },
    schema: proposeDueExtension.body,
    labels: {
      kind: localized(texts.kind),
      period: localized(texts.period),
      toDay: localized(texts.toDay),
      announced: localized(texts.announced),
    },
    save: (body) => api(proposeDueExtension, { body }),
    done: localized(texts.proposed),
    onDone({ workId }) {
      void queryClient.invalidateQueries({ queryKey: workKey });
      onClose();
      void navigate(`${casesPath}&record=${workId}`);
    },
  });
  const action = localized(texts.extend);
  return (
    <FormDialog title={action} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.effect)}</p>
      <ChoiceField
        {...form.field('kind')}
        choices={dutyKinds.map((id) => ({ id, displayField: localized(dutyWords[id]) }))}
        required
      />
      <TextField {...form.field('period')} description={localized(texts.periodHint)} maxLength={7} required />
      <DateField {...form.field('toDay')} required />
      <TextField {...form.field('announced')} maxLength={300} required />
    </FormDialog>
  );
}
