import { type FibreRoute, fibreRoutesMax, type Site, sitesMax } from '@portal/contracts';
import { useKeptForTab } from '../../forms/kept-for-tab.ts';

export interface DeclaredItems {
  readonly sites: readonly Site[];
  readonly fibreRoutes: readonly FibreRoute[];
}

const nothing: DeclaredItems = { sites: [], fibreRoutes: [] };

/** Sites and routes entered so far, kept for the tab. */
export function useDeclaredItems(onChanged: () => void) {
  const { kept = nothing, keep: keepForTab } = useKeptForTab<DeclaredItems>('pay_kd_declaration_items', isItems);
  const keep = (items: DeclaredItems | undefined) => {
    onChanged();
    keepForTab(items);
  };
  const put = <T>(list: readonly T[], item: T, at: number | undefined) =>
    at === undefined ? [...list, item] : list.map((each, index) => (index === at ? item : each));
  const without = <T>(list: readonly T[], at: number) => list.filter((_, index) => index !== at);
  return {
    items: kept,
    isEmpty: kept.sites.length + kept.fibreRoutes.length === 0,
    isFull: kept.sites.length > sitesMax || kept.fibreRoutes.length > fibreRoutesMax,
    putSite: (site: Site, at?: number) => keep({ ...kept, sites: put(kept.sites, site, at) }),
    addSites: (sites: readonly Site[]) => keep({ ...kept, sites: [...kept.sites, ...sites] }),
    removeSite: (at: number) => keep({ ...kept, sites: without(kept.sites, at) }),
    putRoute: (route: FibreRoute, at?: number) => keep({ ...kept, fibreRoutes: put(kept.fibreRoutes, route, at) }),
    removeRoute: (at: number) => keep({ ...kept, fibreRoutes: without(kept.fibreRoutes, at) }),
    clear: () => keep(undefined),
  };
}

function isItems(value: unknown): value is DeclaredItems {
  return typeof value === 'object' && value !== null && 'sites' in value && 'fibreRoutes' in value;
}
