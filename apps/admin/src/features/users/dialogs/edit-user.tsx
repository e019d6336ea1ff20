import { useApiClient } from '@portal/api-client';
import { type getUser, isDecider, needOf, type ResponseOf, updateUser, updateUserBody } from '@portal/contracts';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { NeededPlace } from '../place-field.tsx';
import { useRefreshUsers } from '../users.queries.ts';

export interface EditUserProps {
  readonly user: ResponseOf<typeof getUser>;
  readonly onClose: () => void;
}

const places = ['mdaId', 'taxOfficeId', 'expertSystemId'] as const;

/** Name, contact and place of work. A taxpayer's name stays: it is changed by a correction. */
export function EditUser({ user, onClose }: EditUserProps) {
  const messages = useUsersMessages();
  const api = useApiClient();
  const refresh = useRefreshUsers();
  const { registration } = user;
  const needed = places.filter((place) => user.roles.some((role) => needOf(role) === place));
  const form = useContractForm({
    kinds: {
      firstName: 'text',
      lastName: 'text',
      otherName: 'text',
      email: 'text',
      phoneNumber: 'text?',
      mdaId: 'id',
      taxOfficeId: 'id',
      expertSystemId: 'id',
      reason: 'text',
    },
    schema: updateUserBody,
    labels: messages.labels,
    initial: { ...user, phoneNumber: registration?.phoneNumber },
    failed: messages.updateFailed,
    save: (body) => api(updateUser, { params: { id: user.id }, body }),
    done: ({ workIds }) => (workIds.length > 0 ? messages.proposed : messages.updated),
    onDone() {
      onClose();
      void refresh();
    },
    fieldOf: (error) => (error.is('user.already-exists') ? { email: error.message } : {}),
  });
  const name = { disabled: registration !== null, maxLength: 80 };
  return (
    <FormDialog title={messages.edit} form={form} action={messages.save} onClose={onClose}>
      {registration && <p>{messages.nameStays}</p>}
      {isDecider(user.roles) && <p>{messages.placeByTwo}</p>}
      <TextField {...form.field('firstName')} {...name} />
      <TextField {...form.field('lastName')} {...name} />
      <TextField {...form.field('otherName')} {...name} />
      <TextField
        {...form.field('email')}
        type="email"
        description={messages.emailHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {registration && <TextField {...form.field('phoneNumber')} type="tel" autoComplete="off" maxLength={24} />}
      {needed.map((place) => (
        <NeededPlace key={place} need={place} entry={form.field(place)} />
      ))}
      <TextAreaField {...form.field('reason')} required withAsterisk={false} maxLength={500} rows={2} />
    </FormDialog>
  );
}
