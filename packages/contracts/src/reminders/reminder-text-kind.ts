import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;

/** A version of a text of reminders: one person writes it, another one approves it. */
export const reminderText = defineWorkKind({
  name: { en: 'Text of reminders', ha: 'Rubutun tunatarwa' }, // native reviewer
  begins: 'proposed',
  openedBy: taxOfficeRoles,
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office/schedule-notification/approvals?of=reminder-text',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    approved: { name: { en: 'Approved', ha: 'An amince' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['proposed'],
      to: 'approved',
      by: deciders,
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: taxOfficeRoles,
      needs: ['reason'],
      sameAs: ['open'],
    },
  },
});
