import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** What `@portal/signalr-hub` makes, as far as a server needs it. */
export interface MountedHub {
  readonly handleRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
}

/** Gives hubs, by their paths, their requests and upgrades. They check origins, addresses and rates themselves, and read bodies themselves. */
export function mountHubs(app: FastifyInstance, hubs: Readonly<Record<string, MountedHub>>): void {
  for (const [path, hub] of Object.entries(hubs)) {
    for (const url of [path, `${path}/negotiate`]) {
      app.route({
        method: ['GET', 'POST', 'DELETE', 'OPTIONS'],
        url,
        exposeHeadRoute: false,
        config: { access: 'public' },
        schema: { hide: true },
        // Before the body is read: from here on the answer is the hub's.
        onRequest: async (request, reply) => {
          reply.hijack();
          hub.handleRequest(request.raw, reply.raw);
        },
        handler: () => {},
      });
    }
  }
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (Object.values(hubs).some((hub) => hub.handleUpgrade(request, socket, head))) return;
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
}
