import { canEnter, currentSession } from '@portal/auth';
import type { RouteHandle } from '@portal/platform';
import { type MiddlewareFunction, type RouteObject, redirect } from '@portal/platform/router';
import { sayNotYours } from './turn-away.ts';

/** Screens that name their roles open to those alone; anybody else is sent home and told why. */
export function guardedScreens(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { access } = (route.handle ?? {}) as Partial<RouteHandle>;
    const { children, middleware = [] } = route;
    const guard: MiddlewareFunction = () => {
      if (!access || canEnter(access, currentSession())) return;
      sayNotYours();
      throw redirect('/');
    };
    return {
      ...route,
      ...(access && { middleware: [guard, ...middleware] }),
      ...(children && { children: guardedScreens(children) }),
    } as RouteObject;
  });
}
