import { ApiError, messageFrom } from '@portal/api-client';
import { Button, showToast } from '@portal/ui';
import { PasswordField } from '@portal/ui/password';
import type { FormEvent } from 'react';
import { UserNameField } from '../../new-password/user-name-field.tsx';
import { useSession } from '../../session/session-store.ts';
import { useFields } from '../../sign-in/form/use-fields.ts';
import { CodeField } from '../../sign-in/steps/code-field.tsx';
import { useAccountMessages } from '../messages/use-account-messages.ts';

export interface Proof {
  readonly password: string;
  readonly code: string;
}

export interface ProofFormProps {
  readonly text: string;
  readonly label: string;
  /** A change of a second factor that exists asks for a code of it too. */
  readonly asksForCode: boolean;
  readonly isDangerous?: boolean;
  readonly isPending: boolean;
  readonly onProof: (proof: Proof, refuse: (error: Error) => void) => void;
  readonly onCancel: () => void;
}

/** Whoever changes a second factor proves who they are once more: the screen may have been left open. */
export function ProofForm(props: ProofFormProps) {
  const { text, label, asksForCode, isDangerous = false, isPending, onProof, onCancel } = props;
  const messages = useAccountMessages();
  const { session } = useSession();
  const { values, field, check, refuse, focus } = useFields({
    password: (password) => (password ? undefined : messages.fieldRequired),
    code: (code) => (!asksForCode || code.trim() ? undefined : messages.fieldRequired),
  });

  function refused(error: Error) {
    if (error instanceof ApiError && error.is('identity.invalid-credentials')) {
      refuse({ password: messages.wrongOwnPassword });
      return focus('password');
    }
    if (error instanceof ApiError && error.is('identity.second-factor-invalid')) {
      refuse({ code: error.message });
      return focus('code');
    }
    if (error instanceof ApiError) refuse(error.fieldErrors);
    showToast({ kind: 'error', message: messageFrom(error, messages.factorFailed) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && check()) onProof({ password: values.password, code: values.code.trim() }, refused);
  }

  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <p>{text}</p>
      <UserNameField email={session?.user.email} />
      <PasswordField
        {...field('password')}
        label={messages.password}
        autoComplete="current-password"
        required
        withAsterisk={false}
        autoFocus
      />
      {asksForCode && <CodeField {...field('code')} kind="recovery" label={messages.code} />}
      <div className="account-actions">
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          pending={isPending}
          pendingText={messages.wait}
        >
          {label}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
