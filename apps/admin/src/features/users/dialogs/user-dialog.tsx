import { useApiClient } from '@portal/api-client';
import { inviteAgain, proposeDeletions, reinstateUsers, resetSecondFactor, suspendUsers } from '@portal/contracts';
import { ConfirmDialog, ReasonDialog } from '@portal/workspace/forms';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { useRefreshUsers } from '../users.queries.ts';
import type { UserDialogKind } from './user-dialog-kind.ts';

export interface UserDialogProps {
  readonly kind: UserDialogKind;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Asks before something is done to accounts; what ends sessions is shown once more. A deletion is proposed here, and decided elsewhere. */
export function UserDialog({ kind, people, onClose, onDone }: UserDialogProps) {
  const messages = useUsersMessages();
  const api = useApiClient();
  const refresh = useRefreshUsers();
  const userIds = people.map(({ id }) => id);
  const [first] = people;
  const who = people.length === 1 ? (first?.name ?? '') : messages.people(people.length);
  const names = people.length > 1 && people.length <= 12 && <p>{people.map(({ name }) => name).join(', ')}</p>;
  const words = messages.dialogs[kind];
  const own = {
    title: words.title(who),
    action: words.action,
    onClose,
    onDone() {
      onDone?.();
      void refresh();
    },
  };
  const effect = (
    <>
      <p>{words.effect}</p>
      {names}
    </>
  );
  if (kind === 'invite')
    return (
      <ConfirmDialog
        {...own}
        done={words.done(who)}
        confirm={() => api(inviteAgain, { params: { id: first?.id ?? '' } })}
      >
        {effect}
      </ConfirmDialog>
    );
  // Who decides is reinstated and reset by two persons: then nothing has happened yet.
  const done = (answer: { readonly workIds?: readonly string[] }) =>
    kind !== 'delete' && answer.workIds?.length ? messages.proposed : words.done(who);
  const confirm = (reason: string): Promise<{ readonly workIds?: readonly string[] }> => {
    if (kind === 'delete') return api(proposeDeletions, { body: { userIds, reason } });
    if (kind === 'suspend') return api(suspendUsers, { body: { userIds, reason } });
    if (kind === 'reinstate') return api(reinstateUsers, { body: { userIds, reason } });
    return api(resetSecondFactor, { params: { id: first?.id ?? '' }, body: { reason } });
  };
  return (
    <ReasonDialog
      {...own}
      variant={kind === 'reinstate' ? 'primary' : 'danger'}
      isTwoStep={kind === 'suspend' || kind === 'reset-second-factor'}
      confirm={confirm}
      done={done}
      {...(kind === 'delete' && { failed: messages.deleteFailed })}
    >
      {effect}
    </ReasonDialog>
  );
}
