import { lagosDay, languages } from '@portal/contracts';
import { escapeHtml } from '../pages/page-document.ts';
import { addressIn } from './language-address.ts';

export interface ListedPage {
  readonly pathname: string;
  /** ISO time of the last change, where it is known. */
  readonly updatedAt?: string;
}

/** Every listed page in each language, each naming the others (sitemaps.org 0.9 with Google's `xhtml:link`). */
export function sitemap(pages: readonly ListedPage[], portalOrigin: string): string {
  const entries = pages.flatMap(({ pathname, updatedAt }) => {
    const address = (language: string) => escapeHtml(addressIn(language, { portalOrigin, pathname }));
    const others = languages
      .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`)
      .join('');
    const changed = updatedAt ? `<lastmod>${lagosDay(updatedAt)}</lastmod>` : '';
    return languages.map((language) => `<url><loc>${address(language)}</loc>${changed}${others}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}
