import { ApiError } from '@portal/api-client';
import { useFields, useResend } from '@portal/auth/sign-in';
import { Button, TextInput } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { useAccountMessages } from './messages/use-account-messages.ts';

export interface ResendLinkProps {
  /** Of the link that failed: the server finds the address by it. Without one, or when it knows none, the person is asked. */
  readonly token: string | undefined;
}

export function ResendLink({ token }: ResendLinkProps) {
  const messages = useAccountMessages();
  const resend = useResend();
  const [isUnknown, setIsUnknown] = useState(false);
  const asksByToken = token !== undefined && !isUnknown;
  const { values, field, check } = useFields({
    email: (email) => (email.includes('@') ? undefined : messages.emailInvalid),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (asksByToken) {
      const onError = (error: Error) => setIsUnknown(error instanceof ApiError && error.is('identity.link-invalid'));
      return resend.mutate({ token }, { onError });
    }
    if (check()) resend.mutate({ email: values.email.trim() });
  }

  return (
    <form onSubmit={submit} noValidate className="account-resend">
      {!asksByToken && <TextInput {...field('email')} label={messages.askEmail} type="email" autoComplete="email" />}
      <Button type="submit" pending={resend.isPending}>
        {messages.resend}
      </Button>
    </form>
  );
}
