import { defineWorkKind } from '../workflow/work-kind.ts';

/** What a spreadsheet brought goes again, all of it but bills that somebody tried to pay: proposed by one person, done by another. */
export const importUndo = defineWorkKind({
  name: { en: 'Undoing an import', ha: 'Mayar da shigarwa' }, // native reviewer
  begins: 'proposed',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/tax-payers/imports?tab=undo',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    released: { name: { en: 'Undone', ha: 'An mayar' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    release: {
      name: { en: 'Undo it', ha: 'Mayar' },
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
