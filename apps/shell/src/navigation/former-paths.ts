import { type RouteObject, redirect } from '@portal/platform/router';

/** Older spellings and shortcuts that lead to today's screens (spec §2.1, §2.8, §2.13). */
export const formerPaths: Readonly<Record<string, string>> = {
  '/login': '/?a=login',
  '/auth': '/?a=register',
  '/dashboard': '/user/dashboard',
  '/dashboard/profile': '/user/settings',
  '/dashboard/logs': '/user/logs',
  '/tax-payment': '/user/generate-invoice',
  '/invoices': '/user/invoices',
  '/payment-history': '/user/payment-history',
  '/paye-manager': '/user/paye-manager',
  '/tao/settings': '/tax-area-office/settings',
  '/tao/logs': '/tax-area-office/logs',
};

/** The query of the old address stays: it may say what to do after signing in. */
export function todaysAddress(target: string, search: string): string {
  const [pathname = '/', own = ''] = target.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export const formerPathRoutes: readonly RouteObject[] = Object.entries(formerPaths).map(([path, target]) => ({
  path,
  loader: ({ request }) => redirect(todaysAddress(target, new URL(request.url).search)),
}));
