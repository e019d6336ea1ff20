/** What the gateway tells the shell about the released areas, inside every page and at `registryPath`. */
export interface Registry {
  readonly areas: readonly RegisteredArea[];
}

export interface RegisteredArea {
  readonly id: string;
  readonly version: string;
  readonly platformVersion: number;
  /** Folder of this release's files, ending in a slash. */
  readonly base: string;
  /** Below `base`. */
  readonly entry: string;
  /** Absent while the area is served from its sources. */
  readonly load?: LoadListPin;
}

/** Where the list of an area's files is (a `LoadList`), and what it must contain. */
export interface LoadListPin {
  readonly file: string;
  readonly integrity: string;
}

/** What a browser may fetch of a release: hashes to insist on, and what it needs at once. Paths below the release's base. */
export interface LoadList {
  readonly preload: readonly string[];
  readonly styles: readonly string[];
  /** Optional modules of the platform that the area uses. */
  readonly requires: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
  /** Of a shell: files that only the kits of signed-in areas are made of. A public page does not carry their hashes. */
  readonly kits?: readonly string[];
  /** Of an area: whether any screen of it uses such a kit. Absent in lists older than this field, which may. */
  readonly usesKits?: boolean;
}

export const registryPath = '/registry.json';

/**
 * Retrying needs new URLs, because a browser remembers that a module failed: the gateway answers the same files below
 * `…/<release>~<attempt>/`.
 */
export function retryBase(base: string, attempt: number): string {
  return attempt === 0 ? base : base.replace(/\/client\/$/, `~${attempt}/client/`);
}

/** The element with everything the gateway tells the page (`PageState`), as JSON. */
export const pageStateId = 'portal-state';

/** The element the application renders into. */
export const rootId = 'root';

export interface PageState {
  readonly registry: Registry;
  /** Areas whose files' hashes are in the page's import map already. */
  readonly admitted: readonly string[];
  /** Where the hashes of the shell's kits are; absent when the page carries them itself. */
  readonly kits?: LoadListPin & { readonly base: string };
  /** The area with a document of its own that this page belongs to; absent in the portal's main document. */
  readonly document?: string;
  readonly language: string;
  readonly colorScheme: string;
  /** Present when the page came with its HTML. */
  readonly rendered?: RenderedState;
}

/** What the server knew when it wrote the HTML, so that the browser starts from the same. */
export interface RenderedState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** Dehydrated query client. */
  readonly queries: unknown;
}
