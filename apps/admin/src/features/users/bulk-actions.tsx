import { lazyPart } from '@portal/platform';
import { Button } from '@portal/ui';
import type { BulkProps } from '@portal/workspace/lists';
import { Suspense, useState } from 'react';
import type { UserDialogKind } from './dialogs/user-dialog-kind.ts';
import { useUsersMessages } from './messages/use-users-messages.ts';

const UserDialog = lazyPart(async () => (await import('./dialogs/user-dialog.tsx')).UserDialog);
const AssignRole = lazyPart(async () => (await import('./dialogs/assign-role.tsx')).AssignRole);

interface UserRow {
  readonly id: string;
  readonly firstName: string;
  readonly status: string;
}

/** What can be done with several people at once: all of them or none. */
export function BulkActions({ rows, onDone }: BulkProps<UserRow>) {
  const messages = useUsersMessages();
  const [open, setOpen] = useState<UserDialogKind | 'assign'>();
  const people = rows.map(({ id, firstName }) => ({ id, name: firstName }));
  const close = () => setOpen(undefined);
  const hasSuspended = rows.some(({ status }) => status === 'suspended');
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen('assign')}>
        {messages.assign}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpen('suspend')}>
        {messages.suspend}
      </Button>
      {hasSuspended && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('reinstate')}>
          {messages.reinstate}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setOpen('delete')}>
        {messages.delete}
      </Button>
      <Suspense>
        {open === 'assign' && <AssignRole userIds={rows.map(({ id }) => id)} onClose={close} onDone={onDone} />}
        {open && open !== 'assign' && <UserDialog kind={open} people={people} onClose={close} onDone={onDone} />}
      </Suspense>
    </>
  );
}
