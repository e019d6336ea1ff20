import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from '../releases/live-releases.ts';

const patienceMs = 2000;

/** `/livez`: this process runs. `/readyz`: it can serve pages, and what the API says of itself. `/metrics`: the API's, for loopback. */
export function healthRoutes(app: FastifyInstance, apiOrigin: () => string, releases: ReleaseReader): void {
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
    if (!response?.ok) return reply.status(503).type('text/plain').send('The API did not answer');
    return reply.type(response.headers.get('content-type') ?? 'text/plain').send(await response.text());
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
