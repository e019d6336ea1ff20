import { adminRoles, taxpayerRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/**
 * Money that is to be given back. One person proposes, another approves; a large tax is audited before (NTAA 55). Who named the account
 * does not approve. That it came back is the provider's final word, or two persons' with a document, and who gave the bank's evidence does
 * not confirm it.
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
    returned: { name: { en: 'Came back, to be confirmed', ha: 'Ya dawo, za a tabbatar' }, deadline: 'refund.payment' },
    evidenced: { name: { en: 'Paid, to be confirmed', ha: 'An biya, za a tabbatar' }, deadline: 'refund.payment' },
    paid: { name: { en: 'Paid', ha: 'An biya' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    /** What the payer told, or took from their papers: whoever wrote it down does not approve. */
    'name-account': {
      name: { en: 'Name the account', ha: 'Faɗi asusun' },
      from: ['requested'],
      to: 'requested',
      by: ['system', ...adminRoles],
      hasEndpoint: true,
    },
    'name-audited-account': {
      name: { en: 'Name the account', ha: 'Faɗi asusun' },
      from: ['audited'],
      to: 'audited',
      by: ['system', ...adminRoles],
      hasEndpoint: true,
    },
    audit: {
      name: { en: 'Note the audit', ha: 'Rubuta bincike' },
      from: ['requested'],
      to: 'audited',
      by: adminRoles,
      needs: ['reason'],
      hasEndpoint: true,
    },
    propose: {
      name: { en: 'Propose', ha: 'Gabatar' },
      from: ['requested', 'audited'],
      to: 'proposed',
      by: adminRoles,
      needs: ['reason'],
      otherThan: ['audit'],
      hasEndpoint: true,
    },
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['proposed'],
      to: 'payable',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open', 'audit', 'propose', 'name-account', 'name-audited-account'],
      hasEndpoint: true,
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['requested', 'audited', 'proposed'],
      to: 'refused',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open', 'propose'],
      hasEndpoint: true,
    },
    send: { name: { en: 'Send', ha: 'Aika' }, from: ['payable'], to: 'sent', by: adminRoles, hasEndpoint: true },
    /** The provider refuses it, or the account was wrong: proposed and approved anew. */
    rework: {
      name: { en: 'Pay it another way', ha: 'A biya ta wata hanya' },
      from: ['payable'],
      to: 'audited',
      by: adminRoles,
      needs: ['reason'],
      hasEndpoint: true,
    },
    /** The provider's final word. */
    fail: {
      name: { en: 'Refused by the provider', ha: 'Mai karɓa ya ƙi' },
      from: ['sent', 'returned'],
      to: 'payable',
      by: ['system'],
      needs: ['reason'],
    },
    return: {
      name: { en: 'Say that it came back', ha: 'Faɗi cewa ya dawo' },
      from: ['sent'],
      to: 'returned',
      by: adminRoles,
      needs: ['reason', 'document'],
      hasEndpoint: true,
    },
    'accept-return': {
      name: { en: 'Confirm that it came back', ha: 'Tabbatar ya dawo' },
      from: ['returned'],
      to: 'payable',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['return', 'send'],
      hasEndpoint: true,
    },
    'deny-return': {
      name: { en: 'It did not come back', ha: 'Bai dawo ba' },
      from: ['returned'],
      to: 'sent',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['return'],
      hasEndpoint: true,
    },
    /** The provider returned the payment to its payer by itself: there is nothing left to send. */
    'given-back': {
      name: { en: 'Given back by the provider already', ha: 'Mai karɓa ya riga ya mayar' },
      from: ['payable'],
      to: 'evidenced',
      by: adminRoles,
      needs: ['document'],
      hasEndpoint: true,
    },
    evidence: {
      name: { en: 'Give the evidence', ha: 'Ba da shaida' },
      from: ['sent'],
      to: 'evidenced',
      by: adminRoles,
      needs: ['document'],
      hasEndpoint: true,
    },
    confirm: {
      name: { en: 'Confirm that it was paid', ha: 'Tabbatar an biya' },
      from: ['evidenced'],
      to: 'paid',
      by: adminRoles,
      needs: ['reason'],
      otherThan: ['evidence', 'given-back'],
      hasEndpoint: true,
    },
    complete: {
      name: { en: 'Paid by the provider', ha: 'Mai karɓa ya biya' },
      from: ['sent', 'returned'],
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
