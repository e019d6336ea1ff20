/** Spec §2.7. */
export const doorTitles = {
  mda: { en: 'MDA Login', ha: 'Shigar MDA' },
} as const;
