import type { RenderedState } from './registry.ts';

/** What the shell's server bundle (`server/shell.js`) offers the gateway. */
export interface ShellServer {
  readonly platformVersion: number;
  readonly describe: (page: PageRequest) => PageDescription;
  readonly render: (request: RenderRequest) => Promise<RenderedPage>;
}

export interface PageRequest {
  readonly pathname: string;
  /** With the question mark, or empty: a link may ask for a language. */
  readonly search?: string;
  readonly cookie: string | undefined;
}

export interface PageDescription {
  /** The area that answers for the path. */
  readonly area: string;
  /** Set when that area has a document of its own. */
  readonly document: string | undefined;
  /** Open to everybody, so that a server may render it. */
  readonly isOpen: boolean;
  readonly language: string;
  readonly colorScheme: string;
}

export interface RenderRequest {
  /** Absolute. */
  readonly url: string;
  readonly description: PageDescription;
  /** The area's module, from its own release. */
  readonly areaModule: unknown;
  readonly nonce: string;
  /** Base address of the API, for example `http://127.0.0.1:4001/api/v1`. */
  readonly apiBaseUrl: string;
  /** Calls the API in the visitor's name: adds what identifies the visitor's address and request. */
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly title: string;
      readonly description: string | undefined;
      /** The title without the service's name, and that name. */
      readonly name?: string;
      readonly serviceName?: string;
      /** Nothing can be done on it before the application runs: it is started at once. */
      readonly needsScript?: boolean;
      /** All that is done on it is done without the application, which is fetched when one of its buttons is pressed. */
      readonly isStill?: boolean;
      /** schema.org objects of this page. */
      readonly structuredData?: readonly object[];
      readonly state: RenderedState;
      /** Whether the API was asked: such a page is true for this visitor and moment only, or for a short while. */
      readonly calledApi: boolean;
      /** The API was asked and did not answer: what it would have said is missing from the page. */
      readonly apiFailed: boolean;
    };
