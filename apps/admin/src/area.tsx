import { defineArea, type RouteHandle } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { doorTitles } from './door-titles.ts';
import { navigation } from './navigation.ts';

export const area = defineArea({
  id: 'admin',
  navigation,
  routes: [
    ...notReleasedRoutes(navigation, '/admin'),
    notReleasedRoute('/admin/settings', { en: 'Settings', ha: 'Saituna' }, '/admin'),
    notReleasedRoute('/admin/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/admin'),
    {
      path: '/admin-auth',
      handle: { title: doorTitles.admin, hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/admin-auth.route.tsx'),
    },
    {
      path: '/superadmin',
      handle: { title: doorTitles.superadmin, hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/superadmin.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
