/** Spec §2.10, as the menu says it. */
export const screenTitles = {
  dashboard: { en: 'Dashboard', ha: 'Allon bayani' },
  mdaAnalytics: { en: 'MDA Analytics', ha: 'Nazarin MDA' },
  collectionAnalytics: { en: 'Collection Analytics', ha: 'Nazarin karɓar kuɗi' },
  fiscalHealth: { en: 'Fiscal Health Analytics', ha: 'Nazarin lafiyar kuɗin jiha' },
} as const;
