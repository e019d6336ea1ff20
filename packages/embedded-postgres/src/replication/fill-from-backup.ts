import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkManifest, manifestFile } from './check-manifest.ts';
import { untarTo } from './untar.ts';

/** Hands over the bytes of a base backup one after the other, and gives the server's own list of what is in it. */
export type BackupSource = (write: (bytes: Buffer) => Promise<void>) => Promise<string>;

/** Makes a cluster of a base backup, in a folder that is empty until now. Throws when any file is missing, one too many, or not what the server sent. */
export async function fillFromBackup(folder: string, source: BackupSource): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const archive = untarTo(folder);
  let manifest = '';
  try {
    manifest = await source((bytes) => archive.write(bytes));
  } catch (error) {
    await archive.close().catch(() => {});
    throw error;
  }
  await archive.close();
  await writeFile(join(folder, manifestFile), manifest, { mode: 0o600 });
  await checkManifest(folder);
}
