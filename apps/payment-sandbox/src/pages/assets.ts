import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Answer } from '../answer.ts';

/** A script that other people's pages load. */
export function browserScript(file: URL, publicUrl: string): Answer {
  return {
    contentType: 'text/javascript; charset=utf-8',
    headers: { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' },
    body: readFileSync(file, 'utf8').replaceAll('__SANDBOX_PUBLIC_URL__', publicUrl),
  };
}

const ownAssets = [
  { path: 'sandbox.css', file: new URL('sandbox.css', import.meta.url), type: 'text/css; charset=utf-8' },
  {
    path: 'checkout.js',
    file: new URL('browser/checkout.js', import.meta.url),
    type: 'text/javascript; charset=utf-8',
  },
];

export function registerAssets(app: FastifyInstance): void {
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  for (const { path, file, type } of ownAssets) {
    const text = readFileSync(file, 'utf8');
    app.get(`/sandbox-assets/${path}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
}
