import { useApiClient } from '@portal/api-client';
import { withdrawOrganisationConfirmation } from '@portal/contracts';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../forms/dialogs/reason-dialog.tsx';
import { useConfirmationMessages } from './messages/use-confirmation-messages.ts';

interface Seen {
  readonly tpui: string;
  readonly name: string;
  readonly registrationNumber: string;
}

/** Says that an organisation is confirmed, and takes that back with a reason. What is withdrawn is what one saw. */
export function WithdrawConfirmation({
  organisation: { tpui, name, registrationNumber },
  onDone,
}: {
  readonly organisation: Seen;
  readonly onDone: () => void;
}) {
  const messages = useConfirmationMessages();
  const api = useApiClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>{messages.isConfirmed}</p>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {messages.withdraw}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={messages.withdraw}
          action={messages.withdraw}
          label={messages.withdrawReason}
          variant="danger"
          isTwoStep
          onClose={() => setAsking(false)}
          confirm={(reason) =>
            api(withdrawOrganisationConfirmation, { params: { tpui }, body: { name, registrationNumber, reason } })
          }
          done={messages.withdrawn(name)}
          onDone={onDone}
        >
          <p>{messages.withdrawEffect(name)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
