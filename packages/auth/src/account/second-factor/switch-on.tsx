import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { beginSecondFactor, confirmSecondFactor } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { AuthenticatorSetUp } from '../../sign-in/steps/authenticator-set-up.tsx';
import { RecoveryCodesStep } from '../../sign-in/steps/recovery-codes-step.tsx';
import { useAccountMessages } from '../messages/use-account-messages.ts';
import type { FactorTaskProps } from './factor-task.ts';
import { ProofForm } from './proof-form.tsx';

/** Password, then the app's first code, then the recovery codes, which are shown this once. */
export function SwitchOn({ onDone, onCancel }: FactorTaskProps) {
  const api = useApiClient();
  const messages = useAccountMessages();
  const begin = useMutation({ mutationFn: (password: string) => api(beginSecondFactor, { body: { password } }) });
  const confirm = useMutation({
    mutationFn: (body: { challenge: string; code: string }) => api(confirmSecondFactor, { body }),
    onError(error) {
      showToast({ kind: 'error', message: messageFrom(error, messages.factorFailed) });
      if (error instanceof ApiError && error.is('identity.challenge-expired')) begin.reset();
    },
  });
  if (confirm.data) return <RecoveryCodesStep codes={confirm.data.recoveryCodes} onKept={onDone} />;
  if (begin.data) {
    const { challenge, otpauthUri, secret } = begin.data;
    return (
      <AuthenticatorSetUp
        text={messages.setUpText}
        otpauthUri={otpauthUri}
        secret={secret}
        isPending={confirm.isPending}
        pendingText={messages.wait}
        onCode={(code, onError) => confirm.mutate({ challenge, code }, { onError })}
        leave={{ label: messages.cancel, onLeave: onCancel }}
      />
    );
  }
  return (
    <ProofForm
      text={messages.beginText}
      label={messages.continue}
      asksForCode={false}
      isPending={begin.isPending}
      onProof={({ password }, onError) => begin.mutate(password, { onError })}
      onCancel={onCancel}
    />
  );
}
