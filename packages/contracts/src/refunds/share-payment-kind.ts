import { adminRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/**
 * What the bank pays of an approved statement of shares. Two persons approved the statement; here a list sends it, who gave the bank's
 * evidence does not confirm it, and that it came back is said by one person with a document and confirmed by another.
 */
export const sharePayment = defineWorkKind({
  name: { en: 'Payment of shares', ha: 'Biyan kaso' },
  begins: 'payable',
  openedBy: ['system'],
  seenBy: adminRoles,
  screen: '/admin/collection-reports/bank-lists',
  states: {
    payable: { name: { en: 'To be paid', ha: 'Za a biya' } },
    sent: { name: { en: 'On its way', ha: 'Yana kan hanya' } },
    returned: { name: { en: 'Came back, to be confirmed', ha: 'Ya dawo, za a tabbatar' } },
    evidenced: { name: { en: 'Paid, to be confirmed', ha: 'An biya, za a tabbatar' } },
    paid: { name: { en: 'Paid', ha: 'An biya' }, isFinal: true },
  },
  moves: {
    send: { name: { en: 'Send', ha: 'Aika' }, from: ['payable'], to: 'sent', by: adminRoles, hasEndpoint: true },
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
      otherThan: ['evidence'],
      hasEndpoint: true,
    },
  },
});
