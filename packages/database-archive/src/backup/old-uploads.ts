import type { ObjectStore } from '@portal/object-storage';
import type { Archive } from '../archive/open-archive.ts';
import { listKeptUploads, uploadsAt } from './copy-uploads.ts';

const goneKey = (key: string) => `gone/${key}`;

/**
 * What the archive has of uploads and no restore to a moment since `before` needs: states that were replaced before it, and uploads that were missing in
 * the portal already then. That one is missing is noted the first time it is seen.
 */
export async function oldUploads(archive: Archive, uploads: ObjectStore, before: Date): Promise<string[]> {
  const kept = await listKeptUploads(archive);
  const live = new Set<string>();
  for await (const { key } of uploads.list()) live.add(key);
  const goneSince = new Map<string, Date>();
  for await (const { key, storedAt } of archive.list('gone')) goneSince.set(key, storedAt);

  const old: string[] = [];
  for (const key of new Set(kept.map((upload) => upload.key))) {
    const states = kept.filter((upload) => upload.key === key);
    const since = goneSince.get(goneKey(key));
    if (live.has(key) || !since || since >= before) {
      if (!live.has(key) && !since) await archive.keep(goneKey(key), Buffer.from(key));
      if (live.has(key) && since) await archive.remove(goneKey(key));
      const [needed] = uploadsAt(states, before);
      const replaced = states.filter(({ storedAt }) => needed && storedAt < needed.storedAt);
      old.push(...replaced.map(({ archiveKey }) => archiveKey));
    } else old.push(...states.map(({ archiveKey }) => archiveKey), goneKey(key));
  }
  return old;
}
