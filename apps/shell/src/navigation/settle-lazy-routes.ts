import { matchRoutes, type RouteObject } from '@portal/platform/router';

/**
 * Loads the code of the screens a page shows, before the router exists: a route still to be loaded would make the router start
 * over, and the HTML that is on screen would be thrown away.
 */
export async function settleLazyRoutes(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes([...routes], pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { lazy: _, ...rest } = { lazy: undefined, ...(await route.lazy()) };
      Object.assign(route, rest);
      delete route.lazy;
    }),
  );
}
