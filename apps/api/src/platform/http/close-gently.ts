import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookAgainMs = 50;

/**
 * Makes `app.close()` let calls under way finish for `graceMs` and drop what is left then. Connections without a call
 * are closed as they fall idle, which Node does only once, or if they never sent anything, which it does not do at all.
 */
export function closeGently(app: FastifyInstance, graceMs: number): void {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const idle = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, lookAgainMs);
    const late = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, graceMs);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(late);
    });
  });
}
