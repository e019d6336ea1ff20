import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BusinessError } from './business-error.ts';
import { businessErrorOf } from './business-error-of.ts';
import type { CallLimiter } from './call-limiter.ts';
import { callerKey } from './caller-key.ts';

export function askerOf(request: FastifyRequest) {
  return { caller: callerKey(request), userAgent: request.headers['user-agent'] ?? '' };
}

type Parts = Readonly<Record<string, unknown>>;

function partsOf({ params, query, body }: FastifyRequest) {
  return { params: params as Parts, query: query as Parts, body: (body ?? {}) as Parts };
}

/** What a call asks about is known when it is parsed, and whether there is such a thing when its handler is done. */
export function limitThingsAsked(app: FastifyInstance, limiter: CallLimiter): void {
  app.addHook('preHandler', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) await limiter.admitParsed(endpoint, askerOf(request), partsOf(request));
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint && statusCode < 400) await limiter.answered(endpoint, askerOf(request), partsOf(request));
  });
}

/** What the caller is told in the end: the refusal itself, when its turn has come, or that too many of theirs wait. */
export async function refusalAfter(limiter: CallLimiter, request: FastifyRequest, error: BusinessError) {
  const { endpoint } = request.routeOptions.config;
  if (!endpoint) return error;
  return limiter.refused(endpoint, askerOf(request), error).then(
    () => error,
    (instead: unknown) => businessErrorOf(instead),
  );
}
