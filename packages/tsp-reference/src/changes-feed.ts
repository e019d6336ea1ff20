import { developersPath, type Language } from '@portal/contracts';
import { changes } from './changes.ts';
import { escaped } from './html.ts';
import { referenceWords } from './words/words.ts';

/** Below `/api/v1`. */
export const changesFeedPath = '/tsp/changes.xml';

/** Atom (RFC 4287) of the changelog. */
export function changesFeed(origin: string, language: Language): string {
  const words = referenceWords[language];
  const page = `${origin}${developersPath}/changelog`;
  const suffix = language === 'en' ? '' : `?lang=${language}`;
  const self = `${origin}/api/v1${changesFeedPath}${suffix}`;
  const entries = changes.map(({ on, name, title, text }) =>
    [
      `<entry><id>${page}#${on}-${name}</id><title>${escaped(title[language])}</title>`,
      `<link rel="alternate" href="${page}${suffix}#${on}-${name}"/><updated>${on}T00:00:00+01:00</updated>`,
      `<summary>${escaped(text[language])}</summary></entry>`,
    ].join(''),
  );
  return [
    `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${self}</id><title>${escaped(words.changelog)}</title><updated>${changes[0]?.on ?? '2026-11-29'}T00:00:00+01:00</updated>`,
    `<link rel="self" href="${self}"/><link rel="alternate" href="${page}${suffix}"/>`,
    `<author><name>${escaped(words.reference)}</name></author>${entries.join('')}</feed>`,
  ].join('');
}
