import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { BusinessError } from '../http/business-error.ts';
import { isLoopback } from '../http/client-address.ts';

/** Where modules register what they count. */
export type Metrics = Registry;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Times every call, and shows all figures at `/metrics` to the machine itself only. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a call to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  app.addHook('onResponse', async (request, reply) => {
    // Declared routes only: addresses as called would make as many series as there are bills.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.route({
    method: 'GET',
    url: '/metrics',
    config: { access: 'public' },
    schema: { hide: true },
    handler: async ({ socket, ip }, reply) => {
      // By the connection itself: a header may say that somebody else asks, and never that nobody else does.
      if (!isLoopback(socket.remoteAddress ?? '') || !isLoopback(ip)) throw new BusinessError('route.not-found');
      return reply.type(metrics.contentType).send(await metrics.metrics());
    },
  });
}
