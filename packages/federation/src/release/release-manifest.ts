import type { LoadListPin } from '../registry.ts';

/** Everything the gateway and the gate need to know about one release of one app. Lies beside its files as `release.json`. */
export interface ReleaseManifest {
  readonly app: string;
  readonly kind: 'shell' | 'remote';
  readonly version: string;
  /** `<version>-<hash of the content>`: the folder's name, and part of every URL. */
  readonly release: string;
  readonly platformVersion: number;
  /** Of the browser build: the shell's first module, or the remote's entry. */
  readonly entry: string;
  /** What a browser fetches before the app can start, entry included, in the order of need. */
  readonly preload: readonly string[];
  readonly styles: readonly string[];
  /** Further files a route needs at once, by the route's path. */
  readonly routes: readonly ReleasedRoute[];
  /** Catalogues of texts, by language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Shell: optional shared module → its files. */
  readonly provides: Readonly<Record<string, readonly string[]>>;
  /** Shell: files that only the kits of signed-in areas are made of; absent in releases older than this field. */
  readonly kits?: readonly string[];
  /** Remote: whether any screen uses such a kit; absent in releases older than this field. */
  readonly usesKits?: boolean;
  /** Remote: optional shared modules fetched when it starts. */
  readonly requires: readonly string[];
  /** The published list of what a browser may fetch and insist on (`LoadList`). */
  readonly load: LoadListPin;
  /** Every published file of the browser build. */
  readonly files: Readonly<Record<string, ReleasedFile>>;
  readonly sizes: ReleaseSizes;
  /** Shell: where areas live and who may enter. */
  readonly places: readonly ReleasedPlace[];
}

export interface ReleasedFile {
  /** `sha256-…`, as browsers compare it. */
  readonly integrity: string;
  readonly bytes: number;
  readonly gzipBytes: number;
  readonly brotliBytes: number;
}

interface ReleasedRoute {
  readonly path: string;
  readonly preload: readonly string[];
  /** Optional shared modules that the route's screen imports. */
  readonly requires: readonly string[];
}

interface ReleasedPlace {
  readonly id: string;
  readonly paths: readonly string[];
}

interface ReleaseSizes {
  /** Script fetched before the first screen, gzipped. */
  readonly startGzipBytes: number;
  readonly scriptGzipBytes: number;
  readonly styleGzipBytes: number;
}

export const manifestFile = 'release.json';
/** Folders of a release: what browsers may fetch, and what only the gateway loads. */
export const clientFolder = 'client';
export const serverFolder = 'server';
/** Where the gateway publishes the folder of releases. */
export const releasesPath = '/releases';

export function fileUrl(release: Pick<ReleaseManifest, 'app' | 'release'>, file: string): string {
  return `${releasesPath}/${release.app}/${release.release}/${clientFolder}/${file}`;
}
