import { defineArea, type RouteHandle } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { doorTitles } from './door-titles.ts';
import { navigation } from './navigation.ts';
import { settingsTitle } from './settings-title.ts';

export const area = defineArea({
  id: 'governor',
  navigation,
  routes: [
    {
      path: '/gov-dashboard/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    ...notReleasedRoutes(navigation, '/gov-dashboard'),
    notReleasedRoute('/gov-dashboard/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/gov-dashboard'),
    {
      path: '/governor',
      handle: { title: doorTitles.governor, hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/governor.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
