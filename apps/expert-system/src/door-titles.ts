/** Spec §2.7. */
export const doorTitles = {
  'expert-system': { en: 'Expert Systems', ha: 'Tsarin ƙwararru' },
} as const;
