import {
  type EnumeratorRecord,
  type FieldRecord,
  getEnumerator,
  getFieldRecord,
  listEnumerators,
  listFieldRecords,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000001';
const other = '0199a1f0-0000-7000-8000-000000000002';
const from = '/admin';
const widths = [360, 1280] as const;
const page = { isBounded: false, pageSize: 50, after: null, before: null };

const enumerator: EnumeratorRecord = {
  ...{ id, name: 'Salisu Demo', code: 'KF7Q4M2X9TBC', state: 'active', office: 'Kawo', lgas: 'Kaduna South' },
  ...{ validUntil: '2027-12-31', dayTarget: 25, today: 14, captured: 310, accepted: 280, returned: 4, rejected: 6 },
  ...{
    placesAmiss: 2,
    checked: 12,
    differed: 0,
    quality: 'trusted',
    contactAt: '2026-11-27T08:12:00.000Z',
    waiting: 12,
    phone: '08031112233',
  },
  ...{ stateReason: 'Trained and tested', recordPayKobo: 15_000, earnedKobo: 4_200_000, checks: 31, scans: 9 },
  areas: [{ lgaId: 12, lga: 'Kaduna South', ward: 'Tudun Wada' }],
  devices: [
    {
      ...{ id: other, name: 'Linux; Android 14; TECNO BG6', state: 'locked', stateReason: 'Lost in the market' },
      ...{ stateAt: '2026-11-27T09:00:00.000Z', toldAt: null, enrolledAt: '2026-11-01T09:00:00.000Z' },
      ...{ contactAt: '2026-11-27T08:12:00.000Z', waiting: 12 },
    },
  ],
  openLinkUntil: null,
  moves: ['pause', 'end'],
};

const record: FieldRecord = {
  ...{ id, sign: 'Sabo Demo Tyres', trade: 'workshop', address: 'Ibadan Road 12', lga: 'Kaduna South' },
  ...{ ward: 'Tudun Wada', enumerator: 'Salisu Demo', enumeratorId: id, state: 'received' },
  ...{ capturedAt: '2026-11-27T08:48:00.000Z', receivedAt: '2026-11-27T17:04:00.000Z', isSpotCheck: true },
  ...{ deviceName: 'Linux; Android 14; TECNO BG6', clockZone: 'Africa/Lagos', lgaId: 12, consent: 'yes' },
  place: { longitude: 7.4383, latitude: 10.5167, accuracyM: 6, isMock: false },
  ...{ consentText: '2026-11', consentLanguage: 'ha', ownerName: 'Sabo Demo-Usman', ownerPhone: '08035554471' },
  ...{ photos: [], photosTaken: 2, keepUntil: '2027-11-27', replaces: null, became: null, tpui: null, reason: '' },
  ...{ decidedBy: null, decidedAt: null, spotCheck: null },
  near: [
    {
      ...{ kind: 'record', key: other, name: 'Sabo Tyres', says: 'Ibadan Road 14', enumerator: 'Hauwa Demo' },
      ...{ state: 'accepted', distanceM: 11, isPhone: true, isName: false },
    },
    {
      ...{ kind: 'taxpayer', key: 'KD-0412-0007-31', name: 'Sabo Demo', says: 'Kaduna South', enumerator: null },
      ...{ state: null, distanceM: null, isPhone: true, isName: true },
    },
  ],
};

const accepted: FieldRecord = {
  ...record,
  ...{ state: 'accepted', decidedBy: 'Halima Demo', decidedAt: '2026-11-28T08:00:00.000Z' },
  spotCheck: {
    ...{
      drawnAt: '2026-11-28T08:00:00.000Z',
      givenTo: 'Yusuf Demo',
      isMine: true,
      finding: null,
      differs: [],
      note: '',
    },
    answeredAt: null,
  },
};

/** Enumerators and their records, each opened. */
export const streetScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'SuperAdmin', widths, name: 'enumerators, one of them', path: from },
    async prepare(on) {
      await answersTo(on, listEnumerators, { ...page, data: [enumerator], totalRecords: 1 });
      await answersTo(on, getEnumerator, enumerator);
      await goesOnTo(on, `/admin/enumerators?record=${id}`);
      await on.getByText('Lost in the market', { exact: false }).waitFor();
    },
  },
  {
    ...{ role: 'SuperAdmin', widths, name: 'enumerators, a record beside what may be the same', path: from },
    async prepare(on) {
      await answersTo(on, listFieldRecords, { ...page, data: [record], totalRecords: 1 });
      await answersTo(on, getFieldRecord, record);
      await goesOnTo(on, `/admin/enumerators?tab=records&record=${id}`);
      await on.getByText('11 m', { exact: false }).waitFor();
    },
  },
  {
    ...{
      role: 'Tax Office Director',
      widths,
      name: 'records of an office, one that is seen again',
      path: '/tax-area-office/settings',
    },
    async prepare(on) {
      await answersTo(on, listFieldRecords, { ...page, data: [accepted], totalRecords: 1 });
      await answersTo(on, getFieldRecord, accepted);
      await goesOnTo(on, `/tax-area-office/reporting-intelligence/records?record=${id}`);
      await on.getByRole('button', { name: 'Answer the spot check' }).waitFor();
    },
  },
];
