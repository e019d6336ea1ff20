import { useApiClient } from '@portal/api-client';
import { createRoles } from '@portal/contracts';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { type BulkProps, defineListScreen, ListScreen, useRefreshList } from '@portal/workspace/lists';
import { useState } from 'react';
import { DeleteRoles } from './delete-roles.tsx';
import { useRolesMessages } from './messages/use-roles-messages.ts';
import { roleList } from './role-list.ts';
import { RolePanel } from './role-panel.tsx';
import '../users.css';

const screen = defineListScreen(roleList, {
  title: roleList.title,
  noun: { one: { en: 'role', ha: 'matsayi' }, many: { en: 'roles', ha: 'matsayi' } },
  columns: {
    name: { isWide: true, isStrong: true, card: 'title' },
    userCount: { card: 'amount' },
    kind: {
      signs: { 'built-in': { shape: 'tick', tone: 'quiet' }, custom: { shape: 'ring', tone: 'info' } },
      card: 'status',
    },
  },
  nameOf: ({ name }) => name,
  Record: ({ id }) => <RolePanel name={id} />,
  Tools: AddRole,
  Bulk: BulkRoles,
});

function AddRole() {
  const messages = useRolesMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.add}
      </Button>
      {isOpen && <CreateRole onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateRole({ onClose }: { readonly onClose: () => void }) {
  const messages = useRolesMessages();
  const api = useApiClient();
  const refresh = useRefreshList(roleList);
  const form = useContractForm({
    kinds: { name: 'text' },
    schema: createRoles.body,
    labels: { name: messages.name },
    shape: ({ name }) => ({ roleNames: [name] }),
    aliases: { 'roleNames.0': 'name' },
    save: (body) => api(createRoles, { body }),
    done: (_, { roleNames }) => messages.created(roleNames[0] ?? ''),
    failed: messages.createFailed,
    onDone() {
      onClose();
      void refresh();
    },
    fieldOf: (error) => (error.is('role.already-exists') ? { name: error.message } : {}),
  });
  return (
    <FormDialog title={messages.add} form={form} action={messages.create} onClose={onClose}>
      <p>{messages.createText}</p>
      <TextField {...form.field('name')} required withAsterisk={false} maxLength={60} data-autofocus />
    </FormDialog>
  );
}

function BulkRoles({ rows, onDone }: BulkProps<{ readonly name: string; readonly kind: string }>) {
  const messages = useRolesMessages();
  const [isOpen, setOpen] = useState(false);
  const custom = rows.filter(({ kind }) => kind === 'custom').map(({ name }) => name);
  if (custom.length < rows.length) return <span>{messages.builtInStay}</span>;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {messages.delete}
      </Button>
      {isOpen && <DeleteRoles names={custom} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}

/** The portal's own roles, and those an installation made for itself. */
export function RolesScreen() {
  return <ListScreen screen={screen} />;
}
