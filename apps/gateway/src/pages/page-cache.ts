import type { RenderedPage } from '@portal/federation/server-rendering';

/** How long a page that shows the API's answers may be shown again. */
const freshForMs = 30_000;
const capacity = 500;

interface Entry {
  readonly page: Promise<RenderedPage>;
  /** Undefined: as long as the releases in its key are live. */
  expiresAt: number | undefined;
}

export interface PageCache {
  readonly get: (key: string, render: () => Promise<RenderedPage>) => Promise<RenderedPage>;
}

/** Rendered public pages by what they depend on. Visitors who come at the same moment share one rendering. */
export function pageCache(now: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>();
  return {
    async get(key, render) {
      const known = entries.get(key);
      if (known && (known.expiresAt === undefined || known.expiresAt > now())) return known.page;
      const entry: Entry = { page: render(), expiresAt: undefined };
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
      try {
        const page = await entry.page;
        if (page.kind === 'redirect' || page.calledApi) entry.expiresAt = now() + freshForMs;
        return page;
      } catch (error) {
        entries.delete(key);
        throw error;
      }
    },
  };
}
