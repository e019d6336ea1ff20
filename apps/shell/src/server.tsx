import { createApiClient } from '@portal/api-client';
import { type Language, languages } from '@portal/contracts';
import type { PageDescription, PageRequest, RenderedPage, RenderRequest } from '@portal/federation/server-rendering';
import { type Area, languageOf, placeOf, portalServicesContext, type RouteHandle } from '@portal/platform';
import { dehydrate } from '@portal/platform/query';
import { RouterContextProvider } from '@portal/platform/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@portal/platform/server';
import { type ColorScheme, colorSchemeCookie, colorSchemeOf } from '@portal/ui';
import { renderToString } from 'react-dom/server';
import { createLoadedAreas } from './areas/loaded-areas.ts';
import { layoutMessages } from './layout/index.ts';
import { areaRoutes } from './navigation/area-routes.ts';
import { isOpenPath } from './navigation/guard.ts';
import { pageTitle, structuredDataOf } from './navigation/page-title.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';

export { areaPlaces, platformVersion } from '@portal/platform';

/** What the gateway must know about a page before it has any of it. */
export function describe({ pathname, search, cookie }: PageRequest): PageDescription {
  const place = placeOf(pathname);
  return {
    area: place.id,
    document: place.ownDocument ? place.id : undefined,
    isOpen: place.access === 'public' || isOpenPath(place, pathname),
    language: languageOf(cookie, search),
    colorScheme: colorSchemeOf(cookie),
  };
}

/** Renders a page to HTML with the area's own routes and loaders. Throws when a loader or a screen fails. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, description, nonce, apiBaseUrl, signal } = request;
  const { area } = request.areaModule as { readonly area: Area };
  const language = asLanguage(description.language);
  await Promise.all([area.loadMessages(language), layoutMessages.load(language)]);

  let calledApi = false;
  let apiFailed = false;
  const queryClient = createQueryClient(false);
  const api = createApiClient({
    baseUrl: apiBaseUrl,
    getToken: () => undefined,
    getLanguage: () => language,
    onSessionExpired: () => {},
    async fetch(input, init) {
      calledApi = true;
      try {
        const response = await request.fetch(input, init);
        if (response.status >= 500) apiFailed = true;
        return response;
      } catch (error) {
        apiFailed = true;
        throw error;
      }
    },
  });
  const services = { api, queryClient, language };
  const handler = createStaticHandler(areaRoutes({ document: description.document, loaded: [area] }));
  const context = await handler.query(new Request(url, { signal }), {
    requestContext: new RouterContextProvider(new Map([[portalServicesContext, services]])),
  });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const [failure] = Object.values(context.errors ?? {});
  if (failure !== undefined) throw failure;

  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <Providers
      language={language}
      colorScheme={asColorScheme(description.colorScheme)}
      nonce={nonce}
      areas={createLoadedAreas([area])}
      queryClient={queryClient}
      api={api}
    >
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
  const matches = context.matches.map(({ route }) => ({
    handle: route.handle as unknown,
    loaderData: context.loaderData[route.id] as unknown,
  }));
  const page = {
    kind: 'page',
    status: context.statusCode,
    html,
    ...pageTitle(matches, language),
    needsScript: matches.some(({ handle }) => (handle as RouteHandle | undefined)?.needsScript === true),
    isStill: matches.some(({ handle }) => (handle as RouteHandle | undefined)?.isStill === true),
    structuredData: await structuredDataOf(matches, language, queryClient),
    state: { loaderData: context.loaderData, queries: dehydrate(queryClient) },
    calledApi,
    apiFailed,
  } as const;
  queryClient.clear();
  return page;
}

function asLanguage(name: string): Language {
  return languages.find((language) => language === name) ?? 'en';
}

function asColorScheme(name: string): ColorScheme {
  return colorSchemeOf(`${colorSchemeCookie}=${name}`);
}
