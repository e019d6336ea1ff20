import type { FastifyReply } from 'fastify';
import { requestIdHeader } from './request-id.ts';

/** For answers that are data: nothing in them may run, be framed, be sniffed or be kept. */
const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export function setCommonHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers(securityHeaders).header(requestIdHeader, reply.request.id);
}
