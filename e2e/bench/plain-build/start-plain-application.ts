import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { PageState } from '@portal/federation/registry';
import { repositoryRoot } from '@portal/local-stack';
import fastify, { type FastifyInstance } from 'fastify';
import { ports } from '../../world/addresses.ts';

export type PlainAreas = 'lazy' | 'eager';

/** Builds the control and serves it as the gateway serves releases: compressed beforehand at the same quality, kept for ever. */
export async function startPlainApplication(areas: PlainAreas, port: number): Promise<FastifyInstance> {
  await promisify(execFile)('vite', ['build', '--config', join(import.meta.dirname, 'vite.config.ts')], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'production', PLAIN_AREAS: areas },
  });
  const folder = join(repositoryRoot, 'node_modules', '.cache', `portal-plain-${areas}`);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const assets = join(folder, 'assets');
  for (const file of readdirSync(assets))
    writeFileSync(join(assets, `${file}.br`), compressed(readFileSync(join(assets, file))));

  const app = fastify();
  app.register(httpProxy, { upstream: `http://127.0.0.1:${ports.api}`, prefix: '/api', rewritePrefix: '/api' });
  app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });
  const pages = { '/': compressed(withState(html, undefined)), payments: compressed(withState(html, 'payments')) };
  app.get('/*', (request, reply) => {
    reply.header('content-encoding', 'br').header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return reply.send(request.url.startsWith('/payment_') ? pages.payments : pages['/']);
  });
  await app.listen({ host: '127.0.0.1', port });
  return app;
}

/** What a development server would answer to the shell's questions is inside the page: the control makes no round trip for it. */
function withState(html: string, document: string | undefined): string {
  const area = (id: string) => ({ id, version: 'plain', platformVersion: 1, base: '/', entry: '' });
  const state: PageState = {
    registry: { areas: [area('public-site'), area('payments')] },
    admitted: ['public-site', 'payments'],
    ...(document && { document }),
    language: 'en',
    colorScheme: 'auto',
  };
  return html.replace('{"plain":"state"}', JSON.stringify(state));
}

function compressed(content: string | Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}
