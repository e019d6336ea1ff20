import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** Why calls must not come here now; empty when they may. Bounded in time. */
  reasons(): Promise<readonly string[]>;
}

/** `/livez`: the process answers. `/readyz`: it can do its work; otherwise 503, and no more calls should be sent. */
export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  const route = { method: 'GET', config: { access: 'public' }, schema: { hide: true } } as const;
  app.route({ ...route, url: '/livez', handler: async () => ({ status: 'alive' }) });
  app.route({
    ...route,
    url: '/readyz',
    handler: async (_request, reply) => {
      const reasons = await readiness.reasons();
      return reply
        .status(reasons.length === 0 ? 200 : 503)
        .send({ status: reasons.length === 0 ? 'ready' : 'not-ready', reasons });
    },
  });
}
