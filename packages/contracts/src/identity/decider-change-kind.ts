import { defineWorkKind } from '../workflow/work-kind.ts';

/** Somebody becomes one of those who decide, or how they are known changes: one person alone would otherwise be two. */
export const deciderChange = defineWorkKind({
  name: { en: 'Change of who decides', ha: 'Sauyin masu yanke shawara' },
  begins: 'proposed',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/settings/deciders',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    approved: { name: { en: 'Done', ha: 'An yi' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve, and do it', ha: 'Amince, a yi' },
      from: ['proposed'],
      to: 'approved',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: ['SuperAdmin'],
      needs: ['reason'],
      sameAs: ['open'],
    },
  },
});
