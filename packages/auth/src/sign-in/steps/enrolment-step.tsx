import { useSignInMessages } from '../messages/use-sign-in-messages.ts';
import type { SignInFlow, SignInStep } from '../use-sign-in.ts';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';

export interface EnrolmentStepProps {
  readonly flow: SignInFlow;
  readonly step: Extract<SignInStep, { name: 'enrolment' }>;
}

/** The first sign-in of a role that must have a second factor. */
export function EnrolmentStep({ flow, step: { challenge, otpauthUri, secret } }: EnrolmentStepProps) {
  const messages = useSignInMessages();
  return (
    <AuthenticatorSetUp
      text={messages.enrolText}
      otpauthUri={otpauthUri}
      secret={secret}
      isPending={flow.enrolment.isPending}
      pendingText={messages.loggingIn}
      onCode={(code, onError) => flow.enrolment.mutate({ challenge, code }, { onError })}
      leave={{ label: messages.startAgain, onLeave: flow.startAgain }}
    />
  );
}
