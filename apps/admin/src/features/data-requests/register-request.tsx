import { useApiClient } from '@portal/api-client';
import { dataRightWords, registerDataRequest } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { useDataRequestMessages } from './messages/use-data-requests-messages.ts';

/** Somebody wrote, called or came: the request is written down, and its clock begins. */
export function RegisterRequest() {
  const messages = useDataRequestMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.add}
      </Button>
      {isOpen && <RegisterDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RegisterDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useDataRequestMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const form = useContractForm({
    kinds: { email: 'text', right: 'choice', words: 'text' },
    schema: registerDataRequest.body,
    labels: { email: messages.email, right: messages.right, words: messages.words },
    save: (body) => api(registerDataRequest, { body }),
    done: messages.registered,
    onDone({ workId }) {
      onClose();
      navigate(`/admin/settings/data-requests?record=${workId}`);
    },
    fieldOf: (error) => (error.is('user.not-found') ? { email: error.message } : {}),
  });
  return (
    <FormDialog title={messages.add} form={form} action={messages.register} onClose={onClose}>
      <p>{messages.registerText}</p>
      <TextField {...form.field('email')} type="email" required withAsterisk={false} maxLength={254} />
      <ChoiceField
        {...form.field('right')}
        required
        choices={Object.entries(dataRightWords).map(([id, words]) => ({ id, displayField: localized(words) }))}
      />
      <TextAreaField {...form.field('words')} required withAsterisk={false} rows={4} maxLength={2000} />
    </FormDialog>
  );
}
