import { defineWorkKind } from '../workflow/work-kind.ts';

/** A public holiday that is announced, or taken back: every deadline depends on it, so two persons enter it. */
export const holidayRelease = defineWorkKind({
  name: { en: 'Public holiday', ha: 'Ranar hutu' },
  begins: 'proposed',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/consult-connect?tab=releases',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' }, deadline: 'holiday.release' },
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
