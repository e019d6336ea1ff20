/** Spec §2.13. */
export const dashboardTitle = { en: 'Dashboard', ha: 'Allon bayani' } as const;
