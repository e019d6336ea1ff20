import { defineWorkKind } from '../workflow/work-kind.ts';

/** An agent has handed in everything and paid the fee: somebody looks at the papers, and lets them act or not. The agent is told at each step. */
export const agentRegistration = defineWorkKind({
  name: { en: 'Agent registration', ha: 'Rajistar wakili' },
  begins: 'received',
  openedBy: ['system'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/tax-managers?tab=registrations',
  states: {
    received: { name: { en: 'Received', ha: 'An karɓa' } },
    reviewed: { name: { en: 'Under review', ha: 'Ana dubawa' } },
    approved: { name: { en: 'Approved', ha: 'An amince' }, isFinal: true },
    declined: { name: { en: 'Declined', ha: 'An ƙi' }, isFinal: true },
  },
  moves: {
    review: {
      name: { en: 'Take into review', ha: 'Fara dubawa' },
      from: ['received'],
      to: 'reviewed',
      by: ['SuperAdmin'],
    },
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['received', 'reviewed'],
      to: 'approved',
      by: ['SuperAdmin'],
    },
    decline: {
      name: { en: 'Decline', ha: 'Ƙi' },
      from: ['received', 'reviewed'],
      to: 'declined',
      by: ['SuperAdmin'],
      needs: ['reason'],
    },
  },
});
