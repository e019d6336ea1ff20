/** Spec §2.7. */
export const doorTitles = {
  governor: { en: "Governor's Portal / Sign in", ha: 'Shafin Gwamna / Shiga' },
} as const;
