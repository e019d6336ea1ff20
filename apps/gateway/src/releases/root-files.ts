import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from '@portal/federation/release';
import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from './live-releases.ts';

const rootFileTypes = {
  '/favicon.svg': 'image/svg+xml',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/tcc.webmanifest': 'application/manifest+json',
  '/verify-worker.js': 'text/javascript; charset=utf-8',
  '/verify.webmanifest': 'application/manifest+json',
} as const;

const oneDaySeconds = 86_400;

/** Files that the world looks for at fixed addresses; the shell's release carries them. */
export function rootFiles(app: FastifyInstance, releases: ReleaseReader, portalOrigin: string): void {
  for (const [path, type] of Object.entries(rootFileTypes)) {
    app.get(path, (_, reply) => {
      const { shell } = releases.live();
      if (!shell?.files[path.slice(1)]) return reply.callNotFound();
      return reply
        .header('cache-control', `public, max-age=${oneDaySeconds}`)
        .type(type)
        .send(completed(path, readFileSync(join(releases.folderOf(shell), clientFolder, path)), portalOrigin));
    });
  }
}

/** Robots want the list's whole address, which a released file cannot know. */
function completed(path: string, file: Buffer, portalOrigin: string): Buffer | string {
  return path === '/robots.txt' ? `${file.toString().trimEnd()}\n\nSitemap: ${portalOrigin}/sitemap.xml\n` : file;
}
