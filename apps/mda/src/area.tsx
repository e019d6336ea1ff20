import { defineArea, type RouteHandle } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { doorTitles } from './door-titles.ts';
import { navigation } from './navigation.ts';

export const area = defineArea({
  id: 'mda',
  navigation,
  routes: [
    ...notReleasedRoutes(navigation, '/mda'),
    notReleasedRoute('/mda/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/mda'),
    {
      path: '/MDAmanager',
      handle: { title: doorTitles.mda, hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/mda-manager.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
