import { problemOf, useApiClient } from '@portal/api-client';
import { getSecondFactor } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { LoadFailure, Sheet, Skeleton, showToast } from '@portal/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAccountMessages } from '../messages/use-account-messages.ts';
import { ownSessionsKey } from '../own-sessions.tsx';
import { FactorState } from './factor-state.tsx';
import type { FactorTask } from './factor-task.ts';

/** Seen by the few who are changing it. */
const SwitchOn = lazyPart(async () => (await import('./switch-on.tsx')).SwitchOn);
const SwitchOff = lazyPart(async () => (await import('./switch-off.tsx')).SwitchOff);
const RenewCodes = lazyPart(async () => (await import('./renew-codes.tsx')).RenewCodes);

const secondFactorKey = ['second-factor'] as const;

/** The voluntary second factor; for roles that must have one, its recovery codes. */
export function SecondFactor() {
  const messages = useAccountMessages();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const [task, setTask] = useState<FactorTask>();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAtTask = useRef(false);
  const factor = useQuery({ queryKey: secondFactorKey, queryFn: () => api(getSecondFactor, {}), staleTime: 0 });

  // What had the focus is gone with the task.
  useEffect(() => {
    if (wasAtTask.current && !task) heading.current?.focus();
    wasAtTask.current = task !== undefined;
  }, [task]);

  const steps = (message: string) => ({
    onDone() {
      setTask(undefined);
      showToast({ kind: 'success', message });
      void queryClient.invalidateQueries({ queryKey: secondFactorKey });
      void queryClient.invalidateQueries({ queryKey: ownSessionsKey });
    },
    onCancel: () => setTask(undefined),
  });

  return (
    <Sheet aria-labelledby="account-second-factor">
      <h2 id="account-second-factor" className="account-heading" tabIndex={-1} ref={heading}>
        {messages.factorTitle}
      </h2>
      {factor.isPending && <Skeleton height={96} />}
      {factor.isError && (
        <LoadFailure
          problem={problemOf(factor.error)}
          message={messages.factorLoadFailed}
          onRetry={() => void factor.refetch()}
          isRetrying={factor.isFetching}
        />
      )}
      <Suspense fallback={<Skeleton height={96} />}>
        {factor.data && !task && <FactorState factor={factor.data} onTask={setTask} />}
        {task === 'switch-on' && <SwitchOn {...steps(messages.switchedOn)} />}
        {task === 'switch-off' && <SwitchOff {...steps(messages.switchedOff)} />}
        {task === 'renew-codes' && <RenewCodes {...steps(messages.codesRenewed)} />}
      </Suspense>
    </Sheet>
  );
}
