import { defineWorkKind } from '../workflow/work-kind.ts';

const administrators = ['Admin', 'Administrator', 'SuperAdmin'] as const;

/** What is collected stands under revenue heads: one administrator proposes a new one, a name or an end, another releases it. */
export const headRelease = defineWorkKind({
  name: { en: 'Revenue head', ha: 'Tushen kuɗin shiga' },
  begins: 'proposed',
  openedBy: administrators,
  seenBy: administrators,
  screen: '/admin/settings/revenue-heads',
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
      by: administrators,
      needs: ['reason'],
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
      by: administrators,
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: administrators,
      needs: ['reason'],
      sameAs: ['open'],
    },
  },
});
