import { screens } from './screens.ts';

/** Where the rows behind figures are. */
export const reports = {
  invoices: screens['invoice-reports'].path,
  collections: screens['collection-reports'].path,
} as const;

export const paths = {
  clearanceCheck: screens['clearance-check'].path,
  dayClose: screens['day-close'].path,
  newBill: screens['new-bill'].path,
  tariffs: screens.tariffs.path,
  proposeTariff: screens['propose-tariff'].path,
  bill: (billReference: string) => `/mda/bills/${billReference}`,
  correction: (billReference: string) => `/mda/bills/${billReference}/correction`,
} as const;
