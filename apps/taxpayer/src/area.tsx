import { defineArea, type RouteHandle } from '@portal/platform';
import { replace } from '@portal/platform/router';
import { notReleasedRoute, notReleasedRoutes } from '@portal/ui';
import { navigation } from './navigation.ts';
import { generateInvoiceTitle, settingsTitle } from './settings-title.ts';

const dashboard = '/user/dashboard';
const billTitle = { en: 'Bill', ha: 'Bil' };
/** The signed-in bill page; the header hides its navigation there (spec §2.1). */
const billRoute = notReleasedRoute('/user/payment_summary', billTitle, dashboard);

const released = ['/user/settings', '/user/generate-invoice'];
const unreleased = navigation.filter(({ to }) => !released.includes(to));

export const area = defineArea({
  id: 'taxpayer',
  navigation,
  routes: [
    { path: '/user', loader: () => replace(dashboard) },
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
    ...notReleasedRoutes(unreleased, '/user', dashboard),
    notReleasedRoute('/user/paye-manager', { en: 'PAYE Manager', ha: 'Manajan PAYE' }, dashboard),
    notReleasedRoute('/user/logs', { en: 'Service Logs', ha: 'Tarihin ayyuka' }, dashboard),
    {
      ...billRoute,
      handle: { title: billTitle, hideNavigation: true } satisfies RouteHandle,
    },
    {
      path: '/uploads',
      handle: { title: { en: 'Upload Document', ha: 'Ɗora takarda' }, needsScript: true } satisfies RouteHandle,
      lazy: () => import('./routes/uploads.route.ts'),
    },
  ],
  loadMessages: async () => {},
});
