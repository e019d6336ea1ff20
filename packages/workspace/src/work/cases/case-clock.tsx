import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { listLawRules, pauseDeadline, resumeDeadline, type WorkCase } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../forms/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../forms/dialogs/reason-dialog.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface CaseClockProps {
  readonly work: WorkCase;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

/** Suspending the clock of a case and letting it run again, where its rule allows that, for those who lead. */
export function CaseClock({ work: { id, deadline }, act }: CaseClockProps) {
  const messages = useWorkMessages();
  const api = useApiClient();
  const role = activeRole(useSession().session);
  const [isAsking, setAsking] = useState(false);
  const rules = useQuery({
    queryKey: ['law-rules'],
    queryFn: ({ signal }) => api(listLawRules, {}, signal),
    enabled: deadline !== null,
  });
  const rule = rules.data
    ?.filter((one) => one.id === deadline?.rule && one.fromDay <= (deadline?.startedOn ?? ''))
    .at(-1);
  const leads = pauseDeadline.access.some((one) => one === role);
  if (!deadline || !leads || rule?.mayPause !== true) return null;
  const isPaused = deadline.standing === 'paused';
  if (!isPaused && deadline.standing === 'passed') return null;
  const close = () => setAsking(false);
  return (
    <>
      <p>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {isPaused ? messages.resume : messages.pause}
        </Button>
      </p>
      {isAsking &&
        (isPaused ? (
          <ConfirmDialog
            title={messages.resume}
            action={messages.resume}
            done={messages.resumedNow}
            onClose={close}
            confirm={() => act(() => api(resumeDeadline, { params: { id }, body: {} }))}
          >
            <p>{messages.resumeText}</p>
          </ConfirmDialog>
        ) : (
          <ReasonDialog
            title={messages.pause}
            action={messages.pause}
            done={messages.pausedNow}
            onClose={close}
            confirm={(reason) => act(() => api(pauseDeadline, { params: { id }, body: { reason } }))}
          >
            <p>{messages.pauseText}</p>
          </ReasonDialog>
        ))}
    </>
  );
}
