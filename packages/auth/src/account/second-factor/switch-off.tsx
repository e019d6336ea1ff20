import { useApiClient } from '@portal/api-client';
import { removeSecondFactor } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { useAccountMessages } from '../messages/use-account-messages.ts';
import type { FactorTaskProps } from './factor-task.ts';
import { type Proof, ProofForm } from './proof-form.tsx';

export function SwitchOff({ onDone, onCancel }: FactorTaskProps) {
  const api = useApiClient();
  const messages = useAccountMessages();
  const remove = useMutation({
    mutationFn: (body: Proof) => api(removeSecondFactor, { body }),
    onSuccess: onDone,
  });
  return (
    <ProofForm
      text={messages.switchOffText}
      label={messages.switchOff}
      asksForCode
      isDangerous
      isPending={remove.isPending}
      onProof={(proof, onError) => remove.mutate(proof, { onError })}
      onCancel={onCancel}
    />
  );
}
