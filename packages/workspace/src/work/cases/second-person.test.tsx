import { closeSession, openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import {
  type AccountDeletion,
  type AccountRecovery,
  type DueExtension,
  getAccountDeletion,
  getAccountRecovery,
  getDueExtension,
  getHeadChange,
  getHolidayProposal,
  getMerge,
  getOfficeProposal,
  getStandingChange,
  getTaxpayerImport,
  getUnprovedAccount,
  type HeadChange,
  type HolidayProposal,
  type OfficeProposal,
  type StandingChange,
  type TaxpayerImportRecord,
  type TaxpayerMerge,
  type UnprovedAccount,
} from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AccountDeletionSubject } from './account-deletion-subject.tsx';
import { DueExtensionSubject } from './due-extension-subject.tsx';
import { HeadSubject } from './head-subject.tsx';
import { HolidaySubject } from './holiday-subject.tsx';
import { IdentitySubject } from './identity-subject.tsx';
import { ImportSubject } from './import-subject.tsx';
import { MergeSubject } from './merge-subject.tsx';
import { OfficeSubject } from './office-subject.tsx';
import { RecoverySubject } from './recovery-subject.tsx';
import { StandingSubject } from './standing-subject.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const record = (tpui: string, name: string, bills: number) => ({
  ...{ tpui, name, category: 'Individual', phone: '+2348030000000', office: 'Zaria', standing: 'active' as const },
  ...{ registeredOn: '2026-01-09', bills, outstandingKobo: bills * 500_000 },
});
const merge: TaxpayerMerge = {
  ...{ id, action: 'merge', reason: 'One person, two phones', proposedBy: 'Hauwa Sani' },
  ...{ from: record('KD-0000-0000-28', 'Amina Belo', 1), into: record('KD-0000-0000-36', 'Amina Bello', 3) },
  ...{ reasons: ['phone', 'name'], likeness: 0.83 },
};
const unproved: UnprovedAccount = {
  ...{ id, name: 'Hauwa Sule', email: 'hauwa@people.test', phoneNumber: '08031234567', category: 'Individual' },
  ...{ lga: 'Zaria', ninLast4: '0001', registeredAt: '2026-11-02T08:00:00.000Z', workId: id },
};
const recovery: AccountRecovery = {
  ...{ id, name: 'Hauwa Sule', tpui: 'KD-0000-0000-28', paper: 'drivers-licence', paperNumber: 'KAD12345AA1' },
  ...{ seenOn: '2026-11-20', formerEmail: 'h…@people.test', formerPhone: '…4567', email: 'hauwa.new@people.test' },
  ...{ phoneNumber: null, proposedBy: 'Ladi Musa', proposedAt: '2026-11-20T08:00:00.000Z', dueAt: null, endedAt: null },
};
const headChange: HeadChange = {
  ...{ id, state: 'proposed', mda: 'Internal Revenue Service', code: '12010108', fromDay: '2027-01-01' },
  before: { name: 'Land Use Charge', isActive: true },
  after: { name: 'Property Levy', isActive: true },
  ...{ isInForce: false, reason: 'Finance Law 2027, section 4', proposedBy: 'Hauwa Sani' },
  proposedAt: '2026-11-20T08:00:00.000Z',
};
const holiday: HolidayProposal = {
  ...{ id, action: 'add', day: '2027-03-10', name: { en: 'Eid al-Fitr', ha: 'Ƙaramar Sallah' } },
  source: 'Ministry of Interior, 3 March 2027',
};
const standing: StandingChange = {
  ...{ tpui: 'KD-0000-0000-28', name: 'Amina Bello', standing: 'deceased', fromDay: '2026-03-02' },
  ...{ document: 'Death certificate 1188', reason: 'Her brother brought it', proposedBy: 'Hauwa Sani' },
};
const extension: DueExtension = {
  ...{ kind: 'direct-assessment', period: '2025', dueOn: '2026-03-31', toDay: '2026-04-30' },
  ...{ announced: 'Notice of 20 March 2026', proposedBy: 'Hauwa Sani' },
};
const closing: OfficeProposal = {
  ...{ action: 'close', id, office: { id: 6, name: 'Zaria' }, successor: { id: 32, name: 'Sabon Gari' } },
  ...{ day: '2026-12-31', reason: 'The lease ends' },
  holdings: { taxpayers: 1_204, people: 2, consultants: 1, enquiries: 3, cases: 7 },
};
const spreadsheet: TaxpayerImportRecord = {
  ...{ id, fileName: 'arrears.xlsx', state: 'proposed', rows: 50_000, good: 48_500, bad: 1_500, newTaxpayers: 40_000 },
  ...{ bills: 9_000, totalKobo: 90_000_000, kept: 0, uploadedBy: 'Hauwa Sani', uploadedAt: '2026-11-20T08:00:00.000Z' },
  ...{ headers: [], mapping: {}, sample: [], problems: [], workId: null, undoWorkId: null, asked: null },
};

const deletion: AccountDeletion = {
  ...{ id, state: 'proposed', reason: 'Left the service in May', proposedBy: 'Hauwa Sani', isAboutYou: false },
  proposedAt: '2026-11-20T08:00:00.000Z',
  person: {
    ...{ id, name: 'Ladi Musa', email: 'ladi@staff.test', roles: ['MDA User', 'Field team'], tpui: null },
    ...{ workplace: 'Ministry of Land', status: 'suspended' },
  },
};

afterEach(() => closeSession());

async function open(
  element: ReactElement,
  language: 'en' | 'ha' = 'en',
  answers: Parameters<typeof answering>[0] = {},
) {
  await openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } });
  const area = defineArea({
    id: 'admin',
    navigation: [],
    routes: [{ path: '/admin', element }],
    loadMessages: async () => {},
  });
  const network = answering({
    [`GET /taxpayer-merges/${id}`]: () => Response.json(getMerge.response.parse(merge)),
    [`GET /users/deletions/${id}`]: () => Response.json(getAccountDeletion.response.parse(deletion)),
    [`GET /identity-confirmations/${id}`]: () => Response.json(getUnprovedAccount.response.parse(unproved)),
    [`GET /account-recoveries/${id}`]: () => Response.json(getAccountRecovery.response.parse(recovery)),
    [`GET /revenue-heads/changes/${id}`]: () => Response.json(getHeadChange.response.parse(headChange)),
    [`GET /due-extensions/${id}`]: () => Response.json(getDueExtension.response.parse(extension)),
    [`GET /standing-changes/${id}`]: () => Response.json(getStandingChange.response.parse(standing)),
    [`GET /holidays/proposals/${id}`]: () => Response.json(getHolidayProposal.response.parse(holiday)),
    [`GET /tax-offices/proposals/${id}`]: () => Response.json(getOfficeProposal.response.parse(closing)),
    [`GET /taxpayer-imports/${id}`]: () => Response.json(getTaxpayerImport.response.parse(spreadsheet)),
    ...answers,
  });
  await renderArea(area, '/admin', {
    fetch: network.fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

it('whoever decides a merge sees both records side by side, what is alike and why it is proposed', async () => {
  await open(<MergeSubject id={id} />);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('columnheader', { name: /Goes.*KD-0000-0000-28/ })).toBeDefined();
  expect(table.getByRole('columnheader', { name: /Stays.*KD-0000-0000-36/ })).toBeDefined();
  const names = within(table.getByRole('row', { name: /^Name/ })).getAllByRole('cell');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Amina Belo', 'Amina Bello']);
  expect(table.getByRole('row', { name: /^Outstanding.*5,000.00.*15,000.00/ })).toBeDefined();
  expect(screen.getByText('Same phone, Name sounds alike, names alike 83%')).toBeDefined();
  expect(screen.getByText('One person, two phones (Hauwa Sani)')).toBeDefined();
});

it('whoever decides a standing sees of whom, from which day and by which paper, and what ends', async () => {
  await open(<StandingSubject id={id} />);
  for (const text of ['Amina Bello (KD-0000-0000-28)', 'Deceased', 'Death certificate 1188', 'Hauwa Sani'])
    expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText(/From that day on nothing is expected of them/)).toBeDefined();
});

it('whoever extends a day sees of which return, from when to when, and who announced it', async () => {
  await open(<DueExtensionSubject id={id} />);
  for (const text of ['Return of income (Form A), 2025', 'Notice of 20 March 2026', 'Hauwa Sani'])
    expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('Due on').nextElementSibling?.textContent).toMatch(/31 Mar/);
  expect(screen.getByText('Due instead on').nextElementSibling?.textContent).toMatch(/30 Apr/);
});

it('whoever confirms an identity sees whose account it is and what follows', async () => {
  await open(<IdentitySubject id={`${id}/2`} />);
  for (const text of ['Hauwa Sule', 'hauwa@people.test', '08031234567', 'Individual', 'Zaria', '0001'])
    expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText(/^Once confirmed, the account is this person’s/)).toBeDefined();
});

it('whoever approves a way back sees the papers, both addresses and what follows', async () => {
  await open(<RecoverySubject id={id} />);
  const texts = ['Hauwa Sule', 'KD-0000-0000-28', 'Driver’s licence', 'KAD12345AA1', '20 Nov 2026', 'h…@people.test'];
  for (const text of [...texts, 'hauwa.new@people.test', 'stays', 'Ladi Musa'])
    expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText(/have 24 hours to stop it/)).toBeDefined();
});

it('whoever releases a revenue head sees what it was, what it would be, from which day and why', async () => {
  await open(<HeadSubject id={id} />);
  const table = within(await screen.findByRole('table'));
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Name/)).toEqual(['Land Use Charge', 'Property Levy']);
  expect(cells(/^New bills/)).toEqual(['Come under it', 'Come under it']);
  for (const text of ['12010108', '1 Jan 2027', 'Finance Law 2027, section 4', 'Hauwa Sani'])
    expect(screen.getByText(text)).toBeDefined();
});

it('of a new revenue head nothing was before; once released it is said whether its day has come', async () => {
  const released: HeadChange = { ...headChange, state: 'released', before: null };
  await open(<HeadSubject id={id} />, 'en', {
    [`GET /revenue-heads/changes/${id}`]: () => Response.json(released),
  });
  expect(await screen.findAllByText('None: it is new')).toHaveLength(2);
  expect(screen.getByText('Released; it comes into force on its day.')).toBeDefined();
});

it('whoever releases a holiday sees its day, both names and who announced it', async () => {
  await open(<HolidaySubject id={id} />);
  expect(await screen.findByText(/^Eid al-Fitr, .* would be a public holiday\.$/)).toBeDefined();
  expect(screen.getByText('Ƙaramar Sallah')).toBeDefined();
  expect(screen.getByText('Ministry of Interior, 3 March 2027')).toBeDefined();
});

it('whoever decides about an office sees when it closes, who takes over and how much goes there', async () => {
  await open(<OfficeSubject id={id} />);
  expect(await screen.findByText(/^The office Zaria would close on .*; Sabon Gari takes over\.$/)).toBeDefined();
  expect(screen.getByText('1,204')).toBeDefined();
  expect(screen.getByText('The lease ends')).toBeDefined();
});

it('whoever lets a spreadsheet in sees what it would write, and gets to its rows', async () => {
  await open(<ImportSubject id={`${id}:2`} />);
  expect(await screen.findByText('48,500')).toBeDefined();
  expect(screen.getByText('₦900,000.00')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look at its rows' }).getAttribute('href')).toBe(
    `/admin/tax-payers/imports/${id}`,
  );
});

it('whoever decides a deletion sees whose account it is, why it is proposed and that it cannot be taken back', async () => {
  await open(<AccountDeletionSubject id={id} />);
  expect((await screen.findByRole('link', { name: 'Ladi Musa' })).getAttribute('href')).toBe(
    `/admin/settings/users?record=${id}`,
  );
  for (const text of ['ladi@staff.test', 'MDA User, Field team', 'Ministry of Land', 'Suspended'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText('Left the service in May (Hauwa Sani)')).toBeDefined();
  expect(screen.getByText(/^Once approved it cannot be taken back/)).toBeDefined();
  expect(screen.queryByText('This is your own account')).toBeNull();
});

it('whose account it is reads that others decide', async () => {
  await open(<AccountDeletionSubject id={id} />, 'en', {
    [`GET /users/deletions/${id}`]: () => Response.json({ ...deletion, isAboutYou: true }),
  });
  expect(await screen.findByText('This is your own account')).toBeDefined();
});

it('of a deleted taxpayer the number is left, and no link', async () => {
  const person = { ...deletion.person, name: '', email: `${id}@deleted.invalid`, tpui: 'KD-0000-0000-28' };
  await open(<AccountDeletionSubject id={id} />, 'en', {
    [`GET /users/deletions/${id}`]: () =>
      Response.json({ ...deletion, state: 'approved', person: { ...person, status: 'deleted' } }),
  });
  expect(await screen.findByText('A deleted account')).toBeDefined();
  expect(screen.getByText('KD-0000-0000-28')).toBeDefined();
  expect(screen.queryByText(person.email)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a proposal that cannot be read is said in words', async () => {
  await open(<AccountDeletionSubject id={id} />, 'en', {
    [`GET /users/deletions/${id}`]: () => refusal(503, 'service.unavailable', ''),
  });
  expect(await screen.findByText('The proposal could not be read.')).toBeDefined();
});

it('speaks Hausa', async () => {
  await open(<MergeSubject id={id} />, 'ha');
  expect(await screen.findByRole('columnheader', { name: /Zai zauna/ })).toBeDefined();
});
