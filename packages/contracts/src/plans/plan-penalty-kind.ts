import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** A broken plan has cost penalty and interest: one person of the office fixes how much, another raises the bill; remission is a Director's. */
export const planPenalty = defineWorkKind({
  name: { en: 'Penalty of a broken plan', ha: 'Tarar yarjejeniyar da ta karye' }, // native reviewer
  begins: 'open',
  openedBy: ['system'],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=plan-penalty',
  states: {
    open: { name: { en: 'To assess', ha: 'Za a kimanta' } },
    assessed: { name: { en: 'Assessed', ha: 'An kimanta' } },
    billed: { name: { en: 'Billed', ha: 'An fitar da bil' }, isFinal: true },
    waived: { name: { en: 'Remitted', ha: 'An yafe' }, isFinal: true },
  },
  moves: {
    assess: {
      name: { en: 'Assess as of today', ha: 'Kimanta zuwa yau' },
      from: ['open'],
      to: 'assessed',
      by: taxOfficeRoles,
    },
    bill: {
      name: { en: 'Raise the bill', ha: 'Fitar da bil' },
      from: ['assessed'],
      to: 'billed',
      by: ['Tax Office Manager', 'Tax Office Director'],
      otherThan: ['assess'],
    },
    return: {
      name: { en: 'Return', ha: 'Mayar' },
      from: ['assessed'],
      to: 'open',
      by: ['Tax Office Manager', 'Tax Office Director'],
      needs: ['reason'],
    },
    waive: {
      name: { en: 'Remit', ha: 'Yafe' },
      from: ['assessed'],
      to: 'waived',
      by: ['Tax Office Director'],
      needs: ['reason'],
      otherThan: ['assess'],
    },
  },
});
