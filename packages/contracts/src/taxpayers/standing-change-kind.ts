import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;

/** A taxpayer is dormant, deregistered or dead, or is active again: what they have to file follows, so two persons of the office say so. */
export const standingChange = defineWorkKind({
  name: { en: 'Standing of a taxpayer', ha: 'Matsayin mai biyan haraji' }, // native reviewer
  begins: 'proposed',
  openedBy: ['Tax Officer', ...deciders],
  seenBy: ['Tax Officer', ...deciders],
  screen: '/tax-area-office?tab=requests&of=standing-change',
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
      by: deciders,
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: ['Tax Officer', ...deciders],
      needs: ['reason'],
      sameAs: ['open'],
    },
  },
});
