export const settingsTitle = { en: 'Settings', ha: 'Saituna' } as const;
