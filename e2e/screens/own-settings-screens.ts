import type { Page } from '@playwright/test';
import {
  type AccessReview,
  getAccessReview,
  getKeysBoard,
  getServiceSettings,
  listAccessReviews,
  listFailedJobs,
  listJobQueues,
  listStatements,
  listTargets,
  type MailWording,
  type ReviewedPerson,
  type ServiceSettings,
} from '@portal/contracts';
import { answersTo, goesOnTo, type Preparation, press, type SignedInScreen, titled } from './screen.ts';

const id = (index: number) => `0199a1f0-0000-7000-8000-00000000000${index}`;
const at = '2026-11-20T08:00:00.000Z';
const standard: MailWording = {
  en: {
    subject: 'Your receipt',
    text: 'We have received your payment of {amount}. This is your receipt from {service}.',
  },
  ha: {
    subject: 'Rasit ɗinka',
    text: 'Mun karɓi kuɗin da ka biya, {amount}. Wannan shi ne rasit ɗinka daga {service}.',
  },
};
const own: MailWording = {
  en: { subject: 'Thank you: your receipt', text: 'Thank you. Your payment of {amount} has reached Kaduna State.' },
  ha: { subject: 'Mun gode: rasit ɗinka', text: 'Mun gode. Biyanka na {amount} ya iso Jihar Kaduna.' },
};
const change = {
  ...{ id: id(1), reason: 'As the board decided on 12 November', state: 'proposed' as const, isOwn: false },
  ...{ proposed: { name: 'Hadiza Garba', at }, decided: null, decisionReason: null },
};
const decided = { ...change, decided: { name: 'Ladi Musa', at: '2026-11-21T10:00:00.000Z' } };
const settings: ServiceSettings = {
  mails: [
    { id: 'receipt', standard, current: own, proposal: null, history: [{ ...decided, state: 'released', value: own }] },
    { id: 'invoice', standard, current: standard, proposal: { ...change, value: own }, history: [] },
    { id: 'enquiry-received', standard, current: standard, proposal: null, history: [] },
  ],
  amounts: [
    {
      ...{ id: 'agent-registration-fee', standard: 500_000, current: 500_000 },
      proposal: { ...change, value: 750_000 },
      history: [{ ...decided, state: 'refused', value: 1_000_000, decisionReason: 'Too much for people in villages' }],
    },
    { id: 'write-off-limit', standard: 500_000, current: 100_000, proposal: null, history: [] },
    { id: 'refund-audit-from', standard: 10_000_000, current: 10_000_000, proposal: null, history: [] },
  ],
  monthEnds: [
    {
      ...{ id: 'clearance', standard: { month: 12, from: '2000-01-01' }, current: { month: 12, from: '2000-01-01' } },
      proposal: { ...change, value: { month: 3, from: '2027-01-01' } },
      history: [],
    },
  ],
  features: [
    { id: 'registration', standard: true, current: true, proposal: null, history: [] },
    {
      ...{ id: 'plans', standard: true, current: false },
      proposal: { ...change, value: true, isOwn: true },
      history: [{ ...decided, state: 'released', value: false }],
    },
    { id: 'paye', standard: true, current: true, proposal: null, history: [] },
  ],
};
const review: AccessReview = {
  ...{ id: id(2), quarter: '2026-Q4', openedBy: 'Hadiza Garba', openedAt: '2026-11-10T08:00:00.000Z' },
  ...{ dueOn: '2026-11-24', people: 3, undecided: 2, isOverdue: false },
};
const reviewed = (index: number, name: string, more: Partial<ReviewedPerson>): ReviewedPerson => ({
  ...{ userId: id(index), name, email: `${name.toLowerCase().replace(' ', '.')}@demo.example.ng`, roles: ['MDA User'] },
  ...{ workplace: 'Kaduna Geographic Information Service', lastSeenAt: at, decision: null, decidedBy: null },
  ...{ decidedAt: null, reason: null, mayDecide: true, ...more },
});

function shows(path: string, name: string, then?: (page: Page) => Promise<unknown>): Preparation {
  return async (page) => {
    await answersTo(page, getServiceSettings, settings);
    await answersTo(page, getKeysBoard, {
      receiptKeys: [
        {
          ...{ kid: 'kYw3mJ0sVx9A', isActive: true, since: '2026-03-02T06:00:00.000Z', fingerprint: 'a1b2'.repeat(16) },
          lastStartedAt: '2026-11-23T06:00:00.000Z',
        },
        { kid: 'Qm41zT7cUe0p', isActive: false, since: null, lastStartedAt: null, fingerprint: '9f0e'.repeat(16) },
      ],
      ...{ isDemonstration: true, asOf: '2026-11-23T09:00:00.000Z' },
    });
    await answersTo(page, listAccessReviews, [review]);
    await answersTo(page, getAccessReview, {
      ...review,
      persons: [
        reviewed(3, 'Rahila Musa', { roles: ['MDA User', 'Field team'] }),
        reviewed(4, 'Hadiza Garba', { roles: ['SuperAdmin'], workplace: null, mayDecide: false }),
        reviewed(5, 'Sani Tanko', { decision: 'confirmed', decidedBy: 'Binta Sule', decidedAt: at, mayDecide: false }),
      ],
    });
    await answersTo(page, listJobQueues, [
      { name: 'send-receipt-mail', waiting: 2, running: 1, failed: 1, done: 1_240, waitingSince: null },
      { name: 'prepare-own-data', waiting: 0, running: 0, failed: 0, done: 3, waitingSince: null },
    ]);
    await answersTo(page, listFailedJobs, [
      {
        ...{ id: id(6), name: 'send-receipt-mail', createdAt: at, failedAt: '2026-11-20T09:00:00.000Z', tries: 6 },
        problem: 'The mail server is away: connect ECONNREFUSED',
      },
    ]);
    await answersTo(page, listTargets, []);
    await answersTo(page, listStatements, []);
    await goesOnTo(page, `/admin/settings/${path}`);
    await titled(page, name);
    await then?.(page);
  };
}

const from = { role: 'SuperAdmin', path: '/admin/profile' } as const;

/** What the service sets itself, with what waits for a second person. */
export const ownSettingsScreens: readonly SignedInScreen[] = [
  {
    ...{ ...from, name: 'own settings, fees' },
    prepare: shows('fees', 'Fees and limits', (page) => page.getByText('7,500.00').waitFor()),
  },
  {
    ...{ ...from, name: 'own settings, mails' },
    prepare: shows('mails', 'Mails', (page) => page.getByText('Waits for a second person').waitFor()),
  },
  {
    ...{ ...from, name: 'own settings, a mail' },
    prepare: shows('mails?mail=receipt', 'Receipt', (page) => page.getByLabel('Text (English)').waitFor()),
  },
  {
    ...{ ...from, name: 'own settings, a mail that waits' },
    prepare: shows('mails?mail=invoice', 'Invoice', (page) => page.getByText('Waits for a second person').waitFor()),
  },
  {
    ...{ ...from, name: 'own settings, features' },
    prepare: shows('features', 'Features', (page) => page.getByRole('heading', { name: 'Filing of PAYE' }).waitFor()),
  },
  {
    ...{ ...from, name: 'own settings, keys' },
    prepare: shows('keys', 'Keys', (page) => page.getByText('kYw3mJ0sVx9A').waitFor()),
  },
  {
    ...{ ...from, name: 'own settings, access review' },
    prepare: shows('access-review', 'Who has access', (page) =>
      page.getByRole('link', { name: 'Rahila Musa' }).waitFor(),
    ),
  },
  {
    ...{ ...from, name: 'own settings, jobs' },
    prepare: shows('jobs', 'Background jobs', (page) => page.getByText('prepare-own-data').waitFor()),
  },
  {
    ...{ ...from, name: 'own settings, targets' },
    prepare: shows('budget?year=2026', 'Targets and statements', async (page) => {
      await press(page, 'Enter targets');
      await page.getByLabel('Of the whole state').waitFor();
    }),
  },
];
