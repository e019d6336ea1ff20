import { defineArea, type RouteHandle } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { doorTitles } from './door-titles.ts';
import { navigation } from './navigation.ts';
import { settingsTitle } from './settings-title.ts';

const unreleased = navigation.filter(({ to }) => to !== '/expert-system/settings');

export const area = defineArea({
  id: 'expert-system',
  navigation,
  routes: [
    {
      path: '/expert-system/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    ...notReleasedRoutes(unreleased, '/expert-system'),
    notReleasedRoute('/expert-system/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/expert-system'),
    {
      path: '/tsp',
      handle: { title: doorTitles['expert-system'], hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/tsp.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
