import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** An officer asks a payer about what they filed as withheld or a payment of it; the payer answers in place, and the officer settles it. */
export const withholdingQuery = defineWorkKind({
  name: { en: 'Question about withholding', ha: 'Tambaya kan harajin riƙo' }, // native reviewer
  begins: 'asked',
  openedBy: taxOfficeRoles,
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=withholding-query',
  states: {
    asked: { name: { en: 'With the payer', ha: 'Yana hannun mai biya' }, deadline: 'information.answer' },
    answered: { name: { en: 'Answered', ha: 'An amsa' } },
    settled: { name: { en: 'Settled', ha: 'An warware' }, isFinal: true },
    withdrawn: { name: { en: 'Taken back', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    answer: { name: { en: 'Answer', ha: 'Amsa' }, from: ['asked'], to: 'answered', by: ['system'] },
    again: {
      name: { en: 'Ask again: say what', ha: 'Sake tambaya: faɗi me' },
      from: ['answered'],
      to: 'asked',
      by: taxOfficeRoles,
      needs: ['reason'],
    },
    /** Whoever asked does not say that the answer is enough. */
    settle: {
      name: { en: 'Settled', ha: 'An warware' },
      from: ['answered'],
      to: 'settled',
      by: taxOfficeRoles,
      otherThan: ['open', 'again'],
    },
    withdraw: {
      name: { en: 'Take back', ha: 'Janye' },
      from: ['asked'],
      to: 'withdrawn',
      by: taxOfficeRoles,
      needs: ['reason'],
    },
  },
});
