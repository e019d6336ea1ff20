import { menuOf, routesOf } from '@portal/area-screens';
import { defineArea } from '@portal/platform';
import { screens } from './screens.ts';

export const area = defineArea({
  id: 'admin',
  navigation: menuOf(screens, { reports: { label: { en: 'Reports', ha: 'Rahotanni' }, icon: 'document' } }),
  routes: routesOf(screens, import.meta.glob('./routes/*.route.{ts,tsx}')),
  loadMessages: async () => {},
});
