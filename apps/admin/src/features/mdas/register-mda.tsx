import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { createMda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts } from './texts.ts';

/** The way to a new MDA, for those who may register one. */
export function RegisterMda() {
  const localized = useLocalized();
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (activeRole(session) !== 'SuperAdmin') return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {localized(texts.register)}
      </Button>
      {isOpen && <RegisterDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RegisterDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useContractForm({
    kinds: { code: 'text', name: 'text' },
    schema: createMda.body,
    labels: { code: localized(texts.mdaCode), name: localized(texts.mdaName) },
    save: (body) => api(createMda, { body }),
    done: localized(texts.registered),
    onDone({ id }) {
      for (const queryKey of [
        ['reports', 'mdas'],
        ['lookups', 'mdas'],
      ])
        void queryClient.invalidateQueries({ queryKey });
      onClose();
      void navigate(`/admin/mda-reports/${id}`);
    },
  });
  return (
    <FormDialog title={localized(texts.register)} form={form} action={localized(texts.register)} onClose={onClose}>
      <TextField {...form.field('code')} maxLength={12} autoCapitalize="characters" data-autofocus />
      <TextField {...form.field('name')} maxLength={120} />
    </FormDialog>
  );
}
