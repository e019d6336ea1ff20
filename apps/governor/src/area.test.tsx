import { testArea } from '@portal/auth/testing';
import { area } from './area.tsx';

/** As spec §2.10 lists them. */
const menu = [
  ['', 'Dashboard', '/gov-dashboard'],
  ['', 'MDA Analytics', '/gov-dashboard/mda-analytics'],
  ['', 'Collection Analytics', '/gov-dashboard/collection-analytics'],
  ['', 'Fiscal Health Analytics', '/gov-dashboard/fiscal-health-analytics'],
] as const;

testArea(area, {
  menu,
  doors: [{ path: '/governor', title: "Governor's Portal / Sign in", door: 'governor' }],
  accounts: [{ path: '/gov-dashboard/settings', title: 'Settings' }],
});
