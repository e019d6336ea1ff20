import { menuOf, routesOf } from '@portal/area-screens';
import { defineArea } from '@portal/platform';
import { screens } from './screens.ts';

export const area = defineArea({
  id: 'governor',
  navigation: menuOf(screens, {}),
  routes: routesOf(screens, import.meta.glob('./routes/*.route.{ts,tsx}')),
  loadMessages: async () => {},
});
