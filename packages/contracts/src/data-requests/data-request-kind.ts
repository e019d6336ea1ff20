import { defineWorkKind } from '../workflow/work-kind.ts';

/** Somebody uses a right of data protection: an answer within a month; a refusal is a second person's. */
export const dataRequest = defineWorkKind({
  name: { en: 'Data-protection request', ha: 'Buƙatar kare bayanai' },
  begins: 'received',
  openedBy: ['SuperAdmin'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/settings/data-requests',
  states: {
    received: { name: { en: 'Received', ha: 'An karɓa' }, deadline: 'data-request.answer' },
    answered: { name: { en: 'Answered', ha: 'An amsa' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    answer: {
      name: { en: 'Answer', ha: 'Amsa' },
      from: ['received'],
      to: 'answered',
      by: ['SuperAdmin'],
      needs: ['reason'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['received'],
      to: 'refused',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['received'],
      to: 'withdrawn',
      by: ['SuperAdmin'],
      needs: ['reason'],
    },
  },
});
