import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import type { Archive } from '../archive/open-archive.ts';

/** In the cluster's folder, so that every copy of the server has it too. */
const lineageFile = 'portal_lineage';
const identityKey = 'identity';

/** Which history a server writes: restored servers have the number of the one they came from, and a lineage of their own. */
interface Identity {
  readonly systemIdentifier: string;
  readonly lineage: string;
}

async function identityOf(cluster: string): Promise<Identity> {
  const control = await open(join(cluster, 'global', 'pg_control'), 'r');
  try {
    const { buffer } = await control.read(Buffer.alloc(8), 0, 8, 0);
    const lineage = await readFile(join(cluster, lineageFile), 'utf8').catch(() => 'first');
    return { systemIdentifier: buffer.readBigUInt64LE(0).toString(), lineage: lineage.trim() };
  } finally {
    await control.close();
  }
}

/** From now on the server in this folder writes another history than the one it came from. */
export async function beginLineage(cluster: string, lineage: string): Promise<void> {
  await rm(join(cluster, lineageFile), { force: true });
  await writeFile(join(cluster, lineageFile), `${lineage}\n`, { mode: 0o644 });
}

/** The first that writes to an archive owns it; everybody with another history is refused for ever. */
export async function requireOwnArchive(archive: Archive, cluster: string): Promise<void> {
  const ours = await identityOf(cluster);
  if (!(await archive.find(identityKey))) {
    // Of two that come first at once the second is told by what it finds.
    await archive.keep(identityKey, Buffer.from(JSON.stringify(ours))).catch(() => {});
  }
  const owner = JSON.parse(String(await archive.get(identityKey))) as Identity;
  if (owner.systemIdentifier === ours.systemIdentifier && owner.lineage === ours.lineage) return;
  throw new ArchiveRefused(
    `The archive ${archive.name} holds the history of another database${
      owner.systemIdentifier === ours.systemIdentifier ? ' (the one that this was restored from)' : ''
    }: give this one an ARCHIVE_NAME of its own`,
  );
}
