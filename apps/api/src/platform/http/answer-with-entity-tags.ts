import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Lets browsers keep the answers of this scope as long as `cacheControl` says, and answers 304 to whoever has today's already. */
export function answerWithEntityTags(scope: FastifyInstance, cacheControl: string): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag: tag, 'cache-control': cacheControl, vary: 'accept-language' });
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}
