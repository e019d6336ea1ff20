import { ApiClientContext, createApiClient } from '@portal/api-client';
import type { Role } from '@portal/contracts';
import { type Area, LanguageContext, languageOf, portalServicesContext } from '@portal/platform';
import { QueryClient, QueryClientProvider } from '@portal/platform/query';
import {
  createBrowserRouter,
  NavLink,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  redirect,
} from '@portal/platform/router';
import { colorSchemeOf, PortalProvider, ToastArea } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import { currentSession, openSession } from '../session/session-store.ts';

export interface StartAloneOptions {
  /** Who is pretended to be signed in; nobody when absent. */
  readonly role?: Role;
}

/**
 * Runs one area without the shell, for development: its routes, its menu as a plain list, and a person who is not real. The
 * API knows nothing of that person, so what needs a session answers 401 there.
 */
export async function startAlone(area: Area, { role }: StartAloneOptions = {}): Promise<void> {
  if (role) {
    const user = { email: 'standalone@example.test', firstName: 'Standalone', lastName: role };
    await openSession({ token: 'standalone', roles: [role], user });
  }
  const language = languageOf(document.cookie);
  await area.loadMessages(language);
  const queryClient = new QueryClient();
  const api = createApiClient({
    baseUrl: '/api/v1',
    getToken: () => currentSession()?.token,
    getLanguage: () => language,
    onSessionExpired: () => {},
  });
  const start = arrivalOf(area);
  const arrival = start !== undefined && { path: '/', loader: () => redirect(start) };
  const children = [...area.routes, ...(arrival ? [arrival] : [])];
  const router = createBrowserRouter([{ element: <Frame area={area} />, children }], {
    getContext: () => new RouterContextProvider(new Map([[portalServicesContext, { api, queryClient, language }]])),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  createRoot(root).render(
    <LanguageContext value={language}>
      <PortalProvider colorScheme={colorSchemeOf(document.cookie)}>
        <QueryClientProvider client={queryClient}>
          <ApiClientContext value={api}>
            <RouterProvider router={router} />
          </ApiClientContext>
        </QueryClientProvider>
      </PortalProvider>
    </LanguageContext>,
  );
}

/** An area rarely has a page at the root, where a developer arrives: the first of its menu, or of its screens. */
function arrivalOf({ navigation, routes }: Area): string | undefined {
  const paths = routes.flatMap(({ path }) => (path !== undefined && !/[:*]/.test(path) ? [path] : []));
  return paths.includes('/') ? undefined : (navigation[0]?.to ?? paths[0]);
}

function Frame({ area }: { readonly area: Area }) {
  const entries = area.navigation.flatMap((item) => item.children ?? [item]);
  return (
    <>
      <nav aria-label={area.id}>
        {entries.map(({ to, label }) => (
          <NavLink key={to} to={to} style={{ marginInlineEnd: '1rem' }}>
            {label.en}
          </NavLink>
        ))}
      </nav>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <ToastArea />
    </>
  );
}
