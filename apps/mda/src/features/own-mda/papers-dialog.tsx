import { useApiClient } from '@portal/api-client';
import { changeOwnMda, type OwnMda, ownMdaAsRead } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { useOwnMdaChanged } from '../../use-own-mda.ts';
import { texts } from './texts.ts';

export interface PapersDialogProps {
  readonly mda: OwnMda;
  readonly onClose: () => void;
}

export function PapersDialog({ mda: { contact, signatureText }, onClose }: PapersDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useOwnMdaChanged();
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => ownMdaAsRead({ contact, signatureText }));
  const form = useContractForm({
    kinds: { contactName: 'text', contactEmail: 'text', contactPhone: 'text', signatureText: 'text' },
    schema: changeOwnMda.body,
    labels: {
      contactName: localized(texts.contactName),
      contactEmail: localized(texts.contactEmail),
      contactPhone: localized(texts.contactPhone),
      signatureText: localized(texts.signature),
    },
    initial: {
      ...{ contactName: contact.name, contactEmail: contact.email, contactPhone: contact.phone },
      signatureText,
    },
    save: (body) => api(changeOwnMda, { query: { asRead }, body }),
    done: localized(texts.saved),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.papers)} form={form} action={localized(texts.save)} onClose={onClose}>
      <TextField {...form.field('contactName')} maxLength={120} autoComplete="off" data-autofocus />
      <TextField {...form.field('contactEmail')} type="email" autoComplete="off" />
      <TextField {...form.field('contactPhone')} type="tel" autoComplete="off" />
      <TextField
        {...form.field('signatureText')}
        description={localized(texts.signatureHint)}
        maxLength={160}
        autoComplete="off"
      />
    </FormDialog>
  );
}
