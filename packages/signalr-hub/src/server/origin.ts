import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hub } from './hub.ts';

/**
 * CORS does not cover WebSockets, so every request is checked here. Without an `Origin` it is no browser, or a browser
 * on the same site; `Sec-Fetch-Site` tells the two other sites' requests that carry none.
 */
export function isFromAllowedOrigin(hub: Hub, request: IncomingMessage): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  const { allowedOrigins } = hub.options;
  return typeof allowedOrigins === 'function' ? allowedOrigins(origin) : allowedOrigins.includes(origin);
}

/** Call only for an origin that is allowed. The client sends credentials unless told otherwise. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.appendHeader('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
}

export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'x-requested-with, x-signalr-user-agent, content-type, authorization',
    'access-control-max-age': '600',
    'cache-control': 'no-store',
  });
  response.end();
}
