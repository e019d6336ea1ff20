import { defineWorkKind } from '../workflow/work-kind.ts';

/** Two records of one taxpayer become one, or two again: everything of theirs follows, so two persons do it. */
export const taxpayerMerge = defineWorkKind({
  name: { en: 'Merge of taxpayers', ha: 'Haɗa masu haraji' },
  begins: 'proposed',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/tax-payers/merges',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    released: { name: { en: 'Done', ha: 'An yi' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    release: {
      name: { en: 'Agree, and do it', ha: 'Amince, a yi' },
      from: ['proposed'],
      to: 'released',
      by: ['SuperAdmin'],
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
