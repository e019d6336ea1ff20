import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const partnersActions = {
  'partner-key.made': { en: 'Key of the interface made', ha: 'An yi makullin haɗin na’ura' },
  'partner-key.revoked': { en: 'Key of the interface revoked', ha: 'An soke makullin haɗin na’ura' },
  'taxpayer.looked-up': {
    en: 'Taxpayer looked up over the interface',
    ha: 'An nemi mai biyan haraji ta haɗin na’ura',
  },
} as const satisfies Readonly<Record<string, Localized>>;
