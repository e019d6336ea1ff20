import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { changePassword } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Button, Sheet, showToast } from '@portal/ui';
import { PasswordField } from '@portal/ui/password';
import { type FormEvent, useState } from 'react';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { useNewPassword } from '../new-password/use-new-password.ts';
import { UserNameField } from '../new-password/user-name-field.tsx';
import { useSession } from '../session/session-store.ts';
import { useFields } from '../sign-in/form/use-fields.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';
import { ownSessionsKey } from './own-sessions.tsx';

/** A new password for whoever knows the old one. Every other session of theirs ends. */
export function ChangePassword() {
  const api = useApiClient();
  const messages = useAccountMessages();
  const queryClient = useQueryClient();
  const { session } = useSession();
  const old = useFields({ oldPassword: (value) => (value ? undefined : messages.fieldRequired) });
  const fresh = useNewPassword({
    passwordRequired: messages.fieldRequired,
    confirmRequired: messages.fieldRequired,
  });
  const [knownPassword, setKnownPassword] = useState('');
  const change = useMutation({
    mutationFn: (body: { oldPassword: string; password: string; confirmPassword: string }) =>
      api(changePassword, { body }),
    onSuccess() {
      showToast({ kind: 'success', message: messages.passwordChanged });
      old.reset();
      fresh.reset();
      void queryClient.invalidateQueries({ queryKey: ownSessionsKey });
    },
    onError(error, { password }) {
      if (error instanceof ApiError && error.is('identity.invalid-credentials')) {
        old.refuse({ oldPassword: messages.wrongPassword });
        return old.focus('oldPassword');
      }
      showToast({ kind: 'error', message: messageFrom(error, messages.changeFailed) });
      if (!(error instanceof ApiError)) return;
      old.refuse(error.fieldErrors);
      fresh.refuse(error.fieldErrors);
      if (error.is('identity.password-known')) {
        setKnownPassword(password);
        fresh.focus('password');
      }
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const areNewGood = fresh.check();
    // The first wrong field takes the focus, and the old password is above the others.
    if (!old.check() || !areNewGood) return;
    change.mutate({ ...old.values, ...fresh.values });
  }

  return (
    <Sheet aria-labelledby="account-password">
      <h2 id="account-password" className="account-heading">
        {messages.passwordTitle}
      </h2>
      <p className="account-text">{messages.passwordText}</p>
      <form className="auth-form" onSubmit={submit} noValidate>
        <UserNameField email={session?.user.email} />
        <PasswordField
          {...old.field('oldPassword')}
          label={messages.oldPassword}
          autoComplete="current-password"
          required
          withAsterisk={false}
        />
        <NewPasswordFields
          fields={fresh}
          passwordLabel={messages.newPassword}
          confirmLabel={messages.repeatPassword}
          isKnown={knownPassword !== '' && knownPassword === fresh.values.password}
        />
        <div className="account-actions">
          <Button type="submit" pending={change.isPending} pendingText={messages.changingPassword}>
            {messages.changePassword}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
