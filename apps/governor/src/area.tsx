import { defineArea, inboxTitle, logsTitle, type RouteHandle } from '@portal/platform';
import { doorTitles } from './door-titles.ts';
import { navigation } from './navigation.ts';
import { screenTitles } from './screen-titles.ts';
import { settingsTitle } from './settings-title.ts';

export const area = defineArea({
  id: 'governor',
  navigation,
  routes: [
    {
      path: '/gov-dashboard',
      handle: { title: screenTitles.dashboard } satisfies RouteHandle,
      lazy: () => import('./routes/dashboard.route.tsx'),
    },
    {
      path: '/gov-dashboard/mda-analytics',
      handle: { title: screenTitles.mdaAnalytics } satisfies RouteHandle,
      lazy: () => import('./routes/mda-analytics.route.tsx'),
    },
    {
      path: '/gov-dashboard/collection-analytics',
      handle: { title: screenTitles.collectionAnalytics } satisfies RouteHandle,
      lazy: () => import('./routes/collection-analytics.route.tsx'),
    },
    {
      path: '/gov-dashboard/fiscal-health-analytics',
      handle: { title: screenTitles.fiscalHealth } satisfies RouteHandle,
      lazy: () => import('./routes/fiscal-health-analytics.route.tsx'),
    },
    {
      path: '/gov-dashboard/inbox',
      handle: { title: inboxTitle } satisfies RouteHandle,
      lazy: () => import('./routes/inbox.route.ts'),
    },
    {
      path: '/gov-dashboard/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    {
      path: '/gov-dashboard/logs',
      handle: { title: logsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/logs.route.ts'),
    },
    {
      path: '/governor',
      handle: { title: doorTitles.governor, hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/governor.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
