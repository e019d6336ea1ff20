import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  close: () => Promise<void>;
}

/** Stands where the API will be: notes what arrives, answers what the test says, and greets every WebSocket. */
export async function fakeApi(): Promise<FakeApi> {
  const seen: SeenRequest[] = [];
  const api: { answer: FakeApi['answer'] } = {
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
    seen.push({ method, url, headers, body: '' });
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    const greeting = Buffer.from('welcome');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
    socket.write(Buffer.concat([Buffer.from([0x81, greeting.length]), greeting]));
    socket.on('error', () => {});
    socket.on('data', () => socket.end());
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
