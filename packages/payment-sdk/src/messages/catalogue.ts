import { createCatalogue } from '@portal/platform';

/** Texts of the payment screens' shared parts. A screen's loader loads it: only payment screens pay for it. */
export const paymentTexts = createCatalogue({
  en: () => import('./en.ts'),
  ha: () => import('./ha.ts'),
});
