import { accountAddressFields, addressFields } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';

/** Of calls to the API: where somebody is in a list, and what a hub agrees on. */
const openApiFields = ['pageNumber', 'pageSize', 'sortField', 'sortOrder', 'negotiateVersion', 'transport', 'format'];
const openFields = new Set([
  ...openApiFields,
  ...Object.entries({ ...addressFields, ...accountAddressFields }).flatMap(([name, kind]) =>
    kind === 'open' ? [name] : [],
  ),
]);
/** A field and its value. The name ends where nothing that can be a name goes on. */
const field = /([?&])([\w.%[\]-]{1,80})=([^&#\s"'<>]*)/g;
/** A National Identification Number, wherever somebody typed it; a telephone number has as many digits. */
const elevenDigits = /(?<!\d)\d{11}(?!\d)/g;
/** What follows is what a provider proves itself with, or somebody's way out of reminders. */
const secretPath = /(\/notifications\/remita\/|\/reminder-opt-outs\/)[^/?\s]+/gi;
/** A longer address says nothing more that anybody would look for. */
const longestText = 2000;
const longestOpenValue = 80;

/** A text that may hold an address: references of bills and receipts may be read in a log; every field nobody declared open is not. */
export function loggedText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(field, (whole, mark: string, name: string, value: string) =>
      openFields.has(name) && value.length <= longestOpenValue ? whole : `${mark}${name}=[redacted]`,
    )
    .replace(secretPath, '$1[redacted]')
    .replace(elevenDigits, '[11 digits]');
}

/** An address as it was asked for. What stands behind the question mark and is no field at all is not repeated. */
function loggedAddress(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return loggedText(url);
  const pieces = url.slice(at + 1, longestText).split('&');
  const fields = pieces.map((piece) => (/^[\w.%[\]-]{1,80}=/.test(piece) ? piece : '[redacted]'));
  return loggedText(`${url.slice(0, at)}?${fields.join('&')}`);
}

/** What a log line says of a request. */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: loggedAddress(url), remoteAddress: ip };
}
