import { currentSession } from '@portal/auth';
import type { RenderedState } from '@portal/federation/registry';
import { type Area, type AreaId, type PortalServices, placeOf, portalServicesContext } from '@portal/platform';
import { createBrowserRouter, RouterContextProvider } from '@portal/platform/router';
import { areaRouteId, areaRoutes, isOfDocument } from './area-routes.ts';
import { dataOutlastsPopup } from './data-outlasts-popup.ts';
import { detourOf } from './guard.ts';
import { guardedScreens } from './guarded-screens.ts';

export interface PortalRouterOptions {
  readonly document: string | undefined;
  /** Loaded before the router exists: the area of a page that came with its HTML. */
  readonly firstArea: Area | undefined;
  readonly rendered: RenderedState | undefined;
  readonly loadArea: (id: AreaId) => Promise<Area>;
  readonly services: () => PortalServices;
}

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

export function createPortalRouter(options: PortalRouterOptions): PortalRouter {
  const { document, firstArea, rendered, loadArea, services } = options;
  const present = new Set<AreaId>(firstArea ? [firstArea.id] : []);
  const loaded = firstArea ? [{ ...firstArea, routes: screensOf(firstArea) }] : [];
  const entry = watchedEntry(services, () => void router.revalidate());
  const routes = areaRoutes({
    document,
    loaded,
    // A filter, an order or an open record is no way in: only another screen is asked about.
    onEntered({ pathname }) {
      const { initialized, location } = router.state;
      if (!initialized || location.pathname !== pathname) entry.passed();
    },
    isShown({ pathname, search }) {
      const { initialized, location } = router.state;
      return initialized && location.pathname === pathname && location.search === search;
    },
  });
  const router: PortalRouter = createBrowserRouter(routes, {
    ...(rendered && { hydrationData: { loaderData: { ...rendered.loaderData } } }),
    getContext: () => new RouterContextProvider(new Map([[portalServicesContext, services()]])),
    async patchRoutesOnNavigation({ path }) {
      const place = placeOf(path);
      if (present.has(place.id) || !isOfDocument(place, document)) return;
      // Nobody downloads an area they may not enter; its route's guard sends them home.
      if (detourOf(place, path, currentSession())) return;
      const [area] = await Promise.all([loadArea(place.id), place.access !== 'public' && entry.confirm()]);
      if (present.has(place.id)) return;
      present.add(place.id);
      // Not `patch`: that one does nothing when this navigation was overtaken by another, and the area would stay lost.
      router.patchRoutes(areaRouteId(place), screensOf(area));
    },
  });
  return router;
}

const screensOf = ({ routes }: Area) => guardedScreens(dataOutlastsPopup(routes));

/**
 * A session that was ended elsewhere ends here with the next step: each way into a guarded screen asks the server who this is. The
 * first waits for the answer, the others do not; its 401, or other roles than before, then end what they found open.
 */
function watchedEntry(services: () => PortalServices, lookAgain: () => void) {
  let isJustConfirmed = false;
  // In a file of its own, which payers never need.
  const ask = () =>
    import('../session/confirm-session.ts')
      .then(({ confirmSession }) => confirmSession(services().api))
      .catch(() => false);
  return {
    async confirm() {
      await ask();
      isJustConfirmed = true;
    },
    passed() {
      if (isJustConfirmed) isJustConfirmed = false;
      else void ask().then((hasChanged) => hasChanged && lookAgain());
    },
  };
}
