/** Where the rows behind figures are. */
export const reports = {
  invoices: '/admin/invoice-reports',
  collections: '/admin/collection-reports',
  awaited: '/admin/settlement-reports/payments?status=awaited',
  underReview: '/admin/collection-reports/under-review',
} as const;
