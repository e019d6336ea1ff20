import { randomBytes } from 'node:crypto';
import type { ReleaseManifest } from '@portal/federation/release';
import type { PageDescription, RenderedPage } from '@portal/federation/server-rendering';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveReleases } from '../releases/live-releases.ts';
import { contentVersion } from './content-version.ts';
import { knownSearch } from './known-search.ts';
import { type PageCache, pageCache } from './page-cache.ts';
import { type RenderBudget, renderBudget, TooMuchRendering } from './render-budget.ts';
import type { ShellLoader } from './shell-loader.ts';

/** A visitor waits for HTML no longer than this; then the page comes without it and fetches for itself. */
const patienceMs = 2500;
const tooManyRequests = 429;
/** Stands in rendered HTML where each answer's own nonce goes. Nobody who writes content can know it. */
export const noncePlace = `nonce-place-${randomBytes(18).toString('base64url')}`;

interface RenderOptions {
  readonly pathname: string;
  /** With the question mark, or empty. */
  readonly search: string;
  readonly description: PageDescription;
  readonly live: LiveReleases & { readonly shell: ReleaseManifest };
  /** The visitor's; nobody's when the page is made ahead. */
  readonly address: string | undefined;
  readonly visitorHeaders: Readonly<Record<string, string>>;
  readonly log: FastifyBaseLogger;
}

export interface PageRenderer {
  /** The page's HTML, or nothing when it must be made in the browser. Never throws: a page without its HTML is still a page. */
  readonly render: (options: RenderOptions) => Promise<(RenderedPage & RefusedVisit) | undefined>;
}

interface RefusedVisit {
  /** The API answered this visitor less than was asked, and said when to come again. */
  readonly retryAfter?: string | undefined;
}

export interface PageRendererOptions {
  readonly loader: ShellLoader;
  readonly portalOrigin: string;
  /** Where the API answers this time. */
  readonly apiOrigin: () => string;
  readonly cache?: PageCache;
  readonly budget?: RenderBudget;
}

export function pageRenderer({
  loader,
  portalOrigin,
  apiOrigin,
  cache = pageCache({ contentVersion: contentVersion({ apiOrigin }) }),
  budget = renderBudget(),
}: PageRendererOptions): PageRenderer {
  async function fresh(options: RenderOptions, area: ReleaseManifest): Promise<RenderedPage & RefusedVisit> {
    const { pathname, search, description, live, visitorHeaders } = options;
    const [shell, areaModule] = await Promise.all([loader.shell(live.shell), loader.area(area, live.shell)]);
    const signal = AbortSignal.timeout(patienceMs);
    let isTooOften = false;
    let retryAfter: string | undefined;
    const rendering = shell.render({
      url: portalOrigin + pathname + search,
      description,
      areaModule,
      nonce: noncePlace,
      apiBaseUrl: `${apiOrigin()}/api/v1`,
      async fetch(input, init) {
        const headers = new Headers(init?.headers);
        for (const [name, value] of Object.entries(visitorHeaders)) headers.set(name, value);
        const signals = [signal, init?.signal].filter((each) => each !== undefined && each !== null);
        const response = await fetch(input, { ...init, headers, signal: AbortSignal.any(signals) });
        if (!response.ok) retryAfter = response.headers.get('retry-after') ?? retryAfter;
        isTooOften ||= response.status === tooManyRequests;
        return response;
      },
      signal,
    });
    const page = await Promise.race([rendering, rejectedBy(signal)]);
    // What one visitor asked for too often must not be missing from the page that others are shown.
    return page.kind === 'page' ? { ...page, apiFailed: page.apiFailed || isTooOften, retryAfter } : page;
  }

  return {
    async render(options) {
      const { pathname, description, live, address, log } = options;
      const area = live.areas.get(description.area);
      const isCompatible = area?.platformVersion === live.shell.platformVersion;
      if (!area || !description.isOpen || !isCompatible) return undefined;
      try {
        // What no page reads makes no other page. A provider's own fields stay with a payment page, which is never kept.
        const search = description.document ? options.search : knownSearch(options.search);
        const render = () => budget.spend(address, () => fresh({ ...options, search }, area));
        // A bill is its payer's, and a query may hold anything: only bare public pages are kept.
        if (description.document || search) return await render();
        const { language, colorScheme } = description;
        const key = [pathname, language, colorScheme, live.shell.release, area.release].join(' ');
        return await cache.get(key, render);
      } catch (error) {
        if (error instanceof TooMuchRendering) return undefined;
        log.error({ err: error, pathname, area: area.release }, 'The page could not be rendered; the browser will');
        return undefined;
      }
    },
  };
}

/** Leaves every page to the browser. */
export const noRenderer: PageRenderer = { render: async () => undefined };

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
