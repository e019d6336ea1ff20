import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;

/** One person of an office works out a penalty; another, who leads it, has it billed. */
export const penalty = defineWorkKind({
  name: { en: 'Penalty for lateness', ha: 'Tarar jinkiri' }, // native reviewer
  begins: 'proposed',
  openedBy: ['Tax Officer', 'Tax Office Manager'],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office/penalty-report/decide?of=penalty',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    billed: { name: { en: 'Billed', ha: 'An fitar da bil' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    bill: {
      name: { en: 'Approve and bill', ha: 'Amince ka fitar da bil' },
      from: ['proposed'],
      to: 'billed',
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
      by: ['Tax Officer', 'Tax Office Manager'],
      needs: ['reason'],
      sameAs: ['open'],
    },
  },
});
