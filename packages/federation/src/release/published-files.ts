import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleasedFile } from './release-manifest.ts';

const compressible = /\.(?:js|css|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Build notes (`.vite/`) and source maps are nobody's business. */
export function isPublishable(path: string): boolean {
  return !path.startsWith('.vite/') && !path.endsWith('.map');
}

/** Writes a file with its compressed forms beside it, and says what a browser must find. */
export async function publishFile(source: string, target: string): Promise<ReleasedFile> {
  const content = readFileSync(source);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  // The hashes are most of a page's bytes: the shortest that browsers take.
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const bytes = content.length;
  if (!compressible.test(target)) return { integrity, bytes, gzipBytes: bytes, brotliBytes: bytes };
  const [small, smaller] = await Promise.all([
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ]);
  await Promise.all([writeFile(`${target}.gz`, small), writeFile(`${target}.br`, smaller)]);
  return { integrity, bytes, gzipBytes: small.length, brotliBytes: smaller.length };
}
