/** Spec §2.9, as the menu says it. */
export const listTitles = {
  invoices: { en: 'Invoice Reports', ha: 'Rahoton takardun biyan kuɗi' },
  collections: { en: 'Collection Reports', ha: 'Rahoton karɓar kuɗi' },
} as const;
