import type { ScreenTable } from '@portal/area-screens';
import { inboxTitle, logsTitle } from '@portal/platform';
import { registerScreens } from './register-screens.ts';
import { reportScreens } from './report-screens.ts';
import { settingsScreens } from './settings-screens.ts';

/** Every screen of the area, in the order of its menu (spec §2.9). */
export const screens = {
  ...reportScreens,
  ...registerScreens,
  ...settingsScreens,
  inbox: { path: '/admin/inbox', title: inboxTitle },
  logs: { path: '/admin/logs', title: logsTitle },
  'super-admin-soon': {
    path: '/sadmin',
    title: reportScreens.dashboard.title,
    handle: { headerTitle: reportScreens.dashboard.title },
  },
  'super-admin-settings': {
    path: '/sadmin/settings',
    title: settingsScreens.settings.title,
    handle: settingsScreens.settings.handle,
    file: 'settings',
  },
  // The doors: spec §2.7.
  'admin-auth': { path: '/admin-auth', title: { en: 'Admin', ha: 'Admin' }, handle: { hideNavigation: true } },
  superadmin: {
    path: '/superadmin',
    title: { en: 'Super Admin', ha: 'Super Admin' },
    handle: { hideNavigation: true },
  },
} as const satisfies ScreenTable;
