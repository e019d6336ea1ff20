import {
  countSuperAdmins,
  type DeciderChange,
  getDeciderChange,
  getWork,
  listWork,
  type WorkCase,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const id = (index: number) => `0199a1f0-0000-7000-8000-00000000001${index}`;
const at = '2026-11-20T09:00:00.000Z';
const from = { role: 'SuperAdmin', path: '/admin', widths: [360, 1280] } as const;
const work: WorkCase = {
  ...{ id: id(1), kind: 'decider-change', state: 'proposed', isOpen: true, subject: `decider-change:${id(2)}` },
  ...{ reference: 'Zainab Demo Idris', office: null, assignee: null, deadline: null },
  ...{ openedAt: at, since: at, deadlineChanges: [], caseVersion: 1 },
  steps: [
    {
      ...{ move: 'open', to: 'proposed', at, by: { id: id(3), name: 'Hauwa Demo' } },
      ...{ role: 'SuperAdmin', onBehalfOf: null, reason: null, document: null },
    },
  ],
  moves: ['approve', 'refuse'].map((move) => ({ move, needs: ['reason' as const] })),
};
const change: DeciderChange = {
  ...{ id: id(2), state: 'proposed', reason: null, proposedBy: 'Hauwa Demo', proposedAt: at, isAboutYou: false },
  ...{ person: null, askedPlace: 'Zaria Tax Office' },
  asked: {
    ...{ change: 'creation', email: 'zainab.idris@demo.example.ng', firstName: 'Zainab Demo', lastName: 'Idris' },
    ...{ roleName: 'Tax Office Director', taxOfficeId: 6, language: 'en' },
  },
};

/** Somebody who would decide, and what is said while too few do. */
export const deciderScreens: readonly SignedInScreen[] = [
  {
    ...{ ...from, name: 'users, who decides' },
    async prepare(on) {
      await answersTo(on, listWork, {
        ...{ data: [work], totalRecords: 1, isBounded: false, pageSize: 50, after: null, before: null },
      });
      await answersTo(on, getWork, work);
      await answersTo(on, getDeciderChange, change);
      await goesOnTo(on, `/admin/settings/deciders?record=${id(1)}`);
      await on.getByText('zainab.idris@demo.example.ng').waitFor();
    },
  },
  {
    ...{ ...from, path: '/admin/profile', name: 'dashboard, too few SuperAdmins' },
    async prepare(on) {
      await answersTo(on, countSuperAdmins, { active: 2, wanted: 3 });
      await goesOnTo(on, '/admin');
      await on.getByText('There are 2 active SuperAdmins', { exact: false }).waitFor();
    },
  },
];
