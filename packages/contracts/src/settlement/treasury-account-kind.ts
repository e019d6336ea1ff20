import { defineWorkKind } from '../workflow/work-kind.ts';

/** Where the money of an MDA goes: a stolen session or one person alone must not turn it elsewhere. */
export const treasuryAccount = defineWorkKind({
  name: { en: 'Treasury account', ha: 'Asusun baitulmali' },
  begins: 'proposed',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/settlement-reports/accounts',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    active: { name: { en: 'In force', ha: 'Yana aiki' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['proposed'],
      to: 'active',
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
      by: ['SuperAdmin'],
      needs: ['reason'],
      sameAs: ['open'],
      hasEndpoint: true,
    },
  },
});
