import type { Language } from '@portal/contracts';

/**
 * A page of the portal, for a mail's part in one language. Mails are often opened in a browser that knows nothing of the
 * reader: whoever reads Hausa finds the page in Hausa too (docs/decisions/0240). English is what a browser without a choice shows.
 */
export function pageAddress(portalOrigin: string, path: string, language: Language): string {
  const url = new URL(path, portalOrigin);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href;
}
