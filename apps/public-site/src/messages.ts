import { createCatalogue } from '@portal/platform';

export const { load: loadMessages, useMessages } = createCatalogue({
  en: () => import('./messages/en.ts'),
  ha: () => import('./messages/ha.ts'),
});
