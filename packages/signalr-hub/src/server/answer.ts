import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

export function answer(response: ServerResponse, status: number, text = '', headers: OutgoingHttpHeaders = {}): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

export function answerJson(response: ServerResponse, body: unknown): void {
  answer(response, 200, JSON.stringify(body), { 'content-type': 'application/json' });
}

/** Refuses an upgrade: there is no ServerResponse yet, only the socket. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n\r\n`,
  );
}
