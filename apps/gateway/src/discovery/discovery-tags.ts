import { createHash } from 'node:crypto';
import { languages } from '@portal/contracts';
import { escapeHtml, escapeJson } from '../pages/page-document.ts';
import { addressIn, type PageAddress } from './language-address.ts';
import { newsFeedPath } from './news-feed.ts';
import { socialCardPath, socialCardSize } from './social-card-path.ts';

export interface DiscoveredPage extends PageAddress {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Absent from shells that are older than this gateway. */
  readonly name?: string;
  readonly serviceName?: string;
  readonly structuredData?: readonly object[];
}

/** The page's own address and its other languages, what a shared link shows, and what search engines read. */
export function discoveryTags(page: DiscoveredPage): string {
  const { language, title, description, name = title, serviceName = title, pathname, portalOrigin } = page;
  const address = addressIn(language, page);
  const picture = portalOrigin + socialCardPath(language, pathname, versionOf(name, description, serviceName));
  const properties = {
    'og:type': 'website',
    'og:site_name': serviceName,
    'og:title': name,
    'og:description': description,
    'og:url': address,
    'og:locale': `${language}_NG`,
    'og:image': picture,
    'og:image:width': socialCardSize.width,
    'og:image:height': socialCardSize.height,
    'og:image:alt': name,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...languages.map((each) => alternate(each, addressIn(each, page))),
    alternate('x-default', addressIn('en', page)),
    `<link rel="alternate" type="application/atom+xml" href="${newsFeedPath}${language === 'en' ? '' : `?lang=${language}`}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    // Data, not script: nothing of it runs, so the policy needs no word about it.
    `<script type="application/ld+json">${escapeJson(structuredData(page, address))}</script>`,
  ].join('');
}

function alternate(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;
}

function structuredData(page: DiscoveredPage, address: string): object {
  const { language, title, name = title, serviceName = title, description, portalOrigin } = page;
  const site = { '@id': `${portalOrigin}/#site` };
  const publisher = { '@id': `${portalOrigin}/#publisher` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        ...site,
        name: serviceName,
        url: `${portalOrigin}/`,
        inLanguage: languages,
        publisher,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${portalOrigin}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      { '@type': 'GovernmentOrganization', ...publisher, name: serviceName, url: `${portalOrigin}/` },
      { '@type': 'WebPage', '@id': address, url: address, name, description, inLanguage: language, isPartOf: site },
      ...listed(page.structuredData).map((each) => withAddresses(each, page)),
    ],
  };
}

/** A shell that is older than the area's release hands on a promise that it never waited for. */
function listed(structuredData: DiscoveredPage['structuredData']): readonly object[] {
  return Array.isArray(structuredData) ? structuredData : [];
}

/** Paths of the portal in what a page says of itself. A picture is the same in each language; whoever published it is no page. */
function withAddresses(value: object, { language, portalOrigin }: DiscoveredPage): object {
  const addressOf: Readonly<Record<string, (path: string) => string>> = {
    url: (pathname) => addressIn(language, { portalOrigin, pathname }),
    item: (pathname) => addressIn(language, { portalOrigin, pathname }),
    '@id': (path) => portalOrigin + path,
    contentUrl: (path) => portalOrigin + path,
  };
  const text = JSON.stringify(value, (key, part: unknown) =>
    typeof part === 'string' && part.startsWith('/') ? (addressOf[key]?.(part) ?? part) : part,
  );
  return JSON.parse(text) as object;
}

/** Changes with what the picture shows, so that a kept one is never out of date. */
function versionOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 8);
}
