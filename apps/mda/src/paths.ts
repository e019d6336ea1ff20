/** Where the rows behind figures are. */
export const reports = { invoices: '/mda/invoice-reports', collections: '/mda/collection-reports' } as const;

export const paths = {
  newBill: '/mda/new-bill',
  tariffs: '/mda/settings/tariffs',
  proposeTariff: '/mda/settings/tariffs/new',
  bill: (billReference: string) => `/mda/bills/${billReference}`,
  correction: (billReference: string) => `/mda/bills/${billReference}/correction`,
} as const;
