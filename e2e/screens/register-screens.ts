import {
  findDuplicates,
  getMerge,
  getTaxManager,
  getTaxpayerImport,
  getTaxpayerRecord,
  getWork,
  listDuplicates,
  listImportRows,
  listPortfolio,
  listTaxManagers,
  listWork,
  type TaxManagerRecord,
  type TaxpayerImportRecord,
  type TaxpayerRecord,
  type WorkCase,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000001';
const tpui = 'KD-0412-0007-31';
const from = '/admin';
const widths = [360, 1280] as const;
const page = { isBounded: false, pageSize: 50, after: null, before: null };
const by = { role: 'SuperAdmin', office: null, name: 'Hauwa Demo', reason: null };

const record: TaxpayerRecord = {
  mergedInto: null,
  mergedHere: [{ tpui: 'KD-0412-0008-28', name: 'Kasuwa Sample Trader' }],
  taxpayer: {
    ...{ tpui, name: 'Kasuwa Sample Traders Ltd', category: 'Corporate', phone: '+2348030000000', lga: 'Zaria' },
    homeOffice: { taxOfficeId: 8, name: 'Zaria Main Town', source: 'confirmed' },
    ...{ standing: 'active', registeredOn: '2025-01-09', bills: 14, billedKobo: 912_450_000 },
    ...{ collectedKobo: 640_200_000, outstandingKobo: 48_250_000, lastPaidAt: '2026-11-18T10:00:00.000Z' },
  },
  account: {
    ...{ userId: id, email: 'a•••i@kasuwa.example', isEmailVerified: true, status: 'active', ninLast4: '0147' },
    lastSeenAt: '2026-11-20T08:00:00.000Z',
  },
  organisation: {
    ...{ name: 'Kasuwa Sample Traders Ltd', registrationNumber: 'RC123456', tin: '1234567890', industry: 'Trade' },
    isConfirmed: true,
  },
  people: [{ name: 'Amina Demo', kind: 'representative', rights: [], since: null }],
  bills: [
    {
      ...{ reference: 'KD7Q4M2X9TBC1VWZ', tpui, issuedOn: '2026-11-20', heads: 'Business premises' },
      ...{ totalKobo: 48_250_000, status: 'unpaid' },
    },
    {
      ...{ reference: 'KDWXWCBYB6WK952S', tpui, issuedOn: '2026-10-02', heads: 'PAYE, September' },
      ...{ totalKobo: 321_475_000, status: 'paid' },
    },
  ],
  receipts: [
    {
      ...{ number: 'KDR-2026-00041208', billReference: 'KDWXWCBYB6WK952S', tpui, at: '2026-10-04T09:00:00.000Z' },
      ...{ amountKobo: 321_475_000, isVoid: false },
    },
  ],
  requests: [],
  tickets: [{ reference: 'KE7Q4M2X9TBC1V01', topic: 'payment', state: 'answered', sentAt: '2026-10-05T09:00:00.000Z' }],
  consultations: [],
  looks: [{ ...by, at: '2026-11-20T09:00:00.000Z', action: 'taxpayer.read' }],
  changes: [
    { ...by, at: '2026-11-19T09:00:00.000Z', action: 'nin.revealed', reason: 'The bank asked who signs' },
    { ...by, at: '2026-11-02T09:00:00.000Z', action: 'taxpayer.merge-released', reason: 'One firm, two phones' },
  ],
};

const manager: TaxManagerRecord = {
  ...{
    id,
    name: 'Ladi Demo',
    email: 'ladi@demo.test',
    role: 'Tax Officer',
    office: { id: 8, name: 'Zaria Main Town' },
  },
  ...{ status: 'active', staffNumber: 'KD/1204', grade: 'GL 09', portfolioSize: 512, portfolioLimit: 600 },
  ...{ delegationLimitKobo: 5_000_000, openCases: 12, lateCases: 2, lastSeenAt: '2026-11-23T07:30:00.000Z' },
  ...{ cardCode: 'KO7Q4M2X9TBC', leave: { cover: 'Musa Demo', untilDay: '2026-11-30' } },
  ...{ outstandingKobo: 812_340_000, collectedKobo: 2_104_000_000, unmanaged: 41 },
  colleagues: [{ id, name: 'Musa Demo', portfolioSize: 88, portfolioLimit: 600 }],
  card: { code: 'KO7Q4M2X9TBC', validUntil: '2027-11-20' },
  moves: [
    {
      ...{ at: '2026-11-02T09:00:00.000Z', by: 'Hauwa Demo', reason: 'Sani retired' },
      ...{ from: 'Sani Demo', to: 'Ladi Demo', taxpayers: 500 },
    },
  ],
};

const read: TaxpayerImportRecord = {
  ...{ id, fileName: 'arrears-zaria-2025.xlsx', state: 'checked', rows: 50_000, good: 48_484, bad: 1_516 },
  ...{ newTaxpayers: 31_902, bills: 48_110, totalKobo: 1_204_885_050_000, kept: 0, uploadedBy: 'Hauwa Demo' },
  ...{ uploadedAt: '2026-11-23T07:30:00.000Z', workId: null, undoWorkId: null },
  headers: ['Name', 'GSM', 'LGA', 'Code', 'Balance', 'Year'],
  mapping: { name: 0, phone: 1, lga: 2, revenueHead: 3, amount: 4, description: 5 },
  sample: [['Amina Demo', '08030000001', 'Zaria', '12010102', '12,500.50', '2024']],
  asked: null,
  problems: [
    { problem: 'phone-wrong', rows: 1_201 },
    { problem: 'head-unknown', rows: 315 },
  ],
};

const one = {
  ...{ category: 'Individual', phone: '+2348030000000', office: 'Zaria Main Town' },
  standing: 'active',
} as const;
const twice = [
  { ...one, tpui: 'KD-0412-0019-92', name: 'Amina Demo Belo', registeredOn: '2026-03-01', bills: 1 },
  { ...one, tpui: 'KD-0412-0007-31', name: 'Amina Demo Bello', registeredOn: '2025-01-09', bills: 14 },
] as const;
const merge: WorkCase = {
  ...{ id, kind: 'taxpayer-merge', state: 'proposed', isOpen: true, subject: `merge:${id}` },
  ...{ reference: 'KD-0412-0019-92 → KD-0412-0007-31', office: null, assignee: null, deadline: null },
  ...{ openedAt: '2026-11-20T09:00:00.000Z', since: '2026-11-20T09:00:00.000Z', deadlineChanges: [], caseVersion: 1 },
  steps: [
    {
      ...{ move: 'open', to: 'proposed', at: '2026-11-20T09:00:00.000Z', by: { id, name: 'Hauwa Demo' } },
      ...{ role: 'SuperAdmin', onBehalfOf: null, reason: null, document: null },
    },
  ],
  moves: [
    { move: 'release', needs: [] },
    { move: 'refuse', needs: ['reason'] },
  ],
};

/** The register's own pages: a taxpayer, tax managers, an import. */
export const registerScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'SuperAdmin', widths, name: 'taxpayers desk, a taxpayer', path: from },
    async prepare(on) {
      await answersTo(on, getTaxpayerRecord, record);
      await answersTo(on, findDuplicates, {
        data: [
          {
            ...{
              tpui: 'KD-0412-0019-92',
              name: 'KASUWA SAMPLE TRADERS',
              category: 'Corporate',
              phone: '+2348030000000',
            },
            ...{ office: 'Zaria Main Town', standing: 'known', registeredOn: '2026-03-01', bills: 2 },
            ...{ reasons: ['phone', 'name'], likeness: 0.86 },
          },
        ],
      });
      await goesOnTo(on, `/admin/tax-payers/${tpui}`);
      await on.getByRole('button', { name: 'Look for duplicates' }).click();
      await on.getByRole('button', { name: 'Make them one: KD-0412-0019-92' }).waitFor();
    },
  },
  {
    ...{ role: 'SuperAdmin', widths, name: 'taxpayers desk, duplicates', path: from },
    async prepare(on) {
      await answersTo(on, listDuplicates, { groups: [{ records: [...twice] }], isBounded: false });
      await goesOnTo(on, '/admin/tax-payers/duplicates');
      await on.getByText('Amina Demo Belo').waitFor();
    },
  },
  {
    ...{ role: 'SuperAdmin', widths, name: 'taxpayers desk, a merge', path: from },
    async prepare(on) {
      await answersTo(on, listWork, { ...page, data: [merge], totalRecords: 1 });
      await answersTo(on, getWork, merge);
      await answersTo(on, getMerge, {
        ...{ id, action: 'merge', reason: 'She showed both papers at the counter', proposedBy: 'Hauwa Demo' },
        ...{ from: { ...twice[0], outstandingKobo: 500_000 }, into: { ...twice[1], outstandingKobo: 48_250_000 } },
        ...{ reasons: ['phone', 'name'], likeness: 0.83 },
      });
      await goesOnTo(on, `/admin/tax-payers/merges?record=${id}`);
      await on.getByText('She showed both papers', { exact: false }).waitFor();
    },
  },
  {
    ...{ role: 'SuperAdmin', widths, name: 'taxpayers desk, tax managers', path: from },
    async prepare(on) {
      await answersTo(on, listTaxManagers, { ...page, data: [manager], totalRecords: 1 });
      await answersTo(on, getTaxManager, manager);
      await answersTo(on, listPortfolio, {
        ...page,
        data: [
          {
            tpui,
            name: 'Kasuwa Sample Traders Ltd',
            category: 'Corporate',
            standing: 'active',
            since: manager.moves[0]?.at ?? '',
          },
        ],
        totalRecords: 1,
      });
      await goesOnTo(on, `/admin/tax-managers?record=${id}`);
      await on.getByText('Kasuwa Sample Traders Ltd').waitFor();
    },
  },
  {
    ...{ role: 'SuperAdmin', widths, name: 'taxpayers desk, an import', path: from },
    async prepare(on) {
      await answersTo(on, getTaxpayerImport, read);
      await answersTo(on, listImportRows, {
        ...page,
        data: [
          {
            ...{
              number: 14,
              cells: ['Bala Demo', '12', 'Zaria', '12010102', '5,000', '2024'],
              problems: ['phone-wrong'],
            },
            ...{ tpui: null, billReference: null },
          },
        ],
        totalRecords: 1_516,
      });
      await goesOnTo(on, `/admin/tax-payers/imports/${id}`);
      await on.getByText('Bala Demo').waitFor();
    },
  },
];
