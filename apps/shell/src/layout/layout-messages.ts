import { createCatalogue } from '@portal/platform';

/** The layouts' texts. The shell awaits `load` before the first render, like it does for an area. */
export const layoutMessages = createCatalogue({
  en: () => import('./messages/en.ts'),
  ha: () => import('./messages/ha.ts'),
});
