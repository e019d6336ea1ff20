import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/**
 * One document with a policy of its own: its own files, its own API, photos it drew itself. Nothing inline, no provider, no frame, no
 * form that is posted. It may ask where the phone stands; the camera it asks for a file, which needs no leave.
 */
const headers = {
  'content-security-policy': [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'"],
    ...["img-src 'self' blob:", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'"],
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"],
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

interface KeptFile {
  readonly bytes: Buffer;
  readonly small: Buffer;
  readonly type: string;
}

/** The page of enumerators at `/field`, as its build left it (docs/decisions/0856). Where it is not built there is none. */
export function fieldPageRoutes(app: FastifyInstance, folder: string): void {
  const files = filesOf(folder);
  const send = (request: FastifyRequest, reply: FastifyReply, name: string, cache: string) => {
    const file = files.get(name);
    if (!file) return reply.callNotFound();
    const isSmall = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .headers({ 'cache-control': cache, vary: 'accept-encoding', ...(isSmall && { 'content-encoding': 'gzip' }) })
      .type(file.type)
      .send(isSmall ? file.small : file.bytes);
  };
  app.get('/field', (request, reply) => send(request, reply.headers(headers), 'index.html', 'no-cache'));
  app.get('/field/', (_request, reply) => reply.redirect('/field', 308));
  // The worker looks after the page above its own folder.
  app.get('/field/worker.js', (request, reply) =>
    send(request, reply.header('service-worker-allowed', '/field'), 'worker.js', 'no-cache'),
  );
  app.get('/field/field.webmanifest', (request, reply) => send(request, reply, 'field.webmanifest', 'no-cache'));
  app.get<{ Params: { name: string } }>('/field/assets/:name', (request, reply) =>
    send(request, reply, `assets/${request.params.name}`, 'public, max-age=31536000, immutable'),
  );
}

function filesOf(folder: string): ReadonlyMap<string, KeptFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replace(/\\/g, '/'));
  return new Map(
    names.flatMap((name): [string, KeptFile][] => {
      const type = types[extname(name)];
      if (!type) return [];
      const bytes = readFileSync(join(folder, name));
      return [[name, { bytes, small: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }), type }]];
    }),
  );
}
