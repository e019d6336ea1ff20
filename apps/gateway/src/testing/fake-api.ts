import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeApi {
  readonly origin: string;
  readonly seen: readonly SeenRequest[];
  answer: (request: SeenRequest, response: ServerResponse) => void;
  /** What becomes of a request for a WebSocket; greets it unless the test says otherwise. */
  upgrade: (request: SeenRequest, socket: Duplex) => void;
  close: () => Promise<void>;
}

/** Stands where the API will be: notes what arrives, answers what the test says, and greets every WebSocket. */
export async function fakeApi(): Promise<FakeApi> {
  const seen: SeenRequest[] = [];
  const api: Pick<FakeApi, 'answer' | 'upgrade'> = {
    upgrade: greet,
    answer: (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
  };
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const request = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body };
    seen.push(request);
    api.answer(request, response);
  });
  server.on('upgrade', ({ method = '', url = '', headers }, socket) => {
    const request = { method, url, headers, body: '' };
    seen.push(request);
    socket.on('error', () => {});
    socket.on('end', () => socket.end());
    api.upgrade(request, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(api, {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Agrees to speak WebSocket, and says nothing yet. */
export function accept({ headers }: SeenRequest, socket: Duplex): void {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${createHash('sha1').update(key).digest('base64')}\r\n\r\n`,
  );
}

function greet(request: SeenRequest, socket: Duplex): void {
  const greeting = Buffer.from('welcome');
  accept(request, socket);
  socket.write(Buffer.concat([Buffer.from([0x81, greeting.length]), greeting]));
  socket.on('data', () => socket.end());
}
