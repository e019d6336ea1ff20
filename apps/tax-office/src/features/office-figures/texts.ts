// native reviewer: the Hausa of the whole file is ours.
export const texts = {
  figures: { en: 'Figures of this month', ha: 'Alƙaluman wannan wata' },
  billed: { en: 'Billed this month', ha: 'An nema a watan' },
  collected: { en: 'Collected this month', ha: 'An karɓa a watan' },
  outstanding: { en: 'Not paid, of this month', ha: 'Ba a biya ba, na watan' },
  bills: { en: 'bills', ha: 'bil' },
  receipts: { en: 'receipts', ha: 'rasit' },
  paying: { en: 'Paying taxpayers', ha: 'Masu biya' },
  registered: { en: 'of those registered', ha: 'na waɗanda aka yi wa rajista' },
} as const;
