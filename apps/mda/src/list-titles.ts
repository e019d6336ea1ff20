/** Spec §2.12, as the menu says it. */
export const listTitles = {
  invoices: { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' },
  questions: { en: 'Questions about bills', ha: 'Tambayoyi kan bil' },
  collections: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' },
  settlement: { en: 'Settlement', ha: 'Mika kuɗi' },
  revenueHeads: { en: 'Revenue Heads Report', ha: 'Rahoton rukunonin kuɗin shiga' },
  bill: { en: 'Bill', ha: 'Bil' },
} as const;
