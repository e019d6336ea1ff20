import { missing, sameFor, sameForAll, taxpayerCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';

const office = { who: ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'], as: 'Tax Officer' } as const;
const leading = { who: ['Tax Office Manager', 'Tax Office Director'], as: 'Tax Office Manager' } as const;
const director = { who: ['Tax Office Director'], as: 'Tax Office Director' } as const;
const reason = 'Nobody trades there any more';
const person = { name: 'Amina Sample', phone: '08030000001', categoryId: 1, lgaId: 1 };
const figures = { declaredKobo: 0, foundKobo: 100, effectKobo: 10, source: 'Hotel list', sourceOn: '2026-05-04' };

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const intelligenceAccessRows = {
  'GET /taxpayers/:tpui/risk': { ...office, objects: () => taxpayerCalls('/risk', 404) },
  'GET /intelligence/sources': { who: office.who },
  'POST /intelligence/sources': { who: leading.who },
  'GET /intelligence/sources/:id': { ...office, objects: sameForAll('/intelligence/sources/', missing) },
  'POST /intelligence/sources/:id/approval': {
    ...director,
    objects: async () => sameFor('/intelligence/sources/:id/approval', 404),
  },
  'POST /intelligence/sources/:id/end': {
    ...director,
    objects: async () => sameFor('/intelligence/sources/:id/end', 404, { reason }),
  },
  'POST /intelligence/sources/:id/files/check': {
    ...leading,
    objects: async () => sameFor('/intelligence/sources/:id/files/check', 415),
  },
  'POST /intelligence/sources/:id/files': {
    ...leading,
    objects: async () => sameFor('/intelligence/sources/:id/files', 415),
  },
  'GET /intelligence/matches': { who: office.who },
  'POST /intelligence/matches/:id/decision': {
    ...office,
    objects: async () => sameFor('/intelligence/matches/:id/decision', 404, { isSame: false, reason }),
  },
  'GET /leads/:id': { ...office, objects: sameForAll('/leads/', missing) },
  'POST /leads/:id/registration': {
    ...office,
    objects: async () => sameFor('/leads/:id/registration', 404, { ...person, caseVersion: 1, reason }),
  },
  'POST /leads/:id/discrepancy': {
    ...office,
    objects: async () =>
      sameFor('/leads/:id/discrepancy', 404, {
        ...figures,
        caseVersion: 1,
        returnKind: 'direct-assessment',
        period: '2025',
      }),
  },
  'POST /leads/:id/return-request': {
    ...office,
    objects: async () =>
      sameFor('/leads/:id/return-request', 404, {
        ...{ caseVersion: 1, returnKind: 'direct-assessment', period: '2025', days: 14, words: reason },
      }),
  },
  'POST /leads/:id/merge': {
    ...office,
    objects: async () => sameFor('/leads/:id/merge', 404, { caseVersion: 1, into: 'LD-2026-00000001', reason }),
  },
  'POST /leads/:id/dismissal': {
    ...office,
    objects: async () => sameFor('/leads/:id/dismissal', 404, { caseVersion: 1, why: 'gone', reason }),
  },
} satisfies AccessRows;
