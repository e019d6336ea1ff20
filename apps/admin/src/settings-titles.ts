/** Spec §2.9: the header's menu says Settings, the sidebar Profile. */
export const dashboardTitle = { en: 'Dashboard', ha: 'Allon bayani' } as const;
export const settingsTitle = { en: 'Settings', ha: 'Saituna' } as const;
export const profileTitle = { en: 'Profile', ha: 'Bayanana' } as const;
export const analyticsTitle = { en: 'Analytics', ha: 'Nazari' } as const;
