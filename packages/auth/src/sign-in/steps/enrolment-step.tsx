import { Button } from '@portal/ui';
import { QrCode } from '@portal/ui/qr-code';
import type { FormEvent } from 'react';
import { useFields } from '../form/use-fields.ts';
import { useSignInMessages } from '../messages/use-sign-in-messages.ts';
import type { SignInFlow, SignInStep } from '../use-sign-in.ts';
import { CodeField } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { StepTitle } from './step-title.tsx';

export interface EnrolmentStepProps {
  readonly flow: SignInFlow;
  readonly step: Extract<SignInStep, { name: 'enrolment' }>;
}

/** The first sign-in of a role that must have a second factor. */
export function EnrolmentStep({ flow, step: { challenge, otpauthUri, secret } }: EnrolmentStepProps) {
  const messages = useSignInMessages();
  const { values, field, check, focus } = useFields({
    code: (code) => (code.trim() ? undefined : messages.fieldRequired),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!flow.enrolment.isPending && check())
      flow.enrolment.mutate({ challenge, code: values.code.trim() }, { onError: () => focus('code') });
  }

  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <StepTitle>{messages.enrolTitle}</StepTitle>
      <p>{messages.enrolText}</p>
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
      <Button type="submit" size="lg" fullWidth pending={flow.enrolment.isPending} pendingText={messages.loggingIn}>
        {messages.continue}
      </Button>
      <Button variant="quiet" onClick={flow.startAgain}>
        {messages.startAgain}
      </Button>
    </form>
  );
}
