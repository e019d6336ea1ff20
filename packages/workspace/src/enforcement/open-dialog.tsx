import { useApiClient } from '@portal/api-client';
import { openEnforcement } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import { words } from './words.ts';

/** By the number of the demand; its record opens then. */
export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useContractForm({
    kinds: { demandNumber: 'text' },
    schema: openEnforcement.body,
    labels: { demandNumber: localized(words.demandNumber) },
    save: (body) => api(openEnforcement, { body }),
    done: localized(words.done),
    onDone({ id }) {
      for (const key of ['work', 'reports']) void queries.invalidateQueries({ queryKey: [key] });
      onClose();
      void navigate(`?record=${id}`);
    },
  });
  return (
    <FormDialog title={localized(words.openCase)} form={form} action={localized(words.openCase)} onClose={onClose}>
      <p>{localized(words.openText)}</p>
      <TextField {...form.field('demandNumber')} required withAsterisk={false} maxLength={20} data-autofocus />
    </FormDialog>
  );
}
