import { expect, it } from 'vitest';
import { screensBelow } from './screens-below.ts';

const title = (en: string) => ({ en, ha: en });
const lazy = async () => ({});
const routes = [
  { path: '/admin', handle: { title: title('Dashboard') }, lazy },
  { path: '/admin/settings/fees', handle: { title: title('Fees'), headerTitle: title('Settings') }, lazy },
  { path: '/admin/settings/users', handle: { title: title('Users'), access: ['SuperAdmin'] as const }, lazy },
  { path: '/admin/bills/:billReference', handle: { title: title('Bill') }, lazy },
  { path: '/admin-auth', handle: { title: title('Admin') }, lazy },
  { path: '/admin/pay', handle: { title: title('Pay'), hideNavigation: true }, lazy },
  { path: '/admin/old', loader: () => null },
];
const below = (role: 'Admin' | 'SuperAdmin' | undefined) =>
  screensBelow(routes as never, [{ label: title('Dashboard'), to: '/admin' }], role, (path) => path === '/admin-auth');

it('is what has an address and a title of its own and stands in no menu', () =>
  expect(below('Admin')).toEqual([{ label: title('Fees'), about: title('Settings'), to: '/admin/settings/fees' }]));

it('shows to each role what it may open', () => {
  expect(below('SuperAdmin').map(({ to }) => to)).toEqual(['/admin/settings/fees', '/admin/settings/users']);
  expect(below(undefined)).toHaveLength(1);
});
