import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const enquiriesActions = {
  'enquiry.received': { en: 'Message received', ha: 'An karɓi saƙo' },
  'enquiry.assigned': { en: 'Message given to somebody', ha: 'An ba wani saƙon' },
  'enquiry.answered': { en: 'Message answered', ha: 'An amsa saƙo' },
  'enquiry.returned': { en: 'Message back in the queue', ha: 'Saƙo ya koma jerin aiki' },
  'enquiry.replied': { en: 'More written about a message', ha: 'An ƙara rubutu kan saƙo' },
  'enquiry.closed': { en: 'Message closed', ha: 'An rufe saƙo' },
  'answer-template.created': { en: 'Answer to choose from added', ha: 'An ƙara amsar zaɓi' },
  'answer-template.changed': { en: 'Answer to choose from changed', ha: 'An canza amsar zaɓi' },
  'answer-template.deleted': { en: 'Answer to choose from deleted', ha: 'An share amsar zaɓi' },
} as const satisfies Readonly<Record<string, Localized>>;
