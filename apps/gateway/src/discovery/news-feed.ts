import type { Language, NewsItem } from '@portal/contracts';
import { escapeHtml } from '../pages/page-document.ts';
import { addressIn } from './language-address.ts';

export const newsFeedPath = '/news/feed.xml';

export interface NewsFeed {
  readonly portalOrigin: string;
  readonly language: Language;
  readonly title: string;
  readonly items: readonly NewsItem[];
}

/** Atom (RFC 4287): what readers of news and other sites subscribe to. */
export function newsFeed({ portalOrigin, language, title, items }: NewsFeed): string {
  const changes = items.map(({ updatedAt }) => updatedAt).sort();
  const updated = changes.at(-1) ?? '2026-01-01T00:00:00.000Z';
  const addressOf = (pathname: string) => escapeHtml(addressIn(language, { portalOrigin, pathname }));
  const self = addressOf(newsFeedPath);
  return [
    `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${self}</id><title>${escapeHtml(title)}</title><updated>${updated}</updated>`,
    `<link rel="self" href="${self}"/><link rel="alternate" href="${addressOf('/news')}"/>`,
    `<author><name>${escapeHtml(title)}</name></author>`,
    ...items.map((item) => {
      const address = addressOf(`/news/${item.slug}`);
      return [
        `<entry><id>${address}</id><link rel="alternate" href="${address}"/><title>${escapeHtml(item.title)}</title>`,
        `<published>${momentOf(item.publishedOn)}</published><updated>${item.updatedAt}</updated>`,
        `<summary>${escapeHtml(item.lead)}</summary></entry>`,
      ].join('');
    }),
    '</feed>',
  ].join('');
}

/** News have a day; a feed asks for a moment. Midnight in Lagos. */
function momentOf(day: string): string {
  return `${day}T00:00:00+01:00`;
}
