import { createCatalogue } from '@portal/platform';

export const paymentsTexts = createCatalogue({
  en: () => import('./en.ts'),
  ha: () => import('./ha.ts'),
});
