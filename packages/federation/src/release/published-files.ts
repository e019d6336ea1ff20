import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleasedFile } from './release-manifest.ts';

const compressible = /\.(?:js|css|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Paths below a folder, with forward slashes, sorted. Build notes (`.vite/`) and source maps are nobody's business. */
export function publishableFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('.vite/') && !path.endsWith('.map'))
    .sort();
}

/** A short name for the content of some folders: the same content always has the same one. */
export function contentHash(seed: string, folders: readonly string[]): string {
  const hash = createHash('sha256').update(seed);
  for (const folder of folders) {
    for (const path of publishableFiles(folder)) {
      const content = createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex');
      hash.update(`\n${path} ${content}`);
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** Writes a file with its compressed forms beside it, and says what a browser must find. */
export async function publishFile(source: string, target: string): Promise<ReleasedFile> {
  const content = readFileSync(source);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const bytes = content.length;
  if (!compressible.test(target)) return { integrity, bytes, gzipBytes: bytes, brotliBytes: bytes };
  const [small, smaller] = await Promise.all([
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ]);
  await Promise.all([writeFile(`${target}.gz`, small), writeFile(`${target}.br`, smaller)]);
  return { integrity, bytes, gzipBytes: small.length, brotliBytes: smaller.length };
}
