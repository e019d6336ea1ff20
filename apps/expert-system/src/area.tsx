import { defineArea, inboxTitle, logsTitle, type RouteHandle } from '@portal/platform';
import { doorTitles } from './door-titles.ts';
import { listTitles } from './list-titles.ts';
import { navigation } from './navigation.ts';
import { settingsTitle } from './settings-title.ts';

export const area = defineArea({
  id: 'expert-system',
  navigation,
  routes: [
    {
      path: '/expert-system',
      handle: { title: listTitles.dashboard } satisfies RouteHandle,
      lazy: () => import('./routes/dashboard.route.ts'),
    },
    {
      path: '/expert-system/settlement-reports',
      handle: { title: listTitles.settlements } satisfies RouteHandle,
      lazy: () => import('./routes/settlement-reports.route.tsx'),
    },
    {
      path: '/expert-system/inbox',
      handle: { title: inboxTitle } satisfies RouteHandle,
      lazy: () => import('./routes/inbox.route.ts'),
    },
    {
      path: '/expert-system/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    {
      path: '/expert-system/invoice-reports',
      handle: { title: listTitles.invoices } satisfies RouteHandle,
      lazy: () => import('./routes/invoice-reports.route.tsx'),
    },
    {
      path: '/expert-system/collection-reports',
      handle: { title: listTitles.collections } satisfies RouteHandle,
      lazy: () => import('./routes/collection-reports.route.tsx'),
    },
    {
      path: '/expert-system/bills/:billReference',
      handle: { title: listTitles.bill } satisfies RouteHandle,
      lazy: () => import('./routes/bill.route.tsx'),
    },
    {
      path: '/expert-system/logs',
      handle: { title: logsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/logs.route.ts'),
    },
    {
      path: '/tsp',
      handle: { title: doorTitles['expert-system'], hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/tsp.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
