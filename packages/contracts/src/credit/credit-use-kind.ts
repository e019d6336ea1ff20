import { adminRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** Staff pay a bill from the credit of its taxpayer; another person lets them. Taxpayers themselves need nobody. */
export const creditUse = defineWorkKind({
  name: { en: 'Bill paid from credit', ha: 'Bil da aka biya da rarar kuɗi' },
  begins: 'proposed',
  openedBy: adminRoles,
  seenBy: adminRoles,
  screen: '/admin/collection-reports/credit',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    used: { name: { en: 'Paid from credit', ha: 'An biya da rarar kuɗi' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['proposed'],
      to: 'used',
      by: ['SuperAdmin'],
      needs: ['reason'],
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
      by: adminRoles,
      needs: ['reason'],
      sameAs: ['open'],
      hasEndpoint: true,
    },
  },
});
