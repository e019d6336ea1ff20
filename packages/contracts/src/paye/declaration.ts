import type { Localized } from '../language.ts';

/** What whoever files a month or a year declares. A wording that was declared is never changed: a new one has a new number. */
export const filingDeclarationVersion = 1;

// native reviewer: the Hausa is ours.
export const filingDeclarations = {
  1: {
    en: 'I may file this for the taxpayer named here. I have looked at the figures above, and to the best of my knowledge they are true and complete. I know that a false statement is an offence.',
    ha: 'Ina da ikon gabatar da wannan a madadin mai biyan harajin da aka ambata. Na duba alkaluman da ke sama, kuma iyakar sanina gaskiya ne kuma cikakku. Na san cewa bayanin ƙarya laifi ne.',
  },
} as const satisfies Readonly<Record<number, Localized>>;
