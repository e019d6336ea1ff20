import type { Localized, Role } from '@portal/contracts';
import type { NavigationItem, RouteHandle } from '@portal/platform';
import type { RouteObject } from '@portal/platform/router';
import { NotReleased } from './not-released.tsx';

/** A route at an absolute path whose screen does not exist yet. */
export function notReleasedRoute(path: string, title: Localized, backTo = '/', access?: readonly Role[]): RouteObject {
  return {
    path,
    handle: { title, ...(access && { access }) } satisfies RouteHandle,
    element: <NotReleased title={title} backTo={path === backTo ? '/' : backTo} />,
  };
}

/** One route for each entry of a menu that lies below the area's root path; each leads back to the area's first screen. */
export function notReleasedRoutes(navigation: readonly NavigationItem[], root: string, backTo = root): RouteObject[] {
  return navigation
    .flatMap((item) => item.children ?? [item])
    .filter(({ to }) => to === root || to.startsWith(`${root}/`))
    .map(({ to, label, visibleTo }) => notReleasedRoute(to, label, backTo, visibleTo));
}
