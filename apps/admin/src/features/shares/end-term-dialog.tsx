import { useApiClient } from '@portal/api-client';
import { proposeShareTermEnd, type ShareTerm } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useSharesChanged } from './shares.queries.ts';
import { texts } from './texts.ts';

/** The last day of a row, for a second person to approve. */
export function EndTermDialog({ term: { id }, onClose }: { readonly term: ShareTerm; readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useSharesChanged();
  const form = useContractForm({
    kinds: { validUntil: 'day', reason: 'text' },
    schema: proposeShareTermEnd.body,
    labels: { validUntil: localized(texts.validUntil), reason: localized(texts.reason) },
    save: (body) => api(proposeShareTermEnd, { params: { id }, body }),
    done: localized(texts.proposed),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.end)} form={form} action={localized(texts.end)} onClose={onClose}>
      <DateField {...form.field('validUntil')} required />
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}
