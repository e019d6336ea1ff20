import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { type Mda, mdaNameAsRead, renameMda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts } from './texts.ts';
import { useChanged } from './use-mda.ts';

/** Another name for an MDA, for those who may give it. */
export function RenameMda({ mda }: { readonly mda: Mda }) {
  const localized = useLocalized();
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (activeRole(session) !== 'SuperAdmin') return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {localized(texts.rename)}
      </Button>
      {isOpen && <RenameDialog mda={mda} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ mda, onClose }: { readonly mda: Mda; readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged(mda.id);
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => mdaNameAsRead(mda.name));
  const form = useContractForm({
    kinds: { name: 'text' },
    schema: renameMda.body,
    labels: { name: localized(texts.mdaName) },
    initial: { name: mda.name },
    save: (body) => api(renameMda, { params: { id: mda.id }, query: { asRead }, body }),
    done: localized(texts.saved),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.rename)} form={form} action={localized(texts.save)} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={120} data-autofocus />
      <p>{localized(texts.renameEffect)}</p>
    </FormDialog>
  );
}
