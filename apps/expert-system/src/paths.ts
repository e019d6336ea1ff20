/** Where the rows behind figures are. */
export const reports = {
  invoices: '/expert-system/invoice-reports',
  collections: '/expert-system/collection-reports',
} as const;
