/** Spec §2.7. */
export const doorTitles = {
  admin: { en: 'Admin', ha: 'Admin' },
  superadmin: { en: 'Super Admin', ha: 'Super Admin' },
} as const;
