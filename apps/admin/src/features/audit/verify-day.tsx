import { messageFrom, useApiClient } from '@portal/api-client';
import { lagosDay, verifyAuditDay } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, formatTypedDate } from '@portal/ui';
import { DateField, isoDateOf } from '@portal/ui/forms';
import { Modal } from '@portal/ui/overlays';
import { useState } from 'react';
import { useAuditMessages } from './messages/use-audit-messages.ts';
import { Verdict } from './verdict.tsx';

/** Walks one day alone: an answer in seconds, however long the trail is. */
export function VerifyDay() {
  const messages = useAuditMessages();
  const api = useApiClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(() => formatTypedDate(lagosDay(new Date())));
  const walk = useMutation({ mutationFn: () => api(verifyAuditDay, { body: { day: isoDateOf(typed) } }) });

  function close() {
    setOpen(false);
    walk.reset();
  }

  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {messages.verifyDay}
      </Button>
      <Modal isOpen={isOpen} onClose={close} title={messages.verifyDay}>
        <DateField
          id="audit-day"
          label={messages.day}
          value={typed}
          error={walk.error ? messageFrom(walk.error, messages.verifyFailed) : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            walk.reset();
          }}
        />
        <p>
          <Button pending={walk.isPending} pendingText={messages.verifying} onClick={() => walk.mutate()}>
            {messages.verifyIt}
          </Button>
        </p>
        <div role="status">{walk.data && <Verdict verdict={walk.data} />}</div>
      </Modal>
    </>
  );
}
