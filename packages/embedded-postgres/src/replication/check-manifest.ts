import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

export const manifestFile = 'backup_manifest';
/** Begun with the manifest's own line about itself. */
const ownChecksum = '"Manifest-Checksum"';
/** The manifest lists neither itself nor the write-ahead log, whose records have checksums of their own. */
const unlisted = /^(backup_manifest|pg_wal\/.*)$/;

interface Manifest {
  readonly Files: readonly {
    readonly Path?: string;
    readonly 'Encoded-Path'?: string;
    readonly Size: number;
    readonly 'Checksum-Algorithm'?: string;
    readonly Checksum?: string;
  }[];
  readonly 'Manifest-Checksum': string;
}

/** Compares a base backup with the manifest in it: every file, its size and its SHA-256, and none besides. Throws for the first that differs. */
export async function checkManifest(folder: string): Promise<void> {
  const text = await readFile(join(folder, manifestFile), 'utf8');
  const manifest = parsed(text);
  const listed = new Set<string>();
  for (const entry of manifest.Files) {
    const path = entry.Path ?? Buffer.from(entry['Encoded-Path'] ?? '', 'hex').toString('utf8');
    listed.add(path);
    if (entry['Checksum-Algorithm'] !== 'SHA256') throw new Error(`The backup has no SHA-256 of ${path}`);
    const found = await described(join(folder, path));
    if (found.size !== entry.Size || found.checksum !== entry.Checksum)
      throw new Error(`The backup is damaged: ${path} is not what the server sent`);
  }
  for (const path of await filesBelow(folder))
    if (!listed.has(path) && !unlisted.test(path))
      throw new Error(`The backup holds ${path}, which the server did not send`);
}

function parsed(text: string): Manifest {
  const end = text.lastIndexOf(ownChecksum);
  const checksum = createHash('sha256')
    .update(text.slice(0, Math.max(end, 0)))
    .digest('hex');
  const manifest = end < 0 ? undefined : (JSON.parse(text) as Manifest);
  if (manifest?.['Manifest-Checksum'] !== checksum) throw new Error('The list of what is in the backup is damaged');
  return manifest;
}

async function described(path: string): Promise<{ readonly size: number; readonly checksum: string }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
    }
  });
  return { size, checksum: hash.digest('hex') };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
