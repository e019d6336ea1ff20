import * as z from 'zod/mini';
import type { Localized } from '../language.ts';

/** What a message may be about. */
export const enquiryTopics = {
  payment: { en: 'A payment or a receipt', ha: 'Biya ko rasit' },
  bill: { en: 'A bill or an assessment', ha: 'Bil ko kiyasin haraji' },
  registration: { en: 'Registration, Tax ID or my account', ha: 'Rajista, Tax ID ko asusuna' },
  clearance: { en: 'Tax clearance certificate', ha: 'Takardar shaidar biyan haraji (eTCC)' },
  conduct: { en: 'A complaint about an officer or a collector', ha: 'Ƙorafi kan jami’i ko mai karɓar haraji' },
  website: { en: 'This website', ha: 'Wannan shafin yanar gizo' },
  other: { en: 'Something else', ha: 'Wani abu dabam' },
} as const satisfies Readonly<Record<string, Localized>>;
export type EnquiryTopic = keyof typeof enquiryTopics;
export const enquiryTopicIds = Object.keys(enquiryTopics) as [EnquiryTopic, ...EnquiryTopic[]];
export const enquiryTopicSchema = z.enum(enquiryTopicIds);

export const enquiryStates = ['received', 'assigned', 'answered', 'closed'] as const;
export const enquiryStateSchema = z.enum(enquiryStates);
export type EnquiryState = z.output<typeof enquiryStateSchema>;

/** What we promise on the screen and in the mail. */
export const enquiryAnswerWorkingDays = 5;

/** Why somebody had to write, as staff found when they closed it: what is to be mended is the cause, not the message. */
export const enquiryCauses = {
  'our-mistake': { en: 'A mistake of ours', ha: 'Kuskurenmu' },
  provider: { en: 'The bank or the payment provider', ha: 'Banki ko mai karɓar biya' },
  'unclear-words': { en: 'Our words were not understood', ha: 'Ba a fahimci kalmominmu ba' },
  'missing-information': { en: 'Something was not said anywhere', ha: 'Wani abu ba a faɗa a ko’ina ba' },
  'too-slow': { en: 'We were too slow', ha: 'Mun yi jinkiri' },
  law: { en: 'The law itself, not how we apply it', ha: 'Doka ce kanta, ba yadda muke amfani da ita ba' },
  'not-ours': { en: 'Not a matter of this service', ha: 'Ba al’amarin wannan sabis ba ne' },
} as const satisfies Readonly<Record<string, Localized>>; // native reviewer
export type EnquiryCause = keyof typeof enquiryCauses;
export const enquiryCauseSchema = z.enum(Object.keys(enquiryCauses) as [EnquiryCause, ...EnquiryCause[]]);
