import { useApiClient } from '@portal/api-client';
import { revealNin } from '@portal/contracts';
import { ReasonDialog } from '@portal/workspace/forms';
import { useUsersMessages } from '../messages/use-users-messages.ts';

export interface RevealNinProps {
  readonly user: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  /** Kept by the panel alone, and gone with it. */
  readonly onRevealed: (nin: string) => void;
}

export function RevealNin({ user, onClose, onRevealed }: RevealNinProps) {
  const messages = useUsersMessages();
  const api = useApiClient();
  return (
    <ReasonDialog
      title={messages.revealTitle(user.name)}
      action={messages.reveal}
      onClose={onClose}
      confirm={(reason) => api(revealNin, { params: { id: user.id }, body: { reason } })}
      done={messages.revealed}
      onDone={({ nin }) => onRevealed(nin)}
    >
      <p>{messages.revealText}</p>
    </ReasonDialog>
  );
}
