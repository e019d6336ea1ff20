import { adminRoles, taxpayerRoles } from '../access.ts';
import { defineWorkKind } from './work-kind.ts';

/**
 * Money that is to be given back. One person proposes, another approves; a large tax is audited before (NTAA 55). Who made a list for
 * the bank does not say that it came back, and who gave the bank's evidence does not confirm it.
 */
export const refund = defineWorkKind({
  name: { en: 'Refund', ha: 'Mayar da kuɗi' },
  begins: 'requested',
  openedBy: ['system', ...adminRoles, ...taxpayerRoles],
  seenBy: adminRoles,
  openersScreen: '/user/payment-history/refunds',
  states: {
    requested: { name: { en: 'Requested', ha: 'An nema' } },
    audited: { name: { en: 'Audited', ha: 'An bincika' } },
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    payable: { name: { en: 'To be paid', ha: 'Za a biya' }, deadline: 'refund.payment' },
    sent: { name: { en: 'On its way', ha: 'Yana kan hanya' }, deadline: 'refund.payment' },
    evidenced: { name: { en: 'Paid, to be confirmed', ha: 'An biya, za a tabbatar' }, deadline: 'refund.payment' },
    paid: { name: { en: 'Paid', ha: 'An biya' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    audit: {
      name: { en: 'Note the audit', ha: 'Rubuta bincike' },
      from: ['requested'],
      to: 'audited',
      by: adminRoles,
      needs: ['reason'],
    },
    propose: {
      name: { en: 'Propose', ha: 'Gabatar' },
      from: ['requested', 'audited'],
      to: 'proposed',
      by: adminRoles,
      needs: ['reason'],
      otherThan: ['audit'],
    },
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['proposed'],
      to: 'payable',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open', 'audit', 'propose'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['requested', 'audited', 'proposed'],
      to: 'refused',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open', 'propose'],
    },
    send: { name: { en: 'Send', ha: 'Aika' }, from: ['payable'], to: 'sent', by: adminRoles },
    /** The provider refuses it, or the account was wrong: proposed and approved anew. */
    rework: {
      name: { en: 'Pay it another way', ha: 'A biya ta wata hanya' },
      from: ['payable'],
      to: 'audited',
      by: adminRoles,
      needs: ['reason'],
    },
    fail: {
      name: { en: 'It came back', ha: 'Ya dawo' },
      from: ['sent'],
      to: 'payable',
      by: ['system', 'SuperAdmin'],
      needs: ['reason'],
      otherThan: ['send'],
    },
    evidence: {
      name: { en: 'Give the evidence', ha: 'Ba da shaida' },
      from: ['sent'],
      to: 'evidenced',
      by: adminRoles,
      needs: ['document'],
    },
    confirm: {
      name: { en: 'Confirm that it was paid', ha: 'Tabbatar an biya' },
      from: ['evidenced'],
      to: 'paid',
      by: adminRoles,
      needs: ['reason'],
      otherThan: ['evidence'],
    },
    complete: {
      name: { en: 'Paid by the provider', ha: 'Mai karɓa ya biya' },
      from: ['sent'],
      to: 'paid',
      by: ['system'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['requested', 'audited', 'proposed'],
      to: 'withdrawn',
      by: ['system'],
    },
  },
});
