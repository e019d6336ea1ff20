import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { createHubServer, type HubServer, hubMethod } from '../src/index.ts';

export const hubPath = '/hub';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
  return (server.address() as AddressInfo).port;
}

const text = ([name]: unknown[]): string => String(name);
const plenty = { burst: 1e9, perSecond: 1e9 };

/** The hub as it is used, with its own defaults but for the rates: all clients of a bench share one address. */
export async function startHub(): Promise<{ readonly hub: HubServer; readonly port: number }> {
  const hub = createHubServer({
    path: hubPath,
    allowedOrigins: [],
    methods: { Join: hubMethod({ parse: text, handler: ({ args, joinGroup }) => joinGroup(args) }) },
    log: silent,
    limits: {
      connectionsPerAddress: plenty,
      requestsPerAddress: plenty,
      maxConnectionsPerAddress: 1e6,
      // The raw clients of a bench never ping.
      clientTimeoutMs: 3_600_000,
    },
  });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => hub.handleUpgrade(request, socket, head));
  return { hub, port: await listen(server) };
}

/** The control: `ws` itself, set as the hub sets it. */
export async function startPlain(): Promise<{ readonly sockets: WebSocket[]; readonly port: number }> {
  const sockets: WebSocket[] = [];
  const webSockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });
  const server = createServer();
  server.on('upgrade', (request, socket, head) =>
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('message', () => webSocket.send('{}'));
      webSocket.on('error', () => undefined);
      sockets.push(webSocket);
    }),
  );
  return { sockets, port: await listen(server) };
}
