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
