import { screens } from './screens.ts';

/** Where the rows behind figures are. */
export const reports = {
  invoices: screens['invoice-reports'].path,
  collections: screens['collection-reports'].path,
  settlements: screens['settlement-reports'].path,
} as const;

export const requestsPath = screens.requests.path;

export const settingsPath = screens.settings.path;

export function webhookPath(webhookId: string): string {
  return screens.webhook.path.replace(':webhookId', webhookId);
}
