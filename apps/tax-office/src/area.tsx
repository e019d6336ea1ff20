import { defineArea, inboxTitle, logsTitle, type RouteHandle } from '@portal/platform';
import { dashboardTitle } from './dashboard-title.ts';
import { doorTitles } from './door-titles.ts';
import { listTitles } from './list-titles.ts';
import { navigation } from './navigation.ts';
import { settingsTitle } from './settings-title.ts';

/** Intelligence and enforcement: entries whose registers do not exist yet. */
const plannedPaths: readonly string[] = [
  '/tax-area-office/reporting-intelligence',
  '/tax-area-office/enforcement-tracking',
  '/tax-area-office/demand-notice-report',
  '/tax-area-office/discrepancy-report',
  '/tax-area-office/appeal-management',
  '/tax-area-office/penalty-report',
  '/tax-area-office/schedule-notification',
];
const plannedRoutes = navigation
  .flatMap((item) => item.children ?? [item])
  .filter(({ to }) => plannedPaths.includes(to))
  .map(({ to, label }) => ({
    path: to,
    handle: { title: label } satisfies RouteHandle,
    lazy: () => import('./routes/planned.route.ts'),
  }));

export const area = defineArea({
  id: 'tax-office',
  navigation,
  routes: [
    {
      path: '/tax-area-office',
      handle: { title: dashboardTitle } satisfies RouteHandle,
      lazy: () => import('./routes/dashboard.route.tsx'),
    },
    {
      path: '/tax-area-office/inbox',
      handle: { title: inboxTitle } satisfies RouteHandle,
      lazy: () => import('./routes/inbox.route.ts'),
    },
    {
      path: '/tax-area-office/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    {
      path: '/tax-area-office/invoice-reports',
      handle: { title: listTitles.invoices } satisfies RouteHandle,
      lazy: () => import('./routes/invoice-reports.route.tsx'),
    },
    {
      path: '/tax-area-office/withholding-filings',
      handle: { title: listTitles.withholdingFilings } satisfies RouteHandle,
      lazy: () => import('./routes/withholding-filings.route.tsx'),
    },
    {
      path: '/tax-area-office/paye-filings',
      handle: { title: listTitles.payeFilings } satisfies RouteHandle,
      lazy: () => import('./routes/paye-filings.route.tsx'),
    },
    {
      path: '/tax-area-office/collection-reports',
      handle: { title: listTitles.collections } satisfies RouteHandle,
      lazy: () => import('./routes/collection-reports.route.tsx'),
    },
    {
      path: '/tax-area-office/taxpayer-reports',
      handle: { title: listTitles.taxpayers } satisfies RouteHandle,
      lazy: () => import('./routes/taxpayer-reports.route.tsx'),
    },
    {
      path: '/tax-area-office/taxpayer-reports/:tpui',
      handle: { title: listTitles.taxpayer } satisfies RouteHandle,
      lazy: () => import('./routes/taxpayer.route.ts'),
    },
    ...['/tax-area-office/identity', '/tax-area-office/identity/:queue'].map((path) => ({
      path,
      handle: { title: listTitles.identity } satisfies RouteHandle,
      lazy: () => import('./routes/identity.route.tsx'),
    })),
    {
      path: '/tax-area-office/bills/:billReference',
      handle: { title: listTitles.bill } satisfies RouteHandle,
      lazy: () => import('./routes/bill.route.tsx'),
    },
    {
      path: '/tax-area-office/office-management',
      handle: { title: listTitles.offices } satisfies RouteHandle,
      lazy: () => import('./routes/office-management.route.tsx'),
    },
    {
      path: '/tax-area-office/office-management/proposals',
      handle: { title: listTitles.officeProposals } satisfies RouteHandle,
      lazy: () => import('./routes/office-proposals.route.tsx'),
    },
    {
      path: '/tax-area-office/tax-compliance-report',
      handle: { title: listTitles.compliance } satisfies RouteHandle,
      lazy: () => import('./routes/tax-compliance-report.route.ts'),
    },
    {
      path: '/tax-area-office/tax-compliance-report/non-payers',
      handle: { title: listTitles.nonPayers } satisfies RouteHandle,
      lazy: () => import('./routes/non-payers.route.tsx'),
    },
    ...plannedRoutes,
    {
      path: '/tax-area-office/logs',
      handle: { title: logsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/logs.route.ts'),
    },
    {
      path: '/taxareaoffice-login',
      handle: { title: doorTitles['tax-office'], hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/tax-area-office-login.route.tsx'),
    },
  ],
  loadMessages: async () => {},
});
