export const settingsTitle = { en: 'Profile', ha: 'Bayanana' } as const;
