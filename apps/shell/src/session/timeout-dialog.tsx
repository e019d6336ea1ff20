import { useApiClient } from '@portal/api-client';
import { currentSession, type Deadline, lifetimeOf, noteSessionUse, openSession } from '@portal/auth';
import { extendSession } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useEffect, useState } from 'react';
import { useShellMessages } from '../messages/use-shell-messages.ts';
import { useLogOut } from './use-log-out.ts';

export interface TimeoutDialogProps {
  readonly deadline: Deadline;
}

export function TimeoutDialog({ deadline: { at, canMove } }: TimeoutDialogProps) {
  const messages = useShellMessages();
  const api = useApiClient();
  const logOut = useLogOut();
  const [isPutAside, setPutAside] = useState(false);
  const secondsLeft = useSecondsUntil(at);
  const extend = useMutation({
    mutationFn: () => api(extendSession, {}),
    async onSuccess(times) {
      const session = currentSession();
      noteSessionUse();
      if (session) await openSession({ ...session, ...lifetimeOf(times) });
    },
    onError: () => showToast({ kind: 'error', message: messages.extendFailed }),
  });
  const close = canMove ? () => extend.mutate() : () => setPutAside(true);
  return (
    <Modal isOpen={!isPutAside} onClose={close} title={messages.timeoutTitle} isUrgent>
      <p>{canMove ? messages.timeoutText : messages.timeoutFinalText}</p>
      <p className="session-time-left" role="timer">
        {messages.timeLeft(secondsLeft)}
      </p>
      <div className="session-actions">
        {canMove ? (
          <Button pending={extend.isPending} onClick={close} data-autofocus>
            {messages.staySignedIn}
          </Button>
        ) : (
          <Button onClick={close} data-autofocus>
            {messages.understood}
          </Button>
        )}
        <Button variant="secondary" onClick={logOut}>
          {messages.logOutNow}
        </Button>
      </div>
    </Modal>
  );
}

function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
