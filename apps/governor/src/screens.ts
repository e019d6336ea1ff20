import type { ScreenTable } from '@portal/area-screens';
import { inboxTitle, logsTitle } from '@portal/platform';

/** Every screen of the area, in the order of its menu (spec §2.10). */
export const screens = {
  dashboard: {
    path: '/gov-dashboard',
    title: { en: 'Dashboard', ha: 'Allon bayani' },
    menu: { icon: 'home', exact: true },
  },
  'mda-analytics': {
    path: '/gov-dashboard/mda-analytics',
    title: { en: 'MDA Analytics', ha: 'Nazarin MDA' },
    menu: { icon: 'building' },
  },
  'collection-analytics': {
    path: '/gov-dashboard/collection-analytics',
    title: { en: 'Collection Analytics', ha: 'Nazarin karɓar kuɗi' },
    menu: { icon: 'card' },
  },
  'fiscal-health-analytics': {
    path: '/gov-dashboard/fiscal-health-analytics',
    title: { en: 'Fiscal Health Analytics', ha: 'Nazarin lafiyar kuɗin jiha' },
    menu: { icon: 'analytics' },
  },
  inbox: { path: '/gov-dashboard/inbox', title: inboxTitle },
  settings: { path: '/gov-dashboard/settings', title: { en: 'Settings', ha: 'Saituna' } },
  logs: { path: '/gov-dashboard/logs', title: logsTitle },
  governor: {
    path: '/governor',
    title: { en: "Governor's Portal / Sign in", ha: 'Shafin Gwamna / Shiga' }, // spec §2.7
    handle: { hideNavigation: true },
  },
} as const satisfies ScreenTable;
