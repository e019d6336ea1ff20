import { useApiClient } from '@portal/api-client';
import { createUser, createUserBody, isDecider, staffRoles } from '@portal/contracts';
import { useSearchParams } from '@portal/platform/router';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { PlaceField, withPlaceOf } from '../place-field.tsx';
import { useRefreshUsers } from '../users.queries.ts';

/** A member of staff: nobody but the person learns the password, a link to set it goes to the address. */
export function CreateUser({ onClose }: { readonly onClose: () => void }) {
  const messages = useUsersMessages();
  const api = useApiClient();
  const refresh = useRefreshUsers();
  const [, setParams] = useSearchParams();
  const form = useContractForm({
    kinds: {
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      roleName: 'choice',
      mdaId: 'id',
      taxOfficeId: 'id',
      expertSystemId: 'id',
    },
    schema: createUserBody,
    labels: messages.labels,
    shape: (candidate) => withPlaceOf(String(candidate.roleName), candidate),
    save: (body) => api(createUser, { body }),
    done: ({ user }) => (user ? messages.created(user.email) : messages.proposed),
    onDone({ user }) {
      onClose();
      void refresh();
      if (user) setParams((now) => new URLSearchParams([...now.entries(), ['record', user.id]]), { replace: true });
    },
    fieldOf: (error) => (error.is('user.already-exists') ? { email: error.message } : {}),
  });
  return (
    <FormDialog title={messages.add} form={form} action={messages.create} onClose={onClose}>
      <p>{messages.createText}</p>
      <TextField {...form.field('firstName')} required withAsterisk={false} maxLength={80} data-autofocus />
      <TextField {...form.field('lastName')} required withAsterisk={false} maxLength={80} />
      <TextField
        {...form.field('email')}
        type="email"
        required
        withAsterisk={false}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <ChoiceField
        {...form.field('roleName')}
        required
        choices={staffRoles.map((role) => ({ id: role, displayField: role }))}
      />
      <PlaceField role={form.value('roleName')} fieldOf={form.field} />
      {isDecider([String(form.value('roleName'))]) && <p>{messages.byTwo}</p>}
    </FormDialog>
  );
}
