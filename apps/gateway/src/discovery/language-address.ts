/** Asks for a page in a language, whatever the visitor's cookie says. */
const parameter = 'lang';

/** What is left of a query for the page itself: the language is no part of it, so both versions share what can be shared. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(parameter)) return search;
  query.delete(parameter);
  return query.size > 0 ? `?${query}` : '';
}

/** The address of a page in a language. English is what visitors get who have not chosen. */
export function addressIn(language: string, { portalOrigin, pathname }: PageAddress): string {
  return portalOrigin + pathname + (language === 'en' ? '' : `?${parameter}=${language}`);
}

export interface PageAddress {
  readonly portalOrigin: string;
  readonly pathname: string;
}
