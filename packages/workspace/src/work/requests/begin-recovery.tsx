import { activeRole, useSession } from '@portal/auth';
import { proposeAccountRecovery } from '@portal/contracts';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { useRecoveryMessages } from '../messages/use-recovery-messages.ts';
import { RecoveryDialog } from './recovery-dialog.tsx';

/** For those who may propose; everybody else decides what is there. */
export function BeginRecovery() {
  const messages = useRecoveryMessages();
  const role = activeRole(useSession().session);
  const [isOpen, setOpen] = useState(false);
  if (!proposeAccountRecovery.access.some((one) => one === role)) return null;
  return (
    <div className="ui-screen-only">
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.begin}
      </Button>
      {isOpen && <RecoveryDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
