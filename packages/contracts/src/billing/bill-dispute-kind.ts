import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;

/** A taxpayer says that an own bill is not owed, or not as it stands; the home office looks at it and answers. */
export const billDispute = defineWorkKind({
  name: { en: 'Question about a bill', ha: 'Tambaya kan bil' }, // native reviewer
  begins: 'asked',
  openedBy: taxpayerRoles,
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=bill-dispute',
  openersScreen: '/user/e-services',
  states: {
    asked: { name: { en: 'With the office', ha: 'Yana hannun ofis' }, deadline: 'enquiry.answer' },
    granted: { name: { en: 'Upheld: the bill is cancelled', ha: 'An amince: an soke bil ɗin' }, isFinal: true },
    corrected: { name: { en: 'Corrected', ha: 'An gyara' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Taken back', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    uphold: {
      name: { en: 'Uphold and cancel the bill', ha: 'Amince ka soke bil ɗin' },
      from: ['asked'],
      to: 'granted',
      by: deciders,
      needs: ['reason'],
    },
    correct: {
      name: { en: 'Corrected: say how', ha: 'An gyara: faɗi yadda' },
      from: ['asked'],
      to: 'corrected',
      by: deciders,
      needs: ['reason'],
    },
    refuse: { name: { en: 'Refuse', ha: 'Ƙi' }, from: ['asked'], to: 'refused', by: deciders, needs: ['reason'] },
    withdraw: { name: { en: 'Take back', ha: 'Janye' }, from: ['asked'], to: 'withdrawn', by: ['system'] },
  },
});
