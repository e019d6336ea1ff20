import { defineWorkKind } from '../workflow/work-kind.ts';

/** The due day of a period is extended for everybody: penalties depend on it, so two persons do it. */
export const dueExtension = defineWorkKind({
  name: { en: 'Due day extended for everybody', ha: 'An ƙara wa’adi ga kowa' }, // native reviewer
  begins: 'proposed',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/consult-connect?tab=extensions',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    released: { name: { en: 'Released', ha: 'An amince' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    release: {
      name: { en: 'Release', ha: 'Amince' },
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
