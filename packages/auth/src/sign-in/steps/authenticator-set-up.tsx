import { Button } from '@portal/ui';
import { QrCode } from '@portal/ui/qr-code';
import type { FormEvent } from 'react';
import { useFields } from '../form/use-fields.ts';
import { useSignInMessages } from '../messages/use-sign-in-messages.ts';
import { CodeField } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { StepTitle } from './step-title.tsx';

export interface AuthenticatorSetUpProps {
  /** Why this is asked for. */
  readonly text: string;
  readonly otpauthUri: string;
  readonly secret: string;
  readonly isPending: boolean;
  readonly pendingText: string;
  readonly onCode: (code: string, onRefused: () => void) => void;
  readonly leave: { readonly label: string; readonly onLeave: () => void };
}

/** The secret for an authenticator app, as a picture and as text, and the first code as proof that the app has it. */
export function AuthenticatorSetUp(props: AuthenticatorSetUpProps) {
  const { text, otpauthUri, secret, isPending, pendingText, onCode, leave } = props;
  const messages = useSignInMessages();
  const { values, field, check, focus } = useFields({
    code: (code) => (code.trim() ? undefined : messages.fieldRequired),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && check()) onCode(values.code.trim(), () => focus('code'));
  }

  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <StepTitle>{messages.enrolTitle}</StepTitle>
      <p>{text}</p>
      <div className="auth-qr">
        <div>
          <p>{messages.enrolScan}</p>
          <QrCode value={otpauthUri} alt={messages.qrAlt} size={184} />
        </div>
        <div>
          <p>{messages.enrolType}</p>
          <code className="auth-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label={messages.copySecret} />
        </div>
      </div>
      <p>{messages.enrolConfirm}</p>
      <CodeField {...field('code')} kind="one-time" label={messages.code} />
      <Button type="submit" size="lg" fullWidth pending={isPending} pendingText={pendingText}>
        {messages.continue}
      </Button>
      <Button variant="quiet" onClick={leave.onLeave}>
        {leave.label}
      </Button>
    </form>
  );
}
