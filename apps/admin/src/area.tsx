import { defineArea, type RouteHandle } from '@portal/platform';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { doorTitles } from './door-titles.ts';
import { listTitles } from './list-titles.ts';
import { navigation } from './navigation.ts';
import { dashboardTitle, profileTitle, settingsTitle } from './settings-titles.ts';

const released = ['/admin/profile', '/admin/invoice-reports', '/admin/collection-reports'];
const unreleased = navigation.flatMap((item) => item.children ?? [item]).filter(({ to }) => !released.includes(to));

export const area = defineArea({
  id: 'admin',
  navigation,
  routes: [
    {
      path: '/admin/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    {
      path: '/admin/profile',
      handle: { title: profileTitle } satisfies RouteHandle,
      lazy: () => import('./routes/profile.route.tsx'),
    },
    {
      path: '/admin/invoice-reports',
      handle: { title: listTitles.invoices } satisfies RouteHandle,
      lazy: () => import('./routes/invoice-reports.route.tsx'),
    },
    {
      path: '/admin/collection-reports',
      handle: { title: listTitles.collections } satisfies RouteHandle,
      lazy: () => import('./routes/collection-reports.route.tsx'),
    },
    ...notReleasedRoutes(unreleased, '/admin'),
    notReleasedRoute('/admin/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, '/admin'),
    {
      path: '/sadmin',
      handle: { title: dashboardTitle, headerTitle: dashboardTitle } satisfies RouteHandle,
      lazy: () => import('./routes/super-admin-soon.route.ts'),
    },
    {
      path: '/sadmin/settings',
      handle: { title: settingsTitle, headerTitle: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
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
