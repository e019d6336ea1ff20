import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { compressAnswer } from './compress-answer.ts';

/**
 * Lets browsers keep the public answers of this scope as long as `cacheControl` says, answers 304 to whoever has today's already,
 * and sends the others compressed.
 */
export function answerWithEntityTags(scope: FastifyInstance, cacheControl: string): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag: tag, 'cache-control': cacheControl, vary: 'accept-language, accept-encoding' });
    if (request.headers['if-none-match'] === tag) {
      reply.code(304).removeHeader('content-length').removeHeader('content-type');
      return '';
    }
    const compressed = await compressAnswer(payload, request.headers['accept-encoding']);
    if (!compressed) return payload;
    reply.header('content-encoding', compressed.encoding).removeHeader('content-length');
    return compressed.body;
  });
}
