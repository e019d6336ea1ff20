import { screens } from '../../screens.ts';
// native reviewer: the Hausa of the whole file is ours.
export const texts = {
  title: screens.people.title,
  lead: {
    en: 'Who can sign in for this MDA. The SuperAdmin gives and takes access.',
    ha: 'Waɗanda za su iya shiga a madadin wannan MDA. SuperAdmin ne yake bayarwa kuma yake karɓar izini.',
  },
  lastSeen: { en: 'Last seen', ha: 'Gani na ƙarshe' },
  never: { en: 'never signed in', ha: 'bai taɓa shiga ba' },
} as const;
