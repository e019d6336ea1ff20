import type { ObjectStore } from '@portal/object-storage';
import type { Archive } from '../archive/open-archive.ts';

/** One stored state of one upload: a key that was written again has several. */
export interface KeptUpload {
  readonly key: string;
  readonly storedAt: Date;
  readonly archiveKey: string;
}

const keyOf = (key: string, storedAt: Date) => `uploads/${key}/${storedAt.getTime()}`;

export async function listKeptUploads(archive: Archive): Promise<KeptUpload[]> {
  const kept: KeptUpload[] = [];
  for await (const { key: archiveKey } of archive.list('uploads')) {
    const [, key, time] = /^uploads\/(.+)\/(\d+)$/.exec(archiveKey) ?? [];
    if (key && time) kept.push({ key, archiveKey, storedAt: new Date(Number(time)) });
  }
  return kept;
}

/** Copies what people handed in and the archive does not have. The number of what was copied. */
export async function copyUploads(archive: Archive, uploads: ObjectStore): Promise<number> {
  const kept = new Set((await listKeptUploads(archive)).map(({ archiveKey }) => archiveKey));
  let copied = 0;
  for await (const { key, storedAt } of uploads.list()) {
    const archiveKey = keyOf(key, storedAt);
    if (kept.has(archiveKey)) continue;
    // Removed meanwhile.
    const bytes = await uploads.get(key);
    if (!bytes) continue;
    await archive.keep(archiveKey, bytes);
    copied += 1;
  }
  return copied;
}

/** The state of each upload at a moment; what came only later as it came first, since it harms nobody. */
export function uploadsAt(kept: readonly KeptUpload[], until: Date | undefined): KeptUpload[] {
  const chosen = new Map<string, KeptUpload>();
  for (const upload of [...kept].sort((one, other) => one.storedAt.getTime() - other.storedAt.getTime()))
    if (!chosen.has(upload.key) || !until || upload.storedAt <= until) chosen.set(upload.key, upload);
  return [...chosen.values()];
}
