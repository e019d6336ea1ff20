import { useSession } from '@portal/auth';
import { lazyPart } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import type { UserDialogKind } from '../dialogs/user-dialog-kind.ts';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { useOpenDeletion } from '../users.queries.ts';
import type { UserRecord } from './user-facts.tsx';

const EditUser = lazyPart(async () => (await import('../dialogs/edit-user.tsx')).EditUser);
const UserDialog = lazyPart(async () => (await import('../dialogs/user-dialog.tsx')).UserDialog);

/** What may be done with an account now; one's own is looked after under "My account". */
export function UserActions({ user }: { readonly user: UserRecord }) {
  const messages = useUsersMessages();
  const { session } = useSession();
  const [open, setOpen] = useState<UserDialogKind | 'edit'>();
  const close = () => setOpen(undefined);
  const nothingWaits = useOpenDeletion(user.id).data?.deletion === null;
  const isOneself = session?.user.email === user.email;
  const person = { id: user.id, name: `${user.firstName} ${user.lastName}` };
  const actions: readonly (readonly [UserDialogKind, string, boolean])[] = [
    ['invite', messages.invite, user.isInvited && user.status === 'active'],
    ['reset-second-factor', messages.resetSecondFactor, user.hasSecondFactor && !isOneself],
    ['suspend', messages.suspend, user.status === 'active' && !isOneself],
    ['reinstate', messages.reinstate, user.status === 'suspended'],
    ['delete', messages.delete, !isOneself && nothingWaits],
  ];
  return (
    <div className="admin-user-actions ui-screen-only">
      <Button size="sm" variant="secondary" onClick={() => setOpen('edit')}>
        {messages.edit}
      </Button>
      {actions
        .filter(([, , isPossible]) => isPossible)
        .map(([kind, label]) => (
          <Button
            key={kind}
            size="sm"
            variant={kind === 'delete' ? 'quiet' : 'secondary'}
            onClick={() => setOpen(kind)}
          >
            {label}
          </Button>
        ))}
      {isOneself && <p>{messages.yourself}</p>}
      <Suspense>
        {open === 'edit' && <EditUser user={user} onClose={close} />}
        {open && open !== 'edit' && <UserDialog kind={open} people={[person]} onClose={close} />}
      </Suspense>
    </div>
  );
}
