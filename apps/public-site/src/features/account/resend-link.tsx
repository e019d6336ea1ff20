import { useResend } from '@portal/auth/sign-in';
import { Button, TextInput } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { useAccountMessages } from './messages/use-account-messages.ts';

export interface ResendLinkProps {
  /** Of the link that failed: the server finds the address by it. Without one the person is asked. */
  readonly token: string | undefined;
}

export function ResendLink({ token }: ResendLinkProps) {
  const messages = useAccountMessages();
  const resend = useResend();
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (token) return resend.mutate({ token });
    setMissing(!email.includes('@'));
    if (email.includes('@')) resend.mutate({ email: email.trim() });
  }

  return (
    <form onSubmit={submit} noValidate className="account-resend">
      {!token && (
        <TextInput
          label={messages.askEmail}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={isMissing && messages.emailInvalid}
        />
      )}
      <Button type="submit" pending={resend.isPending}>
        {messages.resend}
      </Button>
    </form>
  );
}
