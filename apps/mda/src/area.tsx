import { defineArea, inboxTitle, logsTitle, type RouteHandle } from '@portal/platform';
import {
  correctionTitle,
  countersTitle,
  dashboardTitle,
  newBillTitle,
  peopleTitle,
  proposeTariffTitle,
  requestsTitle,
  tariffsTitle,
} from './counter-titles.ts';
import { doorTitles } from './door-titles.ts';
import { listTitles } from './list-titles.ts';
import { navigation } from './navigation.ts';
import { settingsTitle } from './settings-title.ts';

export const area = defineArea({
  id: 'mda',
  navigation,
  routes: [
    {
      path: '/mda',
      handle: { title: dashboardTitle } satisfies RouteHandle,
      lazy: () => import('./routes/dashboard.route.tsx'),
    },
    {
      path: '/mda/new-bill',
      handle: { title: newBillTitle } satisfies RouteHandle,
      lazy: () => import('./routes/new-bill.route.tsx'),
    },
    {
      path: '/mda/bills/:billReference/correction',
      handle: { title: correctionTitle } satisfies RouteHandle,
      lazy: () => import('./routes/correct-bill.route.tsx'),
    },
    {
      path: '/mda/inbox',
      handle: { title: inboxTitle } satisfies RouteHandle,
      lazy: () => import('./routes/inbox.route.ts'),
    },
    {
      path: '/mda/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    {
      path: '/mda/settings/tariffs',
      handle: { title: tariffsTitle, headerTitle: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/tariffs.route.tsx'),
    },
    {
      path: '/mda/settings/tariffs/new',
      handle: { title: proposeTariffTitle, headerTitle: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/propose-tariff.route.tsx'),
    },
    {
      path: '/mda/settings/counters',
      handle: { title: countersTitle, headerTitle: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/counters.route.tsx'),
    },
    {
      path: '/mda/settings/requests',
      handle: { title: requestsTitle, headerTitle: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/requests.route.tsx'),
    },
    {
      path: '/mda/settings/people',
      handle: { title: peopleTitle, headerTitle: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/people.route.tsx'),
    },
    {
      path: '/mda/invoice-reports',
      handle: { title: listTitles.invoices } satisfies RouteHandle,
      lazy: () => import('./routes/invoice-reports.route.tsx'),
    },
    {
      path: '/mda/invoice-reports/questions',
      handle: { title: listTitles.questions, headerTitle: listTitles.invoices } satisfies RouteHandle,
      lazy: () => import('./routes/questions.route.tsx'),
    },
    {
      path: '/mda/collection-reports/settlement',
      handle: { title: listTitles.settlement } satisfies RouteHandle,
      lazy: () => import('./routes/settlement.route.tsx'),
    },
    {
      path: '/mda/collection-reports',
      handle: { title: listTitles.collections } satisfies RouteHandle,
      lazy: () => import('./routes/collection-reports.route.tsx'),
    },
    {
      path: '/mda/revenue-reports',
      handle: { title: listTitles.revenueHeads } satisfies RouteHandle,
      lazy: () => import('./routes/revenue-reports.route.tsx'),
    },
    {
      path: '/mda/bills/:billReference',
      handle: { title: listTitles.bill } satisfies RouteHandle,
      lazy: () => import('./routes/bill.route.tsx'),
    },
    {
      path: '/mda/logs',
      handle: { title: logsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/logs.route.ts'),
    },
    {
      path: '/MDAmanager',
      handle: { title: doorTitles.mda, hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/mda-manager.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
