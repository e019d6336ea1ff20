import type { Language, Localized, Role } from '@portal/contracts';
import type { QueryClient } from './query.ts';

/**
 * A schema.org object, without its context. In `@id`, `url`, `contentUrl` and `item` a path of the portal may stand, for example
 * `/news/a-slug`: the gateway makes it an address, in the page's language.
 */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Put on a route as `handle`. The shell sets the document's title from the deepest match and moves focus to its heading. */
export interface RouteHandle {
  /** From the loader's data when the title depends on it. */
  readonly title: Localized | ((data: unknown) => Localized);
  /** For search engines and shared links; pages without one are marked noindex. */
  readonly description?: Localized | ((data: unknown) => Localized | undefined);
  /**
   * schema.org objects for search engines, beside those every page has; only of what the page shows. With the loader's data and,
   * where the page is rendered for them, what its loaders fetched. Visitors never ask for it: it may load its own code.
   */
  readonly structuredData?: (
    data: unknown,
    language: Language,
    fetched: QueryClient,
  ) => readonly StructuredData[] | Promise<readonly StructuredData[]>;
  /**
   * Roles that may open this screen, as its menu entry is shown to them; everybody in the area when absent. Courtesy, like every
   * guard of the browser: the API decides for itself.
   */
  readonly access?: readonly Role[];
  /** Nothing can be done on this screen before script runs, so it is not left for the visitor's first touch. */
  readonly needsScript?: true;
  /**
   * A long page that is read, and used without the application: what it can do, its own HTML and a small script do. The application is
   * fetched when a button of the portal is pressed, and not before.
   */
  readonly isStill?: true;
  /** What the header of a signed-in area says in place of the area's name (spec §2.9: Dashboard at /sadmin). */
  readonly headerTitle?: Localized;
  /** The header leaves its navigation out on this screen (spec §2.1: /user/payment_summary). */
  readonly hideNavigation?: true;
}
