import type { Language } from '@portal/contracts';
import { languageCookie, languageParameter } from '@portal/platform';

const oneYearSeconds = 31_536_000;

/** The choice as the gateway reads it with the next page. */
export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the gateway must read it, and Cookie Store is not in every browser we serve
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}

/**
 * A link that asks for a language has chosen it: from here on the cookie says so. The address loses it before the router
 * reads it, so that choosing another language on the page is not undone by the next reload.
 */
export function settleLanguage(language: Language): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(languageParameter)) return;
  keepLanguage(language);
  address.searchParams.delete(languageParameter);
  window.history.replaceState(window.history.state, '', address);
}
