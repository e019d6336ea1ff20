import type { Language, Localized } from '@portal/contracts';

/** A schema.org object, without its context. */
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
  /** schema.org objects for search engines, beside those every page has. With the loader's data. */
  readonly structuredData?: (data: unknown, language: Language) => readonly StructuredData[];
  /** The header leaves its navigation out on this screen (spec §2.1: /user/payment_summary). */
  readonly hideNavigation?: true;
}
