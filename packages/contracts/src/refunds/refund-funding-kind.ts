import { adminRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** The treasury moved money to the account refunds are paid from: one person notes it, another approves, and the books follow. */
export const refundFunding = defineWorkKind({
  name: { en: 'Funding of refunds', ha: 'Kuɗin biyan mayarwa' },
  begins: 'proposed',
  openedBy: adminRoles,
  seenBy: adminRoles,
  screen: '/admin/collection-reports/refund-account',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    funded: { name: { en: 'Booked', ha: 'An shigar' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['proposed'],
      to: 'funded',
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
