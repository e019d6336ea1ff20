import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** A Manager proposes that a penalty or its interest is remitted; a Director decides, every one. */
export const penaltyRemission = defineWorkKind({
  name: { en: 'Remission of a penalty', ha: 'Yafe tara' }, // native reviewer
  begins: 'proposed',
  openedBy: ['Tax Office Manager'],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office/penalty-report/decide?of=penalty-remission',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    granted: { name: { en: 'Remitted', ha: 'An yafe' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    grant: {
      name: { en: 'Remit', ha: 'Yafe' },
      from: ['proposed'],
      to: 'granted',
      by: ['Tax Office Director'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
      by: ['Tax Office Director'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: ['Tax Office Manager'],
      needs: ['reason'],
      sameAs: ['open'],
    },
  },
});
