import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As much of a server's folder as tells whose history it writes. */
export async function aCluster(path: string, systemIdentifier: bigint, lineage?: string): Promise<string> {
  await mkdir(join(path, 'global'), { recursive: true });
  const control = Buffer.alloc(16);
  control.writeBigUInt64LE(systemIdentifier);
  await writeFile(join(path, 'global', 'pg_control'), control);
  if (lineage) await writeFile(join(path, 'portal_lineage'), `${lineage}\n`);
  return path;
}
