import fastifyStatic from '@fastify/static';
import { registryPath } from '@portal/federation/registry';
import { releasesPath } from '@portal/federation/release';
import type { FastifyInstance } from 'fastify';
import type { CanaryDesk } from './canary-desk.ts';

const publicPath = /^\/?[a-z0-9-]+\/[\w.-]+\/client\/(?!.*\.(?:br|gz)$)/;

/**
 * The files of every release that is still on disk, live or not: pages that are open go on with the release they started
 * with. A release never changes, so its files may be kept for ever.
 */
export function releaseFiles(
  app: FastifyInstance,
  releasesDir: string,
  { liveFor }: Pick<CanaryDesk, 'liveFor'>,
): void {
  app.register(fastifyStatic, {
    root: releasesDir,
    prefix: `${releasesPath}/`,
    preCompressed: true,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    maxAge: '365d',
    immutable: true,
    // Nobody asks again for what never changes, nor for a part of it.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    allowedPath: (path) => publicPath.test(path),
  });
  app.get(registryPath, (request, reply) => {
    reply.header('cache-control', 'no-store');
    return liveFor(request).live.registry;
  });
}

/** `…/<release>~2/…` is the same release under a new address: browsers remember that a module failed to load. */
export function withoutRetryMark(url: string): string {
  return url.replace(/^(\/releases\/[^/?]+\/[^/?~]+)~\d+\//, '$1/');
}
