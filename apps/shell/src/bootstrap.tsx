import '@portal/ui/styles.css';
import { createApiClient } from '@portal/api-client';
import { currentSession, followOtherTabs, noteSessionUse, restoreSession } from '@portal/auth';
import { rootId } from '@portal/federation/registry';
import { type Area, type AreaId, placeOf } from '@portal/platform';
import { hydrate } from '@portal/platform/query';
import { RouterProvider } from '@portal/platform/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAdmission, pageNonce } from './areas/admit-area.ts';
import { createAreaLoader } from './areas/area-loader.ts';
import { createLoadedAreas } from './areas/loaded-areas.ts';
import { patiently } from './areas/patiently.ts';
import { fetchRegistry } from './areas/registry.ts';
import { isThere, startRemote } from './areas/start-remote.ts';
import { fetchWatched, portalConnection } from './connection/portal-connection.ts';
import { outagePatienceMs, waitingCalls } from './connection/waiting-calls.ts';
import { currentLanguage, rememberLanguage } from './language/current-language.ts';
import { settleLanguage } from './language/settle-language.ts';
import { layoutMessages } from './layout/index.ts';
import { createPortalRouter, type PortalRouter } from './navigation/create-portal-router.ts';
import { settleLazyRoutes } from './navigation/settle-lazy-routes.ts';
import { readPageState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { clientOfPage } from './session/client-of-page.ts';
import { sessionExpiry } from './session/session-expiry.ts';

/** Takes the page over: with the HTML it came with, or from nothing. */
export async function start(): Promise<void> {
  const state = await readPageState();
  const { language, colorScheme, rendered } = state;
  rememberLanguage(language);
  settleLanguage(language);
  const root = document.getElementById(rootId);
  if (!root) throw new Error('The page has no place for the application');

  let router: PortalRouter;
  const queryClient = createQueryClient(true);
  const api = createApiClient({
    baseUrl: '/api/v1',
    getToken: () => currentSession()?.token,
    getLanguage: currentLanguage,
    getActingFor: () => clientOfPage(window.location.pathname),
    onSessionExpired: sessionExpiry(
      (address) => void router.navigate(address),
      () => {
        const { location } = router.state.navigation;
        return location && location.pathname + location.search;
      },
    ),
    onAnswer({ isByItself }) {
      if (!isByItself && currentSession()) noteSessionUse();
    },
    fetch: fetchWatched,
    patience: { forMs: outagePatienceMs, onWait: waitingCalls.noteWait },
  });
  // What failed for want of a connection is asked again when there is one; nobody has to press anything.
  portalConnection.onReturn(() => {
    document.dispatchEvent(new Event('portal:connected'));
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state: { status } }) => status === 'error' });
  });
  const areas = createLoadedAreas();
  const loader = createAreaLoader({
    registry: state.registry,
    admitted: state.admitted,
    fetchRegistry,
    admit: createAdmission(state.kits),
    start: startRemote,
    isThere,
  });
  async function loadArea(id: AreaId) {
    const area = await loader.load(id);
    await area.loadMessages(currentLanguage());
    areas.add(area);
    return area;
  }

  // A page with its HTML was written for nobody in particular: who is here is learnt after it was taken over.
  const restored = restoreSession();
  await layoutMessages.load(language);
  followOtherTabs(() => {
    queryClient.clear();
    // Guards look again: whoever may not be here any more is sent home.
    void router.revalidate();
  });

  const { pathname } = window.location;
  const firstArea = rendered && (await patiently(() => settledArea(loadArea(placeOf(pathname).id), pathname)));
  const takenOver = firstArea && rendered;
  if (takenOver) hydrate(queryClient, takenOver.queries as Parameters<typeof hydrate>[1]);
  else await restored;
  router = createPortalRouter({
    document: state.document,
    firstArea,
    rendered: takenOver,
    loadArea,
    services: () => ({ api, queryClient, language: currentLanguage() }),
  });

  const app = (
    <Providers
      language={language}
      colorScheme={colorScheme}
      nonce={pageNonce()}
      areas={areas}
      queryClient={queryClient}
      api={api}
    >
      <RouterProvider router={router} />
    </Providers>
  );
  // Taken over in slices of a few milliseconds: what is pressed or scrolled meanwhile does not wait for the whole page.
  if (takenOver) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportHydration }));
  else createRoot(root).render(app);
}

/** An area with the code of the screen that is shown: what taking a page over needs. */
async function settledArea(loading: Promise<Area>, pathname: string): Promise<Area> {
  const area = await loading;
  await settleLazyRoutes(area.routes, pathname);
  return area;
}

/** Server and browser disagreed: nothing a visitor notices, but a defect that tests look for. */
function reportHydration(error: unknown): void {
  reportError(new Error('The page was rendered again from the start', { cause: error }));
}
