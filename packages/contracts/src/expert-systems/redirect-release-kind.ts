import { adminRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** A new address to which an expert system wants its payers sent: a wrong one would lead people who just paid to a stranger. */
export const redirectRelease = defineWorkKind({
  name: { en: 'Redirect address', ha: 'Adireshin komawa' },
  begins: 'proposed',
  openedBy: ['Expert System'],
  seenBy: adminRoles,
  openersScreen: '/expert-system/settings',
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
      by: adminRoles,
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
      by: adminRoles,
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      // For who asked: queues are no place of theirs.
      by: ['system'],
    },
  },
});
