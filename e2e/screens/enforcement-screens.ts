import {
  type EnforcementDetail,
  type EnforcementMove,
  enforcementReport,
  getEnforcement,
  getOwnEnforcement,
  getOwnSubstitution,
  kobo,
  type OwnEnforcement,
  type OwnSubstitution,
  type ResponseOf,
} from '@portal/contracts';
import { answersTo, goesOnTo, press, type SignedInScreen } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000071';
const someone = (name: string, place = 9) => ({ id: `0199a1f0-0000-7000-8000-00000000000${place}`, name });
const fields = {
  ...{ id, number: 'ENF-2026-00000071', demandId: id, demandNumber: 'DMN-2026-00000874', tpui: 'KD-0412-0000-31' },
  ...{ taxpayer: 'Specimen Block Works Ltd', office: 'Kaduna South' },
  ...{ debtKobo: kobo(241_860_000), openKobo: kobo(241_860_000), openedOn: '2026-11-02', endedOn: null, endReason: '' },
  state: 'approved',
  clock: null,
} as const;
const enforcement: EnforcementDetail = {
  ...{ ...fields, hindrance: null, openedBy: someone('Ladi Musa'), checkedBy: someone('Ruth Demo-Kure') },
  opinion: 'Served by hand on 21 October, final and lapsed.',
  orders: [
    {
      ...{ id, kind: 'distrain', court: 'High Court of Justice, Kaduna', orderNumber: 'SHC/KD/3312/26' },
      ...{ givenOn: '2026-11-13', validUntil: '2026-12-12', place: 'Kakuri Industrial 22', maySeal: true },
      ...{ mayTake: true, maySearch: false, coversDwelling: false, limitKobo: kobo(241_860_000) },
      ...{ paper: 'Legal, shelf 4', notedBy: someone('Ladi Musa'), comparedBy: someone('Sani Garba') },
    },
  ],
  visits: [
    {
      ...{ id, state: 'approved', place: 'Kakuri Industrial 22', isDwelling: false, consentOf: '', willSeal: true },
      ...{
        willTake: true,
        willSearch: false,
        startsAt: '2026-11-27T08:45:00.000Z',
        endsAt: '2026-11-27T12:00:00.000Z',
      },
      witness: 'Ward head of Kakuri',
      team: [
        { ...someone('Rose Demo-Kantiok', 1), badge: 'KD-O-0031', gender: 'female' },
        { ...someone('Ibrahim Demo-Musa', 2), badge: 'KD-O-0058', gender: 'male' },
      ],
      ...{ plannedBy: someone('Ladi Musa'), approvedBy: someone('Abubakar Lawal'), departedAt: null, endReason: '' },
      execution: null,
    },
  ],
  ...{ sale: null, released: null, openBills: ['KD7Q4M2X9TBC1VWZ'], officers: [], workId: id, caseVersion: 6 },
  moves: ['call-off', 'depart', 'withdraw'],
};
const visit = enforcement.visits[0];
const held: EnforcementDetail = {
  ...{ ...enforcement, state: 'held', moves: ['release', 'note-sale'] },
  clock: { startedOn: '2026-11-27', endsOn: '2026-12-11', day: 2, days: 14 },
  visits: visit
    ? [
        {
          ...{ ...visit, state: 'executed', departedAt: '2026-11-27T08:45:00.000Z' },
          execution: {
            ...{ arrivedAt: '2026-11-27T09:20:00.000Z', leftAt: '2026-11-27T10:40:00.000Z', latitude: 10.4731 },
            ...{ longitude: 7.4122, hasSealed: true, signedFor: 'Yakubu Sample', refusal: '', searches: [] },
            ...{ witness: 'Ward head of Kakuri', costsKobo: kobo(4_500_000) },
            account: 'The workshop was sealed and one block machine taken.',
            goods: [
              {
                ...{ what: 'Block machine, six inches', kind: 'goods', valueKobo: kobo(180_000_000) },
                ...{ keptAt: 'Store 2, seal 40 118', receipt: '' },
              },
              {
                ...{ what: 'Ledgers 2024 and 2025', kind: 'books', valueKobo: kobo(0) },
                ...{ keptAt: 'Office, cabinet 3', receipt: 'RB-0412' },
              },
            ],
            photos: [{ digest: 'a'.repeat(64), keptAt: 'Archive of the office, 2026/14' }],
          },
        },
      ]
    : [],
};
const cancelled: EnforcementDetail = {
  ...{ ...enforcement, state: 'cancelled', hindrance: 'paid', openKobo: kobo(0), openBills: [], moves: [] },
  ...{ endedOn: '2026-11-27', endReason: 'The demand is paid.' },
  visits: visit ? [{ ...visit, state: 'called-off', endReason: 'The demand is paid.' }] : [],
};
const own: OwnEnforcement = {
  ...{
    ...fields,
    order: { court: 'High Court of Justice, Kaduna', orderNumber: 'SHC/KD/3312/26', givenOn: '2026-11-13' },
  },
  ...{ visit: { on: '2026-11-27', place: 'Kakuri Industrial 22' }, goods: [], costsKobo: kobo(0), sale: null },
  openBills: ['KD7Q4M2X9TBC1VWZ'],
};
const substitution: OwnSubstitution = {
  ...{ id, number: 'SUB-2026-00000071', taxpayer: fields.taxpayer, holder: 'Zazzau Demo Bank', office: 'Kaduna South' },
  ...{ holding: 'bank', state: 'served', askedKobo: kobo(241_860_000), openKobo: kobo(241_860_000), side: 'holder' },
  ...{ mayObject: true, objection: null, answer: '', endedOn: null, endReason: '' },
  bills: [{ reference: 'KD7Q4M2X9TBC1VWZ', amountKobo: kobo(241_860_000), isOpen: true, isPaid: false }],
  service: { on: '2026-11-20', how: 'electronic', place: 'To the account', proof: 'Inbox' },
  clock: { startedOn: '2026-11-20', endsOn: '2026-12-20', day: 9, days: 30 },
};
const row = {
  ...{ id, number: fields.number, taxpayer: fields.taxpayer, tpui: fields.tpui, taxOffice: 'Kaduna South', team: 2 },
  ...{ demand: fields.demandNumber, openedOn: '2026-11-02', orderNumber: 'SHC/KD/3312/26', visitOn: '2026-11-27' },
  ...{ heldUntil: null, costsKobo: 0, openKobo: 241_860_000, debtKobo: 241_860_000, status: 'approved' },
} as const;
const list = (data: ResponseOf<typeof enforcementReport.list>['data']): ResponseOf<typeof enforcementReport.list> => ({
  ...{ period: null, asOf: '2026-11-27T08:42:00.000Z', isBounded: false, totalRecords: data.length, pageSize: 50 },
  ...{ after: null, before: null, data },
  totals: { debtKobo: 241_860_000 * data.length, openKobo: 241_860_000 * data.length, costsKobo: 0 },
});

const role = 'Tax Office Director';
const begins = '/tax-area-office/settings';
const record = `/tax-area-office/enforcement-tracking?record=${id}`;
const ofOffice = (name: string, shown: EnforcementDetail, seen: string): SignedInScreen => ({
  ...{ role, name, path: begins },
  prepare: async (page) => {
    await answersTo(page, enforcementReport.list, list([row]));
    await answersTo(page, getEnforcement, shown);
    await goesOnTo(page, record);
    await page.getByText(seen).first().waitFor();
  },
});
const officers = [someone('Rose Demo-Kantiok', 1), someone('Ibrahim Demo-Musa', 2)];
const withMove = (move: EnforcementMove, state: EnforcementDetail['state']): EnforcementDetail => ({
  ...{ ...enforcement, state, officers, moves: [move] },
  visits: state === 'departed' ? enforcement.visits.map((one) => ({ ...one, state: 'departed' })) : [],
});
const dialog = (name: string, shown: EnforcementDetail, button: string): SignedInScreen => ({
  ...{ role, name, path: begins },
  prepare: async (page) => {
    await answersTo(page, enforcementReport.list, list([row]));
    await answersTo(page, getEnforcement, shown);
    await goesOnTo(page, record);
    await press(page, button);
    await page.getByRole('dialog').last().getByRole('button', { name: button }).waitFor();
  },
});

/** A visit that may go, one that called itself off, goods that are held, the forms of its steps, and what the taxpayer reads. */
export const enforcementScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'Individual', name: 'enforcement, own', path: '/user/settings' },
    prepare: async (page) => {
      await answersTo(page, getOwnEnforcement, own);
      await goesOnTo(page, `/user/cases/enforcements/${id}`);
      await page.getByText('Kakuri Industrial 22').first().waitFor();
    },
  },
  ...(['holder', 'taxpayer'] as const).map(
    (side): SignedInScreen => ({
      ...{ role: 'Individual', name: `substitution, own, the ${side}`, path: '/user/settings' },
      prepare: async (page) => {
        await answersTo(page, getOwnSubstitution, { ...substitution, side, mayObject: side === 'holder' });
        await goesOnTo(page, `/user/cases/substitutions/${id}`);
        await page.getByText('Kaduna South').first().waitFor();
      },
    }),
  ),
  ofOffice('enforcement, a visit that may go', enforcement, 'Leave now'),
  ofOffice('enforcement, called off by itself', cancelled, 'How it ended'),
  ofOffice('enforcement, goods held', held, 'Inventory'),
  dialog('enforcement, court order', withMove('note-order', 'checked'), 'Note the court order'),
  dialog('enforcement, plan a visit', withMove('plan', 'ordered'), 'Plan the visit'),
  dialog('enforcement, inventory', withMove('execute', 'departed'), 'Note what was done'),
  {
    ...{ role, name: 'enforcement, none; open one', path: begins },
    prepare: async (page) => {
      await answersTo(page, enforcementReport.list, list([]));
      await goesOnTo(page, '/tax-area-office/enforcement-tracking');
      await press(page, 'Enforce a lapsed demand');
      await page.getByLabel('Number of the demand notice').waitFor();
    },
  },
];
