import { Button, Notice } from '@portal/ui';
import { useSignInMessages } from './messages/use-sign-in-messages.ts';
import { useResend } from './use-resend.ts';

export interface NotVerifiedProps {
  readonly email: string;
}

/** The password was right, the address is not proved yet: the way on, where the person stands. */
export function NotVerified({ email }: NotVerifiedProps) {
  const messages = useSignInMessages();
  const resend = useResend();
  return (
    <Notice kind="warning" title={messages.notVerified} role="alert">
      <p>{messages.notVerifiedText}</p>
      <Button variant="secondary" size="sm" pending={resend.isPending} onClick={() => resend.mutate({ email })}>
        {messages.resend}
      </Button>
    </Notice>
  );
}
