import { defineArea, inboxTitle, logsTitle, type RouteHandle } from '@portal/platform';
import { replace } from '@portal/platform/router';
import { titles } from './list-titles.ts';
import { navigation } from './navigation.ts';
import { generateInvoiceTitle, settingsTitle } from './settings-title.ts';

const dashboard = '/user/dashboard';

export const area = defineArea({
  id: 'taxpayer',
  navigation,
  routes: [
    { path: '/user', loader: () => replace(dashboard) },
    {
      path: '/user/inbox',
      handle: { title: inboxTitle } satisfies RouteHandle,
      lazy: () => import('./routes/inbox.route.ts'),
    },
    {
      path: '/user/settings',
      handle: { title: settingsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/settings.route.tsx'),
    },
    {
      path: '/user/generate-invoice',
      handle: { title: generateInvoiceTitle } satisfies RouteHandle,
      lazy: () => import('./routes/generate-invoice.route.tsx'),
    },
    {
      path: '/user/e-services',
      handle: { title: titles.services } satisfies RouteHandle,
      lazy: () => import('./routes/e-services.route.tsx'),
    },
    {
      path: '/user/help-support',
      handle: { title: titles.help } satisfies RouteHandle,
      lazy: () => import('./routes/help-support.route.tsx'),
    },
    {
      path: '/user/clients',
      handle: { title: titles.clients } satisfies RouteHandle,
      lazy: () => import('./routes/clients.route.tsx'),
    },
    {
      path: '/user/paye-manager',
      handle: { title: titles.paye } satisfies RouteHandle,
      lazy: () => import('./routes/paye-manager.route.tsx'),
    },
    {
      path: '/user/withholding',
      handle: { title: titles.withholding } satisfies RouteHandle,
      lazy: () => import('./routes/withholding.route.tsx'),
    },
    {
      path: '/user/withholding/credit-notes',
      handle: { title: titles.creditNotes } satisfies RouteHandle,
      lazy: () => import('./routes/credit-notes.route.tsx'),
    },
    {
      path: '/user/logs',
      handle: { title: logsTitle } satisfies RouteHandle,
      lazy: () => import('./routes/logs.route.ts'),
    },
    {
      path: dashboard,
      handle: { title: titles.dashboard } satisfies RouteHandle,
      lazy: () => import('./routes/dashboard.route.tsx'),
    },
    {
      path: '/user/invoices',
      handle: { title: titles.invoices } satisfies RouteHandle,
      lazy: () => import('./routes/invoices.route.tsx'),
    },
    {
      path: '/user/payment-history',
      handle: { title: titles.payments } satisfies RouteHandle,
      lazy: () => import('./routes/payment-history.route.tsx'),
    },
    {
      path: '/user/payment-history/attempts',
      handle: { title: titles.attempts } satisfies RouteHandle,
      lazy: () => import('./routes/payment-attempts.route.tsx'),
    },
    {
      path: '/user/payment-history/statement',
      handle: { title: titles.statement } satisfies RouteHandle,
      lazy: () => import('./routes/statement.route.tsx'),
    },
    {
      path: '/user/payment-history/refunds',
      handle: { title: titles.refunds } satisfies RouteHandle,
      lazy: () => import('./routes/refunds.route.tsx'),
    },
    {
      path: '/user/payment-history/credit',
      handle: { title: titles.credit } satisfies RouteHandle,
      lazy: () => import('./routes/credit.route.tsx'),
    },
    // The header hides its navigation there (spec §2.1).
    {
      path: '/user/payment_summary',
      handle: { title: titles.bill, hideNavigation: true } satisfies RouteHandle,
      lazy: () => import('./routes/payment-summary.route.tsx'),
    },
    {
      path: '/uploads',
      handle: { title: { en: 'Upload Document', ha: 'Ɗora takarda' }, needsScript: true } satisfies RouteHandle,
      lazy: () => import('./routes/uploads.route.ts'),
    },
  ],
  loadMessages: async () => {},
});
