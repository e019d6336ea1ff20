import { currentSession } from '@portal/auth';
import type { RouteObject, ShouldRevalidateFunction } from '@portal/platform/router';
import { searchWithoutPopup } from '../auth-popup/popup-mode.ts';

/**
 * Opening, changing and closing the popup is a change of address and of nothing the page has loaded: its screens keep their data,
 * and the popup need not wait for a network. When somebody has signed in or out meanwhile, everything is loaded as usual.
 */
export function dataOutlastsPopup(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function'
        ? { lazy: async () => withoutReload(await lazy()) }
        : withoutReload({ loader: route.loader, shouldRevalidate: route.shouldRevalidate })),
      ...(children && { children: dataOutlastsPopup(children) }),
    } as RouteObject;
  });
}

interface Loading {
  readonly loader?: RouteObject['loader'] | undefined;
  readonly shouldRevalidate?: ShouldRevalidateFunction | undefined;
}

function withoutReload<T extends Loading>(loading: T): T {
  if (!loading.loader) return loading;
  const own = loading.shouldRevalidate;
  let loadedFor = currentSession()?.token;
  const shouldRevalidate: ShouldRevalidateFunction = (change) => {
    const person = currentSession()?.token;
    if (person === loadedFor && concernsPopupOnly(change)) return false;
    loadedFor = person;
    return own ? own(change) : change.defaultShouldRevalidate;
  };
  return { ...loading, shouldRevalidate };
}

function concernsPopupOnly({ currentUrl, nextUrl, formMethod }: Parameters<ShouldRevalidateFunction>[0]): boolean {
  return (
    !formMethod &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    searchWithoutPopup(currentUrl.search) === searchWithoutPopup(nextUrl.search)
  );
}
