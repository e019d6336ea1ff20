import { adminRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** Money that came and does not agree with its bill: one person proposes what becomes of it, another one decides. */
export const moneyReview = defineWorkKind({
  name: { en: 'Money under review', ha: 'Kuɗin da ake dubawa' },
  begins: 'open',
  openedBy: ['system'],
  seenBy: adminRoles,
  states: {
    open: { name: { en: 'Open', ha: 'A buɗe' } },
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    decided: { name: { en: 'Decided', ha: 'An yanke hukunci' }, isFinal: true },
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
      to: 'decided',
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
    /** The money went back through the books: there is nothing left to decide. */
    lapse: {
      name: { en: 'Nothing left to decide', ha: 'Babu abin da ya rage' },
      from: ['open', 'proposed'],
      to: 'decided',
      by: ['system'],
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
  },
});
