import { adminRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** Two lists of money do not agree: evidence closes it, or two persons match it by hand or give it up. */
export const settlementDifference = defineWorkKind({
  name: { en: 'Settlement difference', ha: 'Bambancin mika kuɗi' },
  begins: 'open',
  openedBy: ['system'],
  seenBy: adminRoles,
  states: {
    open: { name: { en: 'Open', ha: 'A buɗe' } },
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    closed: { name: { en: 'Closed', ha: 'An rufe' }, isFinal: true },
  },
  moves: {
    propose: {
      name: { en: 'Propose', ha: 'Gabatar' },
      from: ['open'],
      to: 'proposed',
      by: adminRoles,
      needs: ['reason'],
      hasEndpoint: true,
    },
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['proposed'],
      to: 'closed',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['propose'],
      hasEndpoint: true,
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'open',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['propose'],
      hasEndpoint: true,
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'open',
      by: adminRoles,
      needs: ['reason'],
      sameAs: ['propose'],
      hasEndpoint: true,
    },
    settle: {
      name: { en: 'Closed by evidence', ha: 'Hujja ta rufe shi' },
      from: ['open', 'proposed'],
      to: 'closed',
      by: ['system'],
      needs: ['reason'],
    },
  },
});
