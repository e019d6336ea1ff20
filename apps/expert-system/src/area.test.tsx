import { testArea } from '@portal/auth/testing';
import { area } from './area.tsx';

/** As spec §2.11 lists them. */
const menu = [
  ['', 'Dashboard', '/expert-system'],
  ['', 'Invoice Report', '/expert-system/invoice-reports'],
  ['', 'Collection Report', '/expert-system/collection-reports'],
  ['', 'Settlement Report', '/expert-system/settlement-reports'],
  ['', 'Request log', '/expert-system/requests'],
  ['', 'Settings', '/expert-system/settings'],
] as const;

testArea(area, {
  menu,
  doors: [{ path: '/tsp', title: 'Expert Systems', door: 'expert-system', forgotPassword: '/?a=forgot-password' }],
  accounts: [{ path: '/expert-system/settings', title: 'Settings' }],
});
