import type { RenderedPage } from '@portal/federation/server-rendering';

/** How long a page that shows the API's answers may be shown again, when nothing was published meanwhile. */
const freshForMs = 30_000;
/** How long the last known page is shown before the API is tried again. */
const keptForMs = 5_000;
const capacity = 500;

interface Entry {
  readonly page: Promise<RenderedPage>;
  /** Of the content the page was rendered from. */
  readonly version: string;
  /** The API was not asked: true as long as the releases in its key are live. */
  isStill: boolean;
  expiresAt: number;
}

export interface PageCache {
  readonly get: (key: string, render: () => Promise<RenderedPage>) => Promise<RenderedPage>;
}

export interface PageCacheOptions {
  /** Changes with every publication. */
  readonly contentVersion: () => Promise<string>;
  readonly now?: () => number;
}

/**
 * Rendered public pages by what they depend on. Visitors who come at the same moment share one rendering; what was published
 * is seen by the next one; while the API is away the last known page is shown.
 */
export function pageCache({ contentVersion, now = Date.now }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();

  function begin(key: string, version: string, rendering: Promise<RenderedPage>, known: Entry | undefined): Entry {
    const entry: Entry = { page: settle(), version, isStill: false, expiresAt: Number.POSITIVE_INFINITY };
    async function settle(): Promise<RenderedPage> {
      try {
        const page = await rendering;
        if (page.kind === 'page' && page.apiFailed) {
          // Half of a page is shown when there is nothing better, and not for long.
          entry.expiresAt = now() + keptForMs;
          return known ? await known.page : page;
        }
        entry.isStill = page.kind === 'page' && !page.calledApi;
        // There are as many addresses of nothing as anybody can think of: they are no reason to forget a page.
        if (page.kind === 'page' && page.status >= 400 && entries.get(key) === entry) entries.delete(key);
        entry.expiresAt = now() + freshForMs;
        return page;
      } catch (error) {
        if (!known) {
          entries.delete(key);
          throw error;
        }
        entry.expiresAt = now() + keptForMs;
        return known.page;
      }
    }
    return entry;
  }

  return {
    async get(key, render) {
      const known = entries.get(key);
      if (known?.isStill) return known.page;
      // Read before rendering: what is published while we render is then rendered again, and not missed.
      const version = await contentVersion();
      const latest = entries.get(key);
      if (latest && latest.version === version && latest.expiresAt > now()) return latest.page;
      const entry = begin(key, version, render(), latest);
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
      return entry.page;
    },
  };
}
