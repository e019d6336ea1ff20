import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const consultationsActions = {
  'consultant.created': { en: 'Consultant added', ha: 'An ƙara mai shawara' },
  'consultant.changed': { en: 'Consultant changed', ha: 'An canza mai shawara' },
  'consultant.transferred': { en: 'Consultations given to a colleague', ha: 'An ba abokin aiki shawarwari' },
  'consultant.cover-entered': { en: 'Leave cover of a consultant entered', ha: 'An shigar da mai maye na mai shawara' },
  'consultant.cover-ended': { en: 'Leave cover of a consultant ended', ha: 'An ƙare maye na mai shawara' },
  'consultation.booked': { en: 'Consultation booked', ha: 'An ajiye lokacin shawara' },
  'consultation.moved': { en: 'Consultation moved', ha: 'An matsar da lokacin shawara' },
  'consultation.cancelled': { en: 'Consultation cancelled', ha: 'An soke shawara' },
  'consultation.assigned': { en: 'Consultation given to another consultant', ha: 'An ba wani mai shawara' },
  'consultation.answered': { en: 'Question for a consultation answered', ha: 'An amsa tambayar shawara' },
  'consultation.held': { en: 'Consultation held', ha: 'An yi shawara' },
  'consultation.no-show': { en: 'Nobody came to a consultation', ha: 'Ba wanda ya zo shawara' },
} as const satisfies Readonly<Record<string, Localized>>;
