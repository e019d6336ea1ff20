import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The version of an answer as `ETag`, of what is sent; 304 without it to whoever has that version (RFC 9110, 13.1.2). */
export function tagAnswer({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  const known = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (!known.includes(tag) && !known.includes('*')) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
