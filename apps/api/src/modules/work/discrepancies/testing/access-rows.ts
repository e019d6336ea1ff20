import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { taxpayer } from '../../../../testing/access/callers.ts';

const office = { who: ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'] } as const;

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const discrepanciesAccessRows = {
  'GET /discrepancies/comparison': office,
  'POST /discrepancies': office,
  'GET /discrepancies/:id': { ...office, as: 'Tax Officer', objects: sameForAll('/discrepancies/', missing) },
  'POST /discrepancies/:id/query': {
    who: ['Tax Office Manager', 'Tax Office Director'],
    as: 'Tax Office Manager',
    objects: async () =>
      sameFor('/discrepancies/:id/query', 404, { caseVersion: 1, question: 'Why is it less?', days: 7 }),
  },
  'POST /discrepancies/:id/assessment': {
    ...office,
    as: 'Tax Officer',
    objects: async () => sameFor('/discrepancies/:id/assessment', 404, { caseVersion: 1, reason: 'Nobody answered' }),
  },
  'GET /cases/discrepancies/:id': {
    ...taxpayer,
    as: 'Individual',
    objects: sameForAll('/cases/discrepancies/', missing),
  },
  'POST /cases/discrepancies/:id/explanation': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => sameFor('/cases/discrepancies/:id/explanation', 404, { text: 'It was paid to my brother' }),
  },
} satisfies AccessRows;
