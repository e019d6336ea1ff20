import '@portal/ui/styles.css';
import { createApiClient } from '@portal/api-client';
import { currentSession, followOtherTabs, restoreSession } from '@portal/auth';
import { rootId } from '@portal/federation/registry';
import { type AreaId, placeOf } from '@portal/platform';
import { hydrate } from '@portal/platform/query';
import { RouterProvider } from '@portal/platform/router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { admitArea, pageNonce } from './areas/admit-area.ts';
import { createAreaLoader } from './areas/area-loader.ts';
import { createLoadedAreas } from './areas/loaded-areas.ts';
import { fetchRegistry } from './areas/registry.ts';
import { isThere, startRemote } from './areas/start-remote.ts';
import { currentLanguage, rememberLanguage } from './language/current-language.ts';
import { layoutMessages } from './layout/index.ts';
import { createPortalRouter, type PortalRouter } from './navigation/create-portal-router.ts';
import { readPageState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { sessionExpiry } from './session/session-expiry.ts';

/** Takes the page over: with the HTML it came with, or from nothing. */
export async function start(): Promise<void> {
  const state = await readPageState();
  const { language, colorScheme, rendered } = state;
  rememberLanguage(language);
  const root = document.getElementById(rootId);
  if (!root) throw new Error('The page has no place for the application');

  let router: PortalRouter;
  const queryClient = createQueryClient(true);
  const api = createApiClient({
    baseUrl: '/api/v1',
    getToken: () => currentSession()?.token,
    getLanguage: currentLanguage,
    onSessionExpired: sessionExpiry((address) => void router.navigate(address)),
  });
  const areas = createLoadedAreas();
  const loader = createAreaLoader({
    registry: state.registry,
    admitted: state.admitted,
    fetchRegistry,
    admit: admitArea,
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
  if (!rendered) await restored;
  followOtherTabs();

  const firstArea = rendered && (await loadArea(placeOf(window.location.pathname).id));
  if (rendered) hydrate(queryClient, rendered.queries as Parameters<typeof hydrate>[1]);
  router = await createPortalRouter({
    document: state.document,
    firstArea,
    rendered,
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
  if (rendered) hydrateRoot(root, app, { onRecoverableError: reportHydration });
  else createRoot(root).render(app);
}

/** Server and browser disagreed: nothing a visitor notices, but a defect that tests look for. */
function reportHydration(error: unknown): void {
  reportError(new Error('The page was rendered again from the start', { cause: error }));
}
