import { menuOf, routesOf } from '@portal/area-screens';
import { defineArea } from '@portal/platform';
import { replace } from '@portal/platform/router';
import { screens } from './screens.ts';

export const area = defineArea({
  id: 'taxpayer',
  navigation: menuOf(screens, {}),
  routes: [
    { path: '/user', loader: () => replace(screens.dashboard.path) },
    ...routesOf(screens, import.meta.glob('./routes/*.route.{ts,tsx}')),
  ],
  loadMessages: async () => {},
});
