import { ApiClientContext, createApiClient } from '@portal/api-client';
import type { Language } from '@portal/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach } from 'vitest';
import type { Area } from '../area.ts';
import { LanguageContext } from '../language.ts';
import { portalServicesContext } from '../portal-services.ts';

afterEach(cleanup);

export interface RenderAreaOptions {
  /** Replaces the network, and nothing else is replaced. */
  readonly fetch: typeof globalThis.fetch;
  readonly language?: Language;
  /** The theme's provider, in test mode: `@portal/ui` gives it as `TestTheme`. */
  readonly wrap: (children: ReactNode) => ReactNode;
  readonly token?: string;
}

/** Renders a real area at a real URL, with its router, loaders, query client and API client. */
export async function renderArea(area: Area, url: string, { fetch, language = 'en', wrap, token }: RenderAreaOptions) {
  await area.loadMessages(language);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = createApiClient({
    baseUrl: 'http://api.test/api/v1',
    getToken: () => token,
    getLanguage: () => language,
    onSessionExpired: () => {},
    fetch,
  });
  const router = createMemoryRouter([...area.routes] as RouteObject[], {
    initialEntries: [url],
    getContext: () => new RouterContextProvider(new Map([[portalServicesContext, { api, queryClient, language }]])),
  });
  const view = render(
    <LanguageContext value={language}>
      <QueryClientProvider client={queryClient}>
        <ApiClientContext value={api}>{wrap(<RouterProvider router={router} />)}</ApiClientContext>
      </QueryClientProvider>
    </LanguageContext>,
  );
  return { ...view, router, queryClient };
}
