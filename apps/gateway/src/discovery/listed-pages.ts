import { apiBasePath, listPublished } from '@portal/contracts';
import type { ReleaseManifest } from '@portal/federation/release';
import type { ShellLoader } from '../pages/shell-loader.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { ListedPage } from './sitemap.ts';

const patienceMs = 2000;

export interface ListedPagesOptions {
  readonly live: LiveReleases;
  readonly loader: ShellLoader;
  /** Where the API answers this time. */
  readonly apiOrigin: () => string;
}

/** What areas say of their own screens, and what is published. */
export async function listedPages({ live, loader, apiOrigin }: ListedPagesOptions): Promise<readonly ListedPage[]> {
  const pages = [...(await screensOf(live, loader)), ...(await contentOf(apiOrigin()))];
  return [...new Map(pages.map((page) => [page.pathname, page])).values()];
}

async function screensOf(live: LiveReleases, loader: ShellLoader): Promise<readonly ListedPage[]> {
  const { shell } = live;
  if (!shell) throw new Error('No shell is live');
  const lists = await Promise.all([...live.areas.values()].map((area) => listedPaths(area, shell, loader)));
  return lists.flat().map((pathname) => ({ pathname }));
}

async function listedPaths(area: ReleaseManifest, shell: ReleaseManifest, loader: ShellLoader) {
  const module = (await loader.area(area, shell)) as { readonly area?: { readonly listedPaths?: readonly string[] } };
  return module.area?.listedPaths ?? [];
}

async function contentOf(apiOrigin: string): Promise<readonly ListedPage[]> {
  const response = await fetch(apiOrigin + apiBasePath + listPublished.path, {
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  const published = listPublished.response.parse(await response.json());
  return published.map(({ path, updatedAt }) => ({ pathname: path, updatedAt }));
}
