import { defineWorkKind } from '../workflow/work-kind.ts';

/** What a revenue head asks and costs from a day on: every bill depends on it, so the MDA proposes and another person releases. */
export const tariffRelease = defineWorkKind({
  name: { en: 'Tariff', ha: 'Jadawalin kuɗi' },
  begins: 'proposed',
  openedBy: ['MDA User'],
  seenBy: ['SuperAdmin'],
  openersScreen: '/mda/settings/tariffs',
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
      hasEndpoint: true,
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open'],
      hasEndpoint: true,
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: ['system'],
      needs: ['reason'],
    },
  },
});
