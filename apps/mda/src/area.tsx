import { defineArea, type RouteHandle } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { doorTitles } from './door-titles.ts';
import { navigation } from './navigation.ts';
import { settingsTitle } from './settings-title.ts';

const unreleased = navigation.filter(({ to }) => to !== '/mda/settings');

export const area = defineArea({
  id: 'mda',
  navigation,
  routes: [
    {
      path: '/mda/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    ...notReleasedRoutes(unreleased, '/mda'),
    notReleasedRoute('/mda/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/mda'),
    {
      path: '/MDAmanager',
      handle: { title: doorTitles.mda, hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/mda-manager.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
