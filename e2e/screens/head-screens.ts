import { getHeadChange, getMda, getWork, type HeadChange, listWork, type Mda, type WorkCase } from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const id = (index: number) => `0199a1f0-0000-7000-8000-00000000002${index}`;
const at = '2026-11-20T09:00:00.000Z';
const from = { role: 'Admin', path: '/admin', widths: [360, 1280] } as const;
const work: WorkCase = {
  ...{ id: id(1), kind: 'head-release', state: 'proposed', isOpen: true, subject: `revenue-head:${id(2)}` },
  ...{ reference: '12010108', office: null, assignee: null, deadline: null },
  ...{ openedAt: at, since: at, deadlineChanges: [], caseVersion: 1 },
  steps: [
    {
      ...{ move: 'open', to: 'proposed', at, by: { id: id(3), name: 'Hauwa Demo' } },
      ...{ role: 'Admin', onBehalfOf: null, reason: null, document: null },
    },
  ],
  moves: ['release', 'refuse'].map((move) => ({ move, needs: ['reason' as const] })),
};
const change: HeadChange = {
  ...{ id: id(2), state: 'proposed', mda: 'Internal Revenue Service', code: '12010108', fromDay: '2027-01-01' },
  before: { name: 'Land Use Charge', isActive: true },
  after: { name: 'Land Use and Property Levy', isActive: true },
  ...{ isInForce: false, reason: 'Finance Law 2027, section 4', proposedBy: 'Hauwa Demo', proposedAt: at },
};
const mda: Mda = {
  ...{ id: 1, code: 'KADIRS', name: 'Internal Revenue Service', people: [], targets: [] },
  heads: [
    { id: 8, code: '12010108', name: 'Land Use Charge', isActive: true, isIllustrative: true, allowsPlans: false },
    { id: 9, code: '12010109', name: 'Presumptive Tax', isActive: false, isIllustrative: true, allowsPlans: true },
  ],
  headChanges: [
    {
      ...{ workId: id(1), state: 'proposed', headId: 8, code: '12010108', isActive: true, fromDay: '2027-01-01' },
      name: 'Land Use and Property Levy',
    },
    {
      ...{ workId: id(4), state: 'released', headId: null, code: '12010110', isActive: true, fromDay: '2026-12-31' },
      name: 'Parking Levy',
    },
  ],
};

/** What is proposed of revenue heads: at the MDA, and as the second person decides it. */
export const headScreens: readonly SignedInScreen[] = [
  {
    ...{ ...from, name: 'mda, heads that wait' },
    async prepare(on) {
      await answersTo(on, getMda, mda);
      await goesOnTo(on, '/admin/mda-reports/1');
      await on.getByText('Parking Levy').first().waitFor();
    },
  },
  {
    ...{ ...from, name: 'revenue heads, change' },
    async prepare(on) {
      await answersTo(on, listWork, {
        ...{ data: [work], totalRecords: 1, isBounded: false, pageSize: 50, after: null, before: null },
      });
      await answersTo(on, getWork, work);
      await answersTo(on, getHeadChange, change);
      await goesOnTo(on, `/admin/settings/revenue-heads?record=${id(1)}`);
      await on.getByText('Land Use and Property Levy').waitFor();
    },
  },
];
