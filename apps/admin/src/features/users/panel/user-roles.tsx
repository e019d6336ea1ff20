import { useApiClient } from '@portal/api-client';
import { unassignRoles } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { Button } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { Suspense, useState } from 'react';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { useRefreshUsers } from '../users.queries.ts';
import type { UserRecord } from './user-facts.tsx';

const AssignRole = lazyPart(async () => (await import('../dialogs/assign-role.tsx')).AssignRole);

/** Ordered: the first is the one somebody works in. */
export function UserRoles({ user }: { readonly user: UserRecord }) {
  const messages = useUsersMessages();
  const api = useApiClient();
  const refresh = useRefreshUsers();
  const [isAssigning, setAssigning] = useState(false);
  const [taken, setTaken] = useState<string>();
  return (
    <>
      <ol className="admin-user-list">
        {user.roles.map((role, place) => (
          <li key={role}>
            <span>
              {role} {place === 0 && <small>{messages.activeRole}</small>}
            </span>
            {user.roles.length > 1 && (
              <Button size="sm" variant="quiet" aria-label={messages.takeRole(role)} onClick={() => setTaken(role)}>
                {messages.take}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button size="sm" variant="secondary" onClick={() => setAssigning(true)}>
        {messages.assign}
      </Button>
      {isAssigning && (
        <Suspense>
          <AssignRole userIds={[user.id]} onClose={() => setAssigning(false)} />
        </Suspense>
      )}
      {taken !== undefined && (
        <ConfirmDialog
          title={messages.takeRole(taken)}
          action={messages.take}
          variant="danger"
          onClose={() => setTaken(undefined)}
          confirm={() => api(unassignRoles, { body: { roleNames: [taken], userIds: [user.id] } })}
          done={messages.taken(taken)}
          onDone={refresh}
        >
          <p>{messages.takeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
