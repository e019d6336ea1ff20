import { createCatalogue } from '@portal/platform';

/** Texts of the payment screens' shared parts. The area that shows them loads it beside its own. */
export const paymentTexts = createCatalogue({
  en: () => import('./en.ts'),
  ha: () => import('./ha.ts'),
});
