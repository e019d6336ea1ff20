import { screens } from './screens.ts';

/** Where the rows behind figures are. */
export const reports = {
  invoices: screens['invoice-reports'].path,
  collections: screens['collection-reports'].path,
  awaited: `${screens['settled-payments'].path}?status=awaited`,
  underReview: screens['under-review'].path,
} as const;
