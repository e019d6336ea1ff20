import { defineArea, type RouteHandle } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { doorTitles } from './door-titles.ts';
import { navigation } from './navigation.ts';

export const area = defineArea({
  id: 'expert-system',
  navigation,
  routes: [
    ...notReleasedRoutes(navigation, '/expert-system'),
    notReleasedRoute('/expert-system/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/expert-system'),
    {
      path: '/tsp',
      handle: { title: doorTitles['expert-system'], hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/tsp.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
