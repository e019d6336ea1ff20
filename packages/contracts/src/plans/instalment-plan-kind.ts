import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** A taxpayer asks to pay a bill in parts; the Manager of the home office or a Director agrees or refuses. */
export const instalmentPlan = defineWorkKind({
  name: { en: 'Instalment plan', ha: 'Biya kashi-kashi' }, // native reviewer
  begins: 'asked',
  openedBy: taxpayerRoles,
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=instalment-plan',
  openersScreen: '/user/e-services',
  states: {
    asked: { name: { en: 'Asked', ha: 'An nema' }, deadline: 'plan.decision' },
    granted: { name: { en: 'Agreed', ha: 'An amince' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    agree: {
      name: { en: 'Agree', ha: 'Amince' },
      from: ['asked'],
      to: 'granted',
      by: ['Tax Office Manager', 'Tax Office Director'],
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['asked'],
      to: 'refused',
      by: ['Tax Office Manager', 'Tax Office Director'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: { name: { en: 'Withdraw', ha: 'Janye' }, from: ['asked'], to: 'withdrawn', by: ['system'] },
  },
});
