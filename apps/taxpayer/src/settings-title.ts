export const settingsTitle = { en: 'Profile', ha: 'Bayanana' } as const;

/** Spec §2.8. */
export const generateInvoiceTitle = { en: 'Generate Invoice', ha: 'Fitar da takardar biyan kuɗi' } as const;
