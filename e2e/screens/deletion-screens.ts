import {
  type AccountDeletion,
  getAccountDeletion,
  getOpenDeletion,
  getUser,
  getWork,
  listWork,
  type WorkCase,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const id = (index: number) => `0199a1f0-0000-7000-8000-00000000000${index}`;
const at = '2026-11-20T09:00:00.000Z';
const from = { role: 'SuperAdmin', path: '/admin', widths: [360, 1280] } as const;
const reason = 'Left the service on 30 October';
const work: WorkCase = {
  ...{ id: id(1), kind: 'account-deletion', state: 'proposed', isOpen: true, subject: `deletion:${id(2)}` },
  ...{ reference: 'Ladi Demo Musa', office: null, assignee: null, deadline: null },
  ...{ openedAt: at, since: at, deadlineChanges: [], caseVersion: 1 },
  steps: [
    {
      ...{ move: 'open', to: 'proposed', at, by: { id: id(3), name: 'Hauwa Demo' } },
      ...{ role: 'SuperAdmin', onBehalfOf: null, reason: null, document: null },
    },
  ],
  moves: ['approve', 'refuse', 'withdraw'].map((move) => ({ move, needs: ['reason' as const] })),
};
const deletion: AccountDeletion = {
  ...{ id: id(2), state: 'proposed', reason, proposedBy: 'Hauwa Demo', proposedAt: at, isAboutYou: false },
  person: {
    ...{ id: id(4), name: 'Ladi Demo Musa', email: 'ladi.musa@demo.example.ng', roles: ['MDA User', 'Field team'] },
    ...{ workplace: 'Kaduna Geographic Information Service', tpui: null, status: 'suspended' },
  },
};

/** An account that one person wants gone, and another decides about. */
export const deletionScreens: readonly SignedInScreen[] = [
  {
    ...{ ...from, name: 'users, a deletion to decide' },
    async prepare(on) {
      await answersTo(on, listWork, {
        data: [work],
        totalRecords: 1,
        isBounded: false,
        pageSize: 50,
        after: null,
        before: null,
      });
      await answersTo(on, getWork, work);
      await answersTo(on, getAccountDeletion, deletion);
      await goesOnTo(on, `/admin/settings/deletions?record=${id(1)}`);
      await on.getByText(reason, { exact: false }).waitFor();
    },
  },
  {
    ...{ ...from, name: 'users, a deletion that waits' },
    async prepare(on) {
      await answersTo(on, getUser, {
        ...{ id: id(4), email: 'ladi.musa@demo.example.ng', firstName: 'Ladi Demo', lastName: 'Musa', otherName: null },
        ...{ avatar: null, roles: ['MDA User'], userRole: 'MDA User', status: 'suspended', isEmailVerified: true },
        ...{ hasSecondFactor: false, isInvited: false, mdaId: 3, taxOfficeId: null, expertSystemId: null },
        ...{ workplace: 'Kaduna Geographic Information Service', tpui: null, ninLast4: null, createdAt: at },
        registration: null,
      });
      await answersTo(on, getOpenDeletion, {
        deletion: { workId: id(1), reason, proposedBy: 'Hauwa Demo', proposedAt: at, isAboutYou: false },
      });
      await goesOnTo(on, `/admin/settings/users?record=${id(4)}`);
      await on.getByText('Deletion proposed').waitFor();
    },
  },
];
