import { type RegisteredArea, type Registry, retryBase } from '@portal/federation/registry';
import { type Area, type AreaId, platformVersion } from '@portal/platform';
import type { RouteObject } from '@portal/platform/router';
import { AreaUnavailableError } from './area-unavailable-error.ts';

/** Longer than this and the visitor is told, with a way to try again. */
const loadTimeoutMs = 4000;

export interface AreaLoaderOptions {
  readonly registry: Registry;
  /** Areas whose files the page admits already. */
  readonly admitted: readonly string[];
  readonly fetchRegistry: () => Promise<Registry | undefined>;
  readonly admit: (area: RegisteredArea, attempt: number) => Promise<void>;
  /** Fetches and starts the remote whose entry is at this URL. */
  readonly start: (id: AreaId, entryUrl: string, attempt: number) => Promise<unknown>;
  /** Whether the server has that file; asked after a failure, to say what kind it was. */
  readonly isThere: (url: string) => Promise<boolean>;
  readonly timeoutMs?: number;
}

export interface AreaLoader {
  /** Loads an area, once. After a failure the next call tries again, with what the registry says by then. */
  readonly load: (id: AreaId) => Promise<Area>;
  readonly failuresOf: (id: AreaId) => number;
}

export function createAreaLoader(options: AreaLoaderOptions): AreaLoader {
  const loading = new Map<AreaId, Promise<Area>>();
  const failures = new Map<AreaId, number>();
  const failuresOf = (id: AreaId) => failures.get(id) ?? 0;
  const { timeoutMs = loadTimeoutMs } = options;
  let { registry } = options;

  async function attemptTo(id: AreaId): Promise<Area> {
    const attempt = failuresOf(id);
    // Its team may have rolled forward or back in the meantime.
    if (attempt > 0) registry = (await options.fetchRegistry()) ?? registry;
    const registered = registry.areas.find((area) => area.id === id);
    if (!registered) throw new AreaUnavailableError('not-released');
    if (registered.platformVersion !== platformVersion) throw new AreaUnavailableError('other-version');
    if (attempt > 0 || !options.admitted.includes(id)) await options.admit(registered, attempt);
    const entryUrl = retryBase(registered.base, attempt) + registered.entry;
    const area = areaOf(await started(id, entryUrl, attempt), id);
    limitScreens(area.routes, timeoutMs);
    return area;
  }

  async function started(id: AreaId, entryUrl: string, attempt: number): Promise<unknown> {
    try {
      return await options.start(id, entryUrl, attempt);
    } catch (error) {
      const isThere = await options.isThere(entryUrl);
      throw new AreaUnavailableError(isThere ? 'broken' : 'missing', { cause: error });
    }
  }

  return {
    failuresOf,
    load(id) {
      const known = loading.get(id);
      if (known) return known;
      const attempt = attemptTo(id);
      const promise = withTimeout(attempt, timeoutMs);
      loading.set(id, promise);
      promise.catch(() => {
        loading.delete(id);
        failures.set(id, failuresOf(id) + 1);
        // What comes late is not fetched a second time.
        attempt.then(
          () => loading.set(id, attempt),
          () => {},
        );
      });
      return promise;
    },
  };
}

function areaOf(module: unknown, id: AreaId): Area {
  const area = (module as { area?: Partial<Area> } | null)?.area;
  if (!area || area.id !== id || !Array.isArray(area.routes) || typeof area.loadMessages !== 'function') {
    throw new AreaUnavailableError('broken');
  }
  if (area.platformVersion !== platformVersion) throw new AreaUnavailableError('other-version');
  return area as Area;
}

/** What a screen is fetched with is as much a part of its area as the area's entry. */
function limitScreens(routes: readonly RouteObject[], timeoutMs: number): void {
  for (const route of routes) {
    const { lazy, children = [] } = route;
    if (typeof lazy === 'function') route.lazy = () => withTimeout(lazy(), timeoutMs);
    limitScreens(children, timeoutMs);
  }
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AreaUnavailableError('slow', { arrival: promise })), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
