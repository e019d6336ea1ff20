import type { Role } from '@portal/contracts';

type Targets = Readonly<Record<Role, `/${string}`>>;

const dashboards: Targets = {
  Admin: '/admin',
  Administrator: '/admin',
  SuperAdmin: '/admin',
  Governor: '/gov-dashboard',
  'Expert System': '/expert-system/invoice-reports',
  'MDA User': '/mda',
  'Tax Office Director': '/tax-area-office',
  'Tax Office Manager': '/tax-area-office',
  'Tax Officer': '/tax-area-office',
  Agent: '/user/dashboard',
  Individual: '/user/dashboard',
  Corporate: '/user/dashboard',
  'State Agency': '/user/dashboard',
  'Federal Agency': '/user/dashboard',
};

const afterLogout: Targets = {
  Admin: '/admin-auth',
  Administrator: '/admin-auth',
  SuperAdmin: '/superadmin',
  Governor: '/governor',
  'Expert System': '/tsp',
  'MDA User': '/MDAmanager',
  'Tax Office Director': '/',
  'Tax Office Manager': '/',
  'Tax Officer': '/',
  Agent: '/',
  Individual: '/',
  Corporate: '/',
  'State Agency': '/',
  'Federal Agency': '/',
};

/** The header's Dashboard button (spec §2.2). */
export function dashboardOf(role: Role | undefined): `/${string}` {
  return role ? dashboards[role] : '/';
}

/** Where signing out leads (spec §4). A table of its own, not derived from the doors. */
export function afterLogoutOf(role: Role | undefined): `/${string}` {
  return role ? afterLogout[role] : '/';
}
