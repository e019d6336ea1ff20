import { defineArea, type RouteHandle } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { doorTitles } from './door-titles.ts';
import { navigation } from './navigation.ts';
import { settingsTitle } from './settings-title.ts';

export const area = defineArea({
  id: 'tax-office',
  navigation,
  routes: [
    {
      path: '/tax-area-office/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    ...notReleasedRoutes(navigation, '/tax-area-office'),
    notReleasedRoute('/tax-area-office/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/tax-area-office'),
    {
      path: '/taxareaoffice-login',
      handle: { title: doorTitles['tax-office'], hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/tax-area-office-login.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
