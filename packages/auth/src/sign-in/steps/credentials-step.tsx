import { ApiError } from '@portal/api-client';
import { useLocation } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { PasswordField } from '@portal/ui/password';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { EmailField } from '../form/email-field.tsx';
import { isEmail } from '../form/is-email.ts';
import { useFields } from '../form/use-fields.ts';
import { keptEmailOf } from '../kept-email.ts';
import { useSignInMessages } from '../messages/use-sign-in-messages.ts';
import { NotVerified } from '../not-verified.tsx';
import { SlowedNotice } from '../slowed-notice.tsx';
import type { SignInFlow } from '../use-sign-in.ts';

export interface CredentialsStepProps {
  readonly flow: SignInFlow;
  readonly isFirst: boolean;
  readonly links: ReactNode;
}

export function CredentialsStep({ flow: { credentials }, isFirst, links }: CredentialsStepProps) {
  const messages = useSignInMessages();
  const { values, field, check, refuse, focus, fill } = useFields({
    email: (email) => (isEmail(email) ? undefined : messages.invalidEmail),
    password: (password) => (password ? undefined : messages.fieldRequired),
  });
  const { error } = credentials;
  const { state } = useLocation();
  const keptEmail = keptEmailOf(state)?.email;
  useEffect(() => {
    if (keptEmail) fill({ email: keptEmail });
  }, [keptEmail, fill]);
  const isNotVerified = error instanceof ApiError && error.is('identity.email-not-verified');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (credentials.isPending || !check()) return;
    credentials.mutate(
      { email: values.email.trim(), password: values.password },
      {
        onError(refusal) {
          if (refusal instanceof ApiError) refuse(refusal.fieldErrors);
          focus('password');
        },
      },
    );
  }

  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      {isNotVerified && <NotVerified email={credentials.variables?.email ?? ''} />}
      <SlowedNotice error={error} />
      <EmailField {...field('email')} isFirst={isFirst} />
      <PasswordField
        {...field('password')}
        label={messages.password}
        autoComplete="current-password"
        required
        withAsterisk={false}
      />
      {links}
      <Button type="submit" size="lg" fullWidth pending={credentials.isPending} pendingText={messages.loggingIn}>
        {messages.login}
      </Button>
    </form>
  );
}
