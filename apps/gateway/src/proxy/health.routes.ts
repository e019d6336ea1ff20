import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from '../releases/live-releases.ts';

const patienceMs = 2000;

export interface HealthRoutesOptions {
  readonly apiOrigin: () => string;
  readonly releases: ReleaseReader;
  /** What this process counts, as Prometheus reads it. */
  readonly ownFigures: () => string;
}

/** `/livez`: this process runs. `/readyz`: it can serve pages, and what the API says of itself. `/metrics`: its own and the API's, for loopback. */
export function healthRoutes(app: FastifyInstance, { apiOrigin, releases, ownFigures }: HealthRoutesOptions): void {
  app.get('/livez', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (_, reply) => {
    const shell = releases.live().shell !== undefined;
    const api = await answers(`${apiOrigin()}/readyz`);
    reply.header('cache-control', 'no-store').status(shell && api ? 200 : 503);
    return { status: shell && api ? 'ok' : 'unavailable', checks: { shell, api } };
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // By the connection itself: a header may say that somebody else asks, and never that nobody else does.
    if (!isLoopback(request.socket.remoteAddress) || !isLoopback(request.ip))
      return reply.status(404).type('text/plain').send('Not found');
    const response = await fetch(`${apiOrigin()}/metrics`, { signal: AbortSignal.timeout(patienceMs) }).catch(
      () => undefined,
    );
    const type = response?.headers.get('content-type') ?? 'text/plain; version=0.0.4; charset=utf-8';
    // Its own figures are there most of all when the API is not.
    return reply.type(type).send(ownFigures() + (response?.ok ? await response.text() : ''));
  });
}

function isLoopback(address = ''): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false;
  }
}
