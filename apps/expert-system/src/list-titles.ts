/** Spec §2.11, as the menu says it. */
export const listTitles = {
  invoices: { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' },
  collections: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' },
  dashboard: { en: 'Dashboard', ha: 'Allon bayani' },
  settlements: { en: 'Settlement Report', ha: 'Rahoton mika kuɗi' },
  bill: { en: 'Bill', ha: 'Bil' },
} as const;
