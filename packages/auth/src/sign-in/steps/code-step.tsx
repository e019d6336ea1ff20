import { Button } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { useFields } from '../form/use-fields.ts';
import { useSignInMessages } from '../messages/use-sign-in-messages.ts';
import { SlowedNotice } from '../slowed-notice.tsx';
import type { SignInFlow } from '../use-sign-in.ts';
import { CodeField } from './code-field.tsx';
import { StepTitle } from './step-title.tsx';

export interface CodeStepProps {
  readonly flow: SignInFlow;
  readonly challenge: string;
}

/** The second factor: a code of the app, or one of the kept ones. */
export function CodeStep({ flow, challenge }: CodeStepProps) {
  const messages = useSignInMessages();
  const [kind, setKind] = useState<'one-time' | 'recovery'>('one-time');
  const { values, field, check, reset, focus } = useFields({
    code: (code) => (code.trim() ? undefined : messages.fieldRequired),
  });
  const isOneTime = kind === 'one-time';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!flow.code.isPending && check())
      flow.code.mutate({ challenge, code: values.code.trim() }, { onError: () => focus('code') });
  }

  function change() {
    setKind(isOneTime ? 'recovery' : 'one-time');
    reset();
  }

  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      <StepTitle>{messages.codeTitle}</StepTitle>
      <p>{isOneTime ? messages.codeText : messages.recoveryText}</p>
      <SlowedNotice error={flow.code.error} />
      <CodeField {...field('code')} kind={kind} label={isOneTime ? messages.code : messages.recoveryCode} />
      <Button type="submit" size="lg" fullWidth pending={flow.code.isPending} pendingText={messages.loggingIn}>
        {messages.continue}
      </Button>
      <div className="auth-row">
        <Button variant="quiet" onClick={change}>
          {isOneTime ? messages.useRecoveryCode : messages.useApp}
        </Button>
        <Button variant="quiet" onClick={flow.startAgain}>
          {messages.startAgain}
        </Button>
      </div>
    </form>
  );
}
