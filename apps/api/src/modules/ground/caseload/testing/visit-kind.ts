import { defineWorkKind, type WorkKind } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { lawAsSql } from './work-law.ts';

/** A kind that exists in tests alone and has everything a kind can have. */
export const visitKind: WorkKind = defineWorkKind({
  name: { en: 'Visit', ha: 'Ziyara' },
  begins: 'planned',
  openedBy: ['system', 'Tax Officer', 'Tax Office Manager'],
  seenBy: ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'],
  states: {
    planned: { name: { en: 'Planned', ha: 'An shirya' } },
    checked: { name: { en: 'Checked', ha: 'An duba' } },
    ordered: { name: { en: 'Ordered', ha: 'An umarta' } },
    made: { name: { en: 'Made', ha: 'An yi' }, isFinal: true },
    dropped: { name: { en: 'Dropped', ha: 'An bari' }, isFinal: true },
  },
  moves: {
    check: { name: { en: 'Check', ha: 'Duba' }, from: ['planned'], to: 'checked', by: ['legal'], needs: ['reason'] },
    return: {
      name: { en: 'Return', ha: 'Mayar' },
      from: ['checked', 'ordered'],
      to: 'planned',
      by: ['Tax Office Manager', 'legal'],
    },
    order: {
      name: { en: 'Order', ha: 'Umarta' },
      from: ['checked'],
      to: 'ordered',
      by: ['Tax Office Manager', 'Tax Office Director'],
      needs: ['document'],
      otherThan: ['open', 'check'],
    },
    make: {
      name: { en: 'Make', ha: 'Yi' },
      from: ['ordered'],
      to: 'made',
      by: ['Tax Officer', 'Tax Office Manager'],
      needs: ['reason', 'document'],
      otherThan: ['order'],
    },
    lapse: { name: { en: 'Lapse', ha: 'Wuce' }, from: ['planned', 'ordered'], to: 'dropped', by: ['system'] },
  },
});

/** Tells this database of it, as a migration would. */
export async function givenVisitKind({ $client }: Database): Promise<void> {
  for (const statement of lawAsSql({ visit: visitKind })) await $client.query(statement);
}
