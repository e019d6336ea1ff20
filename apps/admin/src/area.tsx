import { defineArea, inboxTitle, logsTitle, type RouteHandle } from '@portal/platform';
import type { RouteObject } from '@portal/platform/router';
import { notReleasedRoutes } from '@portal/ui';
import { cmsTitles } from './cms-titles.ts';
import { deskTitles } from './desk-titles.ts';
import { doorTitles } from './door-titles.ts';
import { listTitles } from './list-titles.ts';
import { navigation } from './navigation.ts';
import { settingsSections } from './settings-sections.ts';
import { analyticsTitle, dashboardTitle, profileTitle, settingsTitle } from './settings-titles.ts';
import { whoSees } from './who-sees.ts';

const released = [
  '/admin',
  '/admin/analytics',
  '/admin/profile',
  '/admin/invoice-reports',
  '/admin/collection-reports',
  '/admin/paye-filings',
  '/admin/withholding-filings',
  '/admin/settlement-reports',
  '/admin/tax-payers',
  '/admin/tax-managers',
  '/admin/audit-trail',
  '/admin/consult-connect',
  '/admin/tax-support',
  '/admin/expert-system-modules',
  '/admin/mda-reports',
  '/admin/cms',
  '/admin/etcc',
  '/admin/enumerators',
  '/admin/pos-managers',
];
const unreleased = navigation.flatMap((item) => item.children ?? [item]).filter(({ to }) => !released.includes(to));

/** What the pages of Settings load. */
const settingsScreens = {
  '/admin/settings': () => import('./routes/settings.route.tsx'),
  '/admin/settings/users': () => import('./routes/users.route.tsx'),
  '/admin/settings/deletions': () => import('./routes/account-deletions.route.tsx'),
  '/admin/settings/tariffs': () => import('./routes/tariffs.route.tsx'),
  '/admin/settings/roles': () => import('./routes/roles.route.tsx'),
  '/admin/settings/identity': () => import('./routes/identity.route.tsx'),
  '/admin/settings/gateways': () => import('./routes/gateways.route.tsx'),
  '/admin/settings/budget': () => import('./routes/budget.route.tsx'),
  '/admin/settings/fees': () => import('./routes/amounts.route.tsx'),
  '/admin/settings/mails': () => import('./routes/mails.route.tsx'),
  '/admin/settings/features': () => import('./routes/features.route.tsx'),
  '/admin/settings/keys': () => import('./routes/keys.route.tsx'),
  '/admin/settings/access-review': () => import('./routes/access-review.route.tsx'),
  '/admin/settings/data-requests': () => import('./routes/data-requests.route.tsx'),
  '/admin/settings/mda-requests': () => import('./routes/mda-requests.route.tsx'),
  '/admin/settings/jobs': () => import('./routes/jobs.route.tsx'),
} as const satisfies Record<(typeof settingsSections)[number]['to'], () => Promise<object>>;

const settingsRoutes = settingsSections.map((section) => ({
  path: 'path' in section ? section.path : section.to,
  handle: {
    title: section.to === '/admin/settings' ? settingsTitle : section.title,
    headerTitle: settingsTitle,
  } satisfies RouteHandle,
  lazy: settingsScreens[section.to],
}));

/** What stands at entries whose registers do not exist yet. */
const plannedLoads = {
  '/admin/etcc': () => import('./routes/etcc.route.tsx'),
  '/admin/enumerators': () => import('./routes/enumerators.route.tsx'),
  '/admin/pos-managers': () => import('./routes/pos-managers.route.tsx'),
};

const plannedRoutes = navigation.flatMap(({ to, label }) =>
  to in plannedLoads
    ? [
        {
          path: to,
          handle: { title: label } satisfies RouteHandle,
          lazy: plannedLoads[to as keyof typeof plannedLoads],
        },
      ]
    : [],
);

/** The desk of what the public site says. */
const cmsRoutes = (
  [
    ['/admin/cms', cmsTitles.cms, () => import('./routes/cms.route.tsx')],
    ['/admin/cms/pictures', cmsTitles.pictures, () => import('./routes/cms-pictures.route.tsx')],
    ['/admin/cms/templates', cmsTitles.templates, () => import('./routes/cms-templates.route.tsx')],
    ['/admin/cms/items/:id', cmsTitles.item, () => import('./routes/cms-item.route.ts')],
  ] as const
).map(([path, title, lazy]) => ({ path, handle: { title } satisfies RouteHandle, lazy }));

function guarded(route: RouteObject): RouteObject {
  const access = whoSees(route.path ?? '');
  return access ? ({ ...route, handle: { ...route.handle, access } } as RouteObject) : route;
}

const routes: RouteObject[] = [
  {
    path: '/admin',
    handle: { title: dashboardTitle } satisfies RouteHandle,
    lazy: () => import('./routes/dashboard.route.tsx'),
  },
  {
    path: '/admin/analytics',
    handle: { title: analyticsTitle } satisfies RouteHandle,
    lazy: () => import('./routes/analytics.route.tsx'),
  },
  {
    path: '/admin/inbox',
    handle: { title: inboxTitle } satisfies RouteHandle,
    lazy: () => import('./routes/inbox.route.ts'),
  },
  ...settingsRoutes,
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
    path: '/admin/withholding-filings',
    handle: { title: listTitles.withholdingFilings } satisfies RouteHandle,
    lazy: () => import('./routes/withholding-filings.route.tsx'),
  },
  {
    path: '/admin/paye-filings',
    handle: { title: listTitles.payeFilings } satisfies RouteHandle,
    lazy: () => import('./routes/paye-filings.route.tsx'),
  },
  {
    path: '/admin/collection-reports',
    handle: { title: listTitles.collections } satisfies RouteHandle,
    lazy: () => import('./routes/collection-reports.route.tsx'),
  },
  {
    path: '/admin/collection-reports/under-review',
    handle: { title: listTitles.underReview } satisfies RouteHandle,
    lazy: () => import('./routes/under-review.route.tsx'),
  },
  {
    path: '/admin/collection-reports/under-review/:id',
    handle: { title: listTitles.reviewCase } satisfies RouteHandle,
    lazy: () => import('./routes/review-case.route.ts'),
  },
  {
    path: '/admin/collection-reports/refunds',
    handle: { title: listTitles.refunds } satisfies RouteHandle,
    lazy: () => import('./routes/refunds.route.tsx'),
  },
  {
    path: '/admin/collection-reports/refunds/:id',
    handle: { title: listTitles.refund } satisfies RouteHandle,
    lazy: () => import('./routes/refund.route.ts'),
  },
  {
    path: '/admin/collection-reports/refund-account',
    handle: { title: listTitles.refundAccount } satisfies RouteHandle,
    lazy: () => import('./routes/refund-account.route.tsx'),
  },
  {
    path: '/admin/collection-reports/credit',
    handle: { title: listTitles.credit } satisfies RouteHandle,
    lazy: () => import('./routes/credit.route.tsx'),
  },
  {
    path: '/admin/settlement-reports',
    handle: { title: listTitles.settlements } satisfies RouteHandle,
    lazy: () => import('./routes/settlement-reports.route.tsx'),
  },
  {
    path: '/admin/settlement-reports/payments',
    handle: { title: listTitles.settledPayments } satisfies RouteHandle,
    lazy: () => import('./routes/settled-payments.route.tsx'),
  },
  {
    path: '/admin/settlement-reports/differences',
    handle: { title: listTitles.differences } satisfies RouteHandle,
    lazy: () => import('./routes/settlement-differences.route.tsx'),
  },
  {
    path: '/admin/settlement-reports/differences/:id',
    handle: { title: listTitles.difference } satisfies RouteHandle,
    lazy: () => import('./routes/settlement-difference.route.ts'),
  },
  {
    path: '/admin/settlement-reports/accounts',
    handle: { title: listTitles.treasuryAccounts } satisfies RouteHandle,
    lazy: () => import('./routes/treasury-accounts.route.tsx'),
  },
  {
    path: '/admin/settlement-reports/files',
    handle: { title: listTitles.settlementFiles } satisfies RouteHandle,
    lazy: () => import('./routes/settlement-files.route.tsx'),
  },
  {
    path: '/admin/settlement-reports/files/:id',
    handle: { title: listTitles.settlementFile } satisfies RouteHandle,
    lazy: () => import('./routes/settlement-file.route.ts'),
  },
  {
    path: '/admin/tax-payers',
    handle: { title: listTitles.taxpayers } satisfies RouteHandle,
    lazy: () => import('./routes/tax-payers.route.tsx'),
  },
  {
    path: '/admin/tax-payers/duplicates',
    handle: { title: listTitles.duplicates } satisfies RouteHandle,
    lazy: () => import('./routes/duplicates.route.tsx'),
  },
  {
    path: '/admin/tax-payers/merges',
    handle: { title: listTitles.merges } satisfies RouteHandle,
    lazy: () => import('./routes/taxpayer-merges.route.tsx'),
  },
  {
    path: '/admin/tax-payers/imports',
    handle: { title: listTitles.imports } satisfies RouteHandle,
    lazy: () => import('./routes/taxpayer-imports.route.tsx'),
  },
  {
    path: '/admin/tax-payers/imports/:id',
    handle: { title: listTitles.imports } satisfies RouteHandle,
    lazy: () => import('./routes/taxpayer-import.route.ts'),
  },
  {
    path: '/admin/tax-payers/:tpui',
    handle: { title: listTitles.taxpayer } satisfies RouteHandle,
    lazy: () => import('./routes/tax-payer.route.ts'),
  },
  {
    path: '/admin/tax-managers',
    handle: { title: deskTitles.taxManagers } satisfies RouteHandle,
    lazy: () => import('./routes/tax-managers.route.ts'),
  },
  {
    path: '/admin/audit-trail',
    handle: { title: listTitles.auditTrail } satisfies RouteHandle,
    lazy: () => import('./routes/audit-trail.route.tsx'),
  },
  {
    path: '/admin/audit-trail/activity',
    handle: { title: listTitles.activity } satisfies RouteHandle,
    lazy: () => import('./routes/activity.route.tsx'),
  },
  {
    path: '/admin/bills/:billReference',
    handle: { title: listTitles.bill } satisfies RouteHandle,
    lazy: () => import('./routes/bill.route.tsx'),
  },
  {
    path: '/admin/consult-connect',
    handle: { title: deskTitles.consultConnect } satisfies RouteHandle,
    lazy: () => import('./routes/consult-connect.route.tsx'),
  },
  {
    path: '/admin/tax-support',
    handle: { title: deskTitles.taxSupport } satisfies RouteHandle,
    lazy: () => import('./routes/tax-support.route.tsx'),
  },
  {
    path: '/admin/expert-system-modules',
    handle: { title: listTitles.expertSystems } satisfies RouteHandle,
    lazy: () => import('./routes/expert-system-modules.route.tsx'),
  },
  {
    path: '/admin/expert-system-modules/new',
    handle: { title: listTitles.newExpertSystem } satisfies RouteHandle,
    lazy: () => import('./routes/new-expert-system.route.ts'),
  },
  {
    path: '/admin/expert-system-modules/:id',
    handle: { title: listTitles.expertSystem } satisfies RouteHandle,
    lazy: () => import('./routes/expert-system.route.ts'),
  },
  {
    path: '/admin/mda-reports',
    handle: { title: listTitles.mdas } satisfies RouteHandle,
    lazy: () => import('./routes/mda-reports.route.tsx'),
  },
  {
    path: '/admin/mda-reports/:id',
    handle: { title: listTitles.mda } satisfies RouteHandle,
    lazy: () => import('./routes/mda.route.ts'),
  },
  ...cmsRoutes,
  ...plannedRoutes,
  ...notReleasedRoutes(unreleased, '/admin'),
  {
    path: '/admin/logs',
    handle: { title: logsTitle } satisfies RouteHandle,
    lazy: () => import('./routes/logs.route.ts'),
  },
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
];

export const area = defineArea({
  id: 'admin',
  navigation,
  routes: routes.map(guarded),
  loadMessages: async () => {},
});
