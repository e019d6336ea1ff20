import { useApiClient } from '@portal/api-client';
import { renewRecoveryCodes } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { RecoveryCodesStep } from '../../sign-in/steps/recovery-codes-step.tsx';
import { useAccountMessages } from '../messages/use-account-messages.ts';
import type { FactorTaskProps } from './factor-task.ts';
import { type Proof, ProofForm } from './proof-form.tsx';

export function RenewCodes({ onDone, onCancel }: FactorTaskProps) {
  const api = useApiClient();
  const messages = useAccountMessages();
  const renew = useMutation({ mutationFn: (body: Proof) => api(renewRecoveryCodes, { body }) });
  if (renew.data) return <RecoveryCodesStep codes={renew.data.recoveryCodes} onKept={onDone} />;
  return (
    <ProofForm
      text={messages.newCodesText}
      label={messages.newCodes}
      asksForCode
      isPending={renew.isPending}
      onProof={(proof, onError) => renew.mutate(proof, { onError })}
      onCancel={onCancel}
    />
  );
}
