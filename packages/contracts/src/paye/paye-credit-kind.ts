import { adminRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** An amendment lowered the tax of a month that is paid: one person proposes that the rest becomes credit, another one decides. */
export const payeCredit = defineWorkKind({
  name: { en: 'Credit of a month paid too much', ha: 'Rarar kuɗin watan da aka biya fiye da kima' }, // native reviewer
  begins: 'open',
  openedBy: ['system'],
  seenBy: adminRoles,
  screen: '/admin/collection-reports/credit',
  states: {
    open: { name: { en: 'Open', ha: 'A buɗe' } },
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    granted: { name: { en: 'Granted', ha: 'An bayar' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    lapsed: { name: { en: 'A later filing took its place', ha: 'Wani jeri na baya ya maye gurbinsa' }, isFinal: true },
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
      to: 'granted',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['propose'],
      hasEndpoint: true,
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
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
    /** The month was filed again: what is over now is another case. */
    lapse: {
      name: { en: 'A later filing took its place', ha: 'Wani jeri na baya ya maye gurbinsa' },
      from: ['open', 'proposed'],
      to: 'lapsed',
      by: ['system'],
    },
  },
});
