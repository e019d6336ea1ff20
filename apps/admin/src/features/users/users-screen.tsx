import { lazyPart } from '@portal/platform';
import { Button } from '@portal/ui';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { Suspense, useState } from 'react';
import { BulkActions } from './bulk-actions.tsx';
import { useUsersMessages } from './messages/use-users-messages.ts';
import { UserPanel } from './panel/user-panel.tsx';
import { userList } from './user-list.ts';
import { userSigns } from './user-signs.ts';
import './users.css';

const CreateUser = lazyPart(async () => (await import('./dialogs/create-user.tsx')).CreateUser);

const screen = defineListScreen(userList, {
  title: userList.title,
  noun: { one: { en: 'user', ha: 'mai amfani' }, many: { en: 'users', ha: 'masu amfani' } },
  columns: {
    firstName: { isStrong: true, card: 'title' },
    email: { isWide: true, isQuiet: true, card: 'line' },
    userRole: { card: 'reference' },
    workplace: { from: 980, isQuiet: true },
    status: { signs: userSigns, card: 'status' },
    hasSecondFactor: {
      from: 1200,
      signs: { yes: { shape: 'tick', tone: 'good' }, no: { shape: 'ring', tone: 'quiet' } },
    },
    createdAt: { from: 1200, isQuiet: true, card: 'end' },
  },
  nameOf: ({ firstName }) => firstName,
  Record: ({ id }) => <UserPanel id={id} />,
  Tools: AddUser,
  Bulk: BulkActions,
});

function AddUser() {
  const messages = useUsersMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.add}
      </Button>
      {isOpen && (
        <Suspense>
          <CreateUser onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Everybody who has an account, and what a SuperAdmin may do with it. */
export function UsersScreen() {
  return <ListScreen screen={screen} />;
}
