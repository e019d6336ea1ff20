import { defineWorkKind } from '../workflow/work-kind.ts';

/** An account goes for good: what cannot be taken back takes two persons (specification, two-person rule). */
export const accountDeletion = defineWorkKind({
  name: { en: 'Deletion of an account', ha: 'Share asusu' },
  begins: 'proposed',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/settings/deletions',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    approved: { name: { en: 'Deleted', ha: 'An share' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
    lapsed: { name: { en: 'Gone already', ha: 'Ya riga ya tafi' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve, and delete', ha: 'Amince, a share' },
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
    /** The account was closed by its owner, or erased as they asked. */
    lapse: { name: { en: 'Lapse', ha: 'Shuɗe' }, from: ['proposed'], to: 'lapsed', by: ['system'] },
  },
});
