/** Spec §2.7. */
export const doorTitles = {
  'tax-office': { en: 'Tax Area Office Login', ha: 'Shigar Ofishin Haraji na Yanki' },
} as const;
