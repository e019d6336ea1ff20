import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, officeStaff, taxpayer } from '../../../../testing/access/callers.ts';

const office = { who: ['Tax Office Director', 'Tax Office Manager', 'Tax Officer'] } as const;
const someone = '0199a1f0-0000-7000-8000-000000000009';
const bodies = {
  moves: { move: 'compare', caseVersion: 1 },
  orders: {
    ...{ caseVersion: 1, kind: 'distrain', court: 'High Court Kaduna', orderNumber: 'KDH/1', place: 'Kakuri 22' },
    ...{ givenOn: '2026-01-01', validUntil: '2099-01-01', maySeal: true, mayTake: true, maySearch: false },
    ...{ coversDwelling: false, paper: 'Shelf 4' },
  },
  visits: {
    ...{ caseVersion: 1, place: 'Kakuri 22', isDwelling: false, consentOf: '', willSeal: true, willTake: false },
    ...{ willSearch: false, startsAt: '2099-01-01T09:00:00+01:00', endsAt: '2099-01-01T11:00:00+01:00' },
    ...{ witness: 'Ward head', team: ['A1', 'A2'].map((badge) => ({ userId: someone, badge, gender: 'female' })) },
  },
  departure: { caseVersion: 1 },
  execution: {
    ...{ caseVersion: 1, arrivedAt: '2026-01-01T09:00:00+01:00', leftAt: '2026-01-01T10:00:00+01:00', latitude: 10.5 },
    ...{ longitude: 7.4, hasSealed: true, signedFor: 'Owner', refusal: '', witness: 'Ward head', costsKobo: 0 },
    ...{ account: 'Sealed', goods: [], searches: [], photos: [{ digest: 'a'.repeat(64), keptAt: 'Archive' }] },
  },
  release: { caseVersion: 1, receivedBy: 'Owner', reason: 'Paid in full' },
  sale: { caseVersion: 1, soldOn: '2026-01-01', proceedsKobo: 1, costsKobo: 0 },
  surplus: { caseVersion: 1, returnedOn: '2026-01-01', proof: 'Transfer 1' },
} as const;
const step = (path: keyof typeof bodies) =>
  ({
    ...office,
    as: 'Tax Office Manager',
    objects: async () => sameFor(`/enforcements/:id/${path}`, 404, bodies[path]),
  }) as const;

const said = {
  ...{ wrong: 'Nothing is owed to them', amendment: 'Ask for nothing of us', justification: 'The rent was paid' },
  ...{ owedKobo: 0, admittedKobo: 0 },
};
const substitutionStep = (path: string, body: object) =>
  ({
    ...office,
    as: 'Tax Office Manager',
    objects: async () => sameFor(`/substitutions/:id/${path}`, 404, { caseVersion: 1, ...body }),
  }) as const;

const nobody = { deviceId: missing, secret: 'a'.repeat(43), keyId: 'a', sealed: 'a'.repeat(120) };
/** A phone proves itself by its secret: of whoever has none there is no visit, whosever it is. */
const refusedPhone = (path: string) => async () => sameFor(path, 403, nobody);

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const enforcementAccessRows = {
  'POST /enforcements': office,
  'GET /enforcements/:id': { ...officeStaff, objects: sameForAll('/enforcements/', missing) },
  'POST /enforcements/:id/moves': step('moves'),
  'POST /enforcements/:id/orders': step('orders'),
  'POST /enforcements/:id/visits': step('visits'),
  'POST /enforcements/:id/departure': step('departure'),
  'POST /enforcements/:id/execution': step('execution'),
  'POST /enforcements/:id/release': step('release'),
  'POST /enforcements/:id/sale': step('sale'),
  'POST /enforcements/:id/surplus': step('surplus'),
  'GET /enforcements/:id/reports/:reportId/photos/:position': {
    ...officeStaff,
    objects: async () => sameFor(`/enforcements/:id/reports/${missing}/photos/1`, 404),
  },
  'POST /field/officer-phones': anybody,
  'POST /field/visits': anybody,
  'PUT /field/visit-reports/:id': { ...anybody, objects: refusedPhone('/field/visit-reports/:id') },
  'PUT /field/visit-reports/:id/photos/:position': {
    ...anybody,
    objects: refusedPhone('/field/visit-reports/:id/photos/1'),
  },
  'GET /cases/enforcements/:id': {
    ...taxpayer,
    as: 'Individual',
    objects: sameForAll('/cases/enforcements/', missing),
  },
  'POST /substitutions': { who: ['Tax Office Director'] },
  'GET /substitutions/:id': { ...office, as: 'Tax Office Manager', objects: sameForAll('/substitutions/', missing) },
  'POST /substitutions/:id/moves': substitutionStep('moves', { move: 'approve' }),
  'POST /substitutions/:id/service': substitutionStep('service', {
    ...{ how: 'by-hand', at: '2026-01-01T09:00:00+01:00', place: 'Kakuri 22', proof: 'The owner' },
  }),
  'POST /substitutions/:id/objection': substitutionStep('objection', { on: '2026-01-01', ...said }),
  'GET /cases/substitutions/:id': {
    ...taxpayer,
    as: 'Individual',
    objects: sameForAll('/cases/substitutions/', missing),
  },
  'POST /cases/substitutions/:id/objection': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => sameFor('/cases/substitutions/:id/objection', 404, said),
  },
} satisfies AccessRows;
