import { formerPaths } from '@portal/contracts';
import { type RouteObject, redirect } from '@portal/platform/router';

/** The query of the old address stays: it may say what to do after signing in. */
export function todaysAddress(target: string, search: string): string {
  const [pathname = '/', own = ''] = target.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  const asked = query.toString();
  return asked ? `${pathname}?${asked}` : pathname;
}

export const formerPathRoutes: readonly RouteObject[] = Object.entries(formerPaths).map(([path, target]) => ({
  path,
  loader: ({ request }) => redirect(todaysAddress(target, new URL(request.url).search)),
}));
