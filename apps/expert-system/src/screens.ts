import type { ScreenTable } from '@portal/area-screens';
import { inboxTitle, logsTitle } from '@portal/platform';

/** Every screen of the area, in the order of its menu (spec §2.11). */
export const screens = {
  dashboard: {
    path: '/expert-system',
    title: { en: 'Dashboard', ha: 'Allon bayani' },
    menu: { icon: 'home', exact: true },
  },
  'invoice-reports': {
    path: '/expert-system/invoice-reports',
    title: { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' },
    menu: { icon: 'receipt', opens: 'bills' },
  },
  'collection-reports': {
    path: '/expert-system/collection-reports',
    title: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' },
    menu: { icon: 'card' },
  },
  'settlement-reports': {
    path: '/expert-system/settlement-reports',
    title: { en: 'Settlement Report', ha: 'Rahoton mika kuɗi' },
    menu: { icon: 'bank' },
    tab: { of: 'settlement', title: { en: 'Payments', ha: 'Biyan kuɗi' } },
  },
  shares: {
    path: '/expert-system/settlement-reports/shares',
    title: { en: 'Shares', ha: 'Kaso' },
    tab: { of: 'settlement' },
  },
  'share-statements': {
    path: '/expert-system/settlement-reports/statements',
    title: { en: 'Statements', ha: 'Bayanai' },
    tab: { of: 'settlement' },
  },
  requests: {
    path: '/expert-system/requests',
    title: { en: 'Request log', ha: 'Jerin kiraye-kiraye' },
    menu: { icon: 'list' },
  },
  settings: {
    path: '/expert-system/settings',
    title: { en: 'Settings', ha: 'Saituna' },
    menu: { icon: 'settings' },
  },
  webhook: {
    path: '/expert-system/settings/webhooks/:webhookId',
    title: { en: 'Webhook', ha: 'Adireshin labarai' },
  },
  bill: { path: '/expert-system/bills/:billReference', title: { en: 'Bill', ha: 'Bil' } },
  inbox: { path: '/expert-system/inbox', title: inboxTitle },
  logs: { path: '/expert-system/logs', title: logsTitle },
  tsp: {
    path: '/tsp',
    title: { en: 'Expert Systems', ha: 'Tsarin ƙwararru' }, // spec §2.7
    handle: { hideNavigation: true },
  },
} as const satisfies ScreenTable;
