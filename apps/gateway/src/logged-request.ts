import type { FastifyRequest } from 'fastify';

/** Parameters of an address whose values open something, show somebody, or are what somebody looked for. */
const secrets = /([?&](?:q|s|signedReceipt|token|access_token|id|email)=)[^&\s]*/gi;
/** A National Identification Number, wherever somebody typed it; a telephone number has as many digits. */
const elevenDigits = /(?<!\d)\d{11}(?!\d)/g;
/** Its last segment is what a provider proves itself with. */
const secretPath = /(\/notifications\/remita\/)[^/?\s]+/gi;

/** A text that may hold an address: references of bills and receipts may be read in a log, people and what opens something not. */
export function loggedText(text: string): string {
  return text.replace(secrets, '$1[redacted]').replace(secretPath, '$1[redacted]').replace(elevenDigits, '[11 digits]');
}

/** What a log line says of a request. */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: loggedText(url), remoteAddress: ip };
}
