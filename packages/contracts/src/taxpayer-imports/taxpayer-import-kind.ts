import { defineWorkKind } from '../workflow/work-kind.ts';

/** Thousands of taxpayers and bills come at once from a spreadsheet: one person reads it in and checks it, another lets it in. */
export const taxpayerImport = defineWorkKind({
  name: { en: 'Import of taxpayers', ha: 'Shigar da masu haraji' },
  begins: 'proposed',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/tax-payers/imports?tab=decide',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    released: { name: { en: 'Let in', ha: 'An shigar' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    release: {
      name: { en: 'Let it in', ha: 'A shigar' },
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
