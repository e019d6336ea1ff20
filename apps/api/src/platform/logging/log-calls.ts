import type { FastifyInstance } from 'fastify';

/** Probes and scrapes come every few seconds and say nothing. */
const quietRoutes = new Set(['/livez', '/readyz', '/metrics']);

/**
 * One line per answered call. The route is logged as it was declared, never as it was called: paths and queries carry
 * references, tokens and names.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip } = request;
    const route = request.is404 ? '(no route)' : (request.routeOptions.url ?? '(no route)');
    if (quietRoutes.has(route)) return;
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip }, 'call');
  });
}
