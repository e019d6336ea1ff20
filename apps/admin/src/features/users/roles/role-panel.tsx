import { ApiError, useApiClient } from '@portal/api-client';
import { getRole, listUsers, unassignRoles } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { Button, EmptyState, ErrorState, Skeleton, TextInput, TextLink } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { Facts } from '@portal/workspace/lists';
import { useState } from 'react';
import { AssignRole } from '../dialogs/assign-role.tsx';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { useRefreshUsers } from '../users.queries.ts';
import { DeleteRoles } from './delete-roles.tsx';
import { useRolesMessages } from './messages/use-roles-messages.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** A role beside the list: who works in it, and giving it to somebody. */
export function RolePanel({ name }: { readonly name: string }) {
  const messages = useRolesMessages();
  const words = useUsersMessages();
  const api = useApiClient();
  const refresh = useRefreshUsers();
  const [taken, setTaken] = useState<Person>();
  const [given, setGiven] = useState<Person>();
  const [isDeleting, setDeleting] = useState(false);
  const query = useQuery({
    queryKey: ['roles', name],
    queryFn: async ({ signal }) => {
      const [role, users] = await Promise.all([
        api(getRole, { params: { roleName: name } }, signal),
        api(listUsers, { query: { roleName: name, sortField: 'firstName', sortOrder: 'asc' } }, signal),
      ]);
      return { role, users };
    },
  });
  if (query.isPending) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  if (query.isError) {
    const refusal = query.error instanceof ApiError ? query.error : undefined;
    if (refusal?.is('role.not-found'))
      return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
    return (
      <ErrorState
        message={refusal?.message || messages.roleFailed}
        requestId={refusal?.requestId}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { role, users } = query.data;
  return (
    <div className="admin-user">
      <Facts
        facts={[
          [messages.users, String(role.userCount)],
          [messages.kind, role.isBuiltIn ? messages.builtIn : messages.custom],
        ]}
      />
      <p className="admin-user-none">{role.isBuiltIn ? messages.builtInText : messages.customText}</p>
      {users.totalRecords > 0 && (
        <section>
          <h3 className="admin-user-heading">{messages.working}</h3>
          <ul className="admin-user-list">
            {users.data.map(({ id, firstName, lastName, email, workplace }) => (
              <li key={id}>
                <span>
                  {firstName} {lastName}
                  <small>{[email, workplace].filter(Boolean).join(', ')}</small>
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={messages.takeFrom(`${firstName} ${lastName}`)}
                  onClick={() => setTaken({ id, name: `${firstName} ${lastName}` })}
                >
                  {words.take}
                </Button>
              </li>
            ))}
          </ul>
          {users.totalRecords > users.data.length && (
            <TextLink to={`/admin/settings/users?roleName=${encodeURIComponent(name)}`}>{messages.allOfThem}</TextLink>
          )}
        </section>
      )}
      <GiveTo role={name} onChoose={setGiven} />
      {!role.isBuiltIn && (
        <Button size="sm" variant="quiet" onClick={() => setDeleting(true)}>
          {messages.delete}
        </Button>
      )}
      {given && <AssignRole userIds={[given.id]} role={name} onClose={() => setGiven(undefined)} />}
      {taken && (
        <ConfirmDialog
          title={messages.takeFrom(taken.name)}
          action={words.take}
          variant="danger"
          onClose={() => setTaken(undefined)}
          confirm={() => api(unassignRoles, { body: { roleNames: [name], userIds: [taken.id] } })}
          done={words.taken(name)}
          failed={messages.unassignFailed}
          onDone={refresh}
        >
          <p>{words.takeText}</p>
        </ConfirmDialog>
      )}
      {isDeleting && <DeleteRoles names={[name]} onClose={() => setDeleting(false)} onDone={() => query.refetch()} />}
    </div>
  );
}

/** Found by name or email: three letters are enough. */
function GiveTo({ role, onChoose }: { readonly role: string; readonly onChoose: (person: Person) => void }) {
  const messages = useRolesMessages();
  const api = useApiClient();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const found = useQuery({
    queryKey: ['users', 'to-be-given', asked],
    queryFn: ({ signal }) => api(listUsers, { query: { criteria: asked, pageSize: 10 } }, signal),
    enabled: asked !== '',
  });
  return (
    <form
      className="admin-role-find"
      onSubmit={(event) => {
        event.preventDefault();
        // A number that may be a NIN is not looked for.
        if (typed.trim().length > 2 && !/\d{11}/.test(typed)) setAsked(typed.trim());
      }}
    >
      <TextInput
        label={messages.giveTo}
        description={messages.giveToHint}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="secondary" pending={found.isFetching}>
        {messages.find}
      </Button>
      <div role="status">
        {found.data?.data.length === 0 && <p className="admin-user-none">{messages.nobody}</p>}
        {found.data && found.data.data.length > 0 && (
          <ul className="admin-user-list">
            {found.data.data.map(({ id, firstName, lastName, email, roles }) => (
              <li key={id}>
                <span>
                  {firstName} {lastName}
                  <small>
                    {email}, {roles.join(', ')}
                  </small>
                </span>
                {!roles.includes(role) && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={messages.giveToPerson(`${firstName} ${lastName}`)}
                    onClick={() => onChoose({ id, name: `${firstName} ${lastName}` })}
                  >
                    {messages.give}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
