import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createHubServer, type HubServer, type HubServerOptions } from '../index.ts';

export interface HubUnderTest {
  readonly hub: HubServer;
  readonly server: Server;
  readonly port: number;
  readonly url: string;
  /** Everything that was logged, as text. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

export const testOrigin = 'https://portal.test';

function recordingLog() {
  const lines: string[] = [];
  const record = (level: string) => (details: object, message: string) => {
    const withErrors = Object.entries(details).map(([key, value]) => [
      key,
      value instanceof Error ? (value.stack ?? value.message) : value,
    ]);
    lines.push(`${level} ${message} ${JSON.stringify(Object.fromEntries(withErrors))}`);
  };
  return {
    log: { debug: record('debug'), info: record('info'), warn: record('warn'), error: record('error') },
    lines,
  };
}

/** A hub on a free port of this machine; what is not given is generous. */
export async function startHub(options: Partial<HubServerOptions> = {}): Promise<HubUnderTest> {
  const { log, lines } = recordingLog();
  const hub = createHubServer({
    path: '/hubs/test',
    methods: {},
    allowedOrigins: [testOrigin],
    log,
    ...options,
  });
  const server = createServer((request, response) => {
    if (!hub.handleRequest(request, response)) response.writeHead(418).end();
  });
  server.on('upgrade', (request, socket, head) => {
    if (!hub.handleUpgrade(request, socket, head)) socket.destroy();
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hub,
    server,
    port,
    url: `http://127.0.0.1:${port}/hubs/test`,
    logged: () => lines.join('\n'),
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
