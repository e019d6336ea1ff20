import type { FastifyInstance } from 'fastify';
import { apiPrefix } from './addresses.ts';
import type { Call } from './call.ts';
import { callOf } from './serve.ts';

export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came: signatures are made over these. */
  readonly body: Buffer;
}

export interface RawAnswer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: string;
}

export interface RawRoute {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1`. */
  readonly path: `/${string}`;
  readonly bodyLimit?: number;
}

const defaultBodyLimit = 64 * 1024;

/**
 * A public door whose form somebody else decides, such as a provider's notification: any content type, the body unparsed.
 * Whoever answers it must check who is calling.
 */
export function serveRaw(
  app: FastifyInstance,
  { method, path, bodyLimit = defaultBodyLimit }: RawRoute,
  handler: (request: RawRequest, call: Call) => Promise<RawAnswer>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method,
      url: apiPrefix + path,
      bodyLimit,
      config: { access: 'public' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const { params, query, headers, body } = request;
        const raw = { params, query, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) } as RawRequest;
        const answer = await handler(raw, callOf(request, reply));
        return reply
          .status(answer.status)
          .type(answer.contentType ?? 'text/plain; charset=utf-8')
          .send(answer.body ?? '');
      },
    });
  });
}
