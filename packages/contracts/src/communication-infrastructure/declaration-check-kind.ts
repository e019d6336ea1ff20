import { defineWorkKind } from '../workflow/work-kind.ts';

/** An operator assessed itself (communication infrastructure); staff confirm the declaration or reject it, which cancels its bill. */
export const declarationCheck = defineWorkKind({
  name: { en: 'Declaration check', ha: 'Duba bayanin kai' }, // native reviewer
  begins: 'received',
  openedBy: ['system'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/tax-support?tab=declarations',
  states: {
    received: { name: { en: 'Received', ha: 'An karɓa' }, deadline: 'declaration.check' },
    confirmed: { name: { en: 'Confirmed', ha: 'An tabbatar' }, isFinal: true },
    rejected: { name: { en: 'Rejected', ha: 'An ƙi' }, isFinal: true },
  },
  moves: {
    confirm: { name: { en: 'Confirm', ha: 'Tabbatar' }, from: ['received'], to: 'confirmed', by: ['SuperAdmin'] },
    reject: {
      name: { en: 'Reject', ha: 'Ƙi' },
      from: ['received'],
      to: 'rejected',
      by: ['SuperAdmin'],
      needs: ['reason'],
    },
  },
});
