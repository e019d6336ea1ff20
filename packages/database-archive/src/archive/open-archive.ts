import type { ObjectStore, StoredObject } from '@portal/object-storage';
import { ArchiveRefused } from './archive-refused.ts';
import type { Seal } from './seal.ts';

/** The place of one database's history: everything in it is sealed, and what lies there is never replaced. */
export interface Archive {
  readonly name: string;
  /** Stored and read back. What lies there already must be the same; throws `ArchiveRefused` when it is not. */
  keep(key: string, bytes: Buffer): Promise<void>;
  /** Undefined when nothing lies there. */
  find(key: string): Promise<Buffer | undefined>;
  /** Throws when nothing lies there. */
  get(key: string): Promise<Buffer>;
  list(below: string): AsyncIterable<StoredObject>;
  remove(key: string): Promise<void>;
}

const contentType = 'application/octet-stream';

export function openArchive({ name, store, seal }: { name: string; store: ObjectStore; seal: Seal }): Archive {
  const placeOf = (key: string) => `${name}/${key}`;

  async function find(key: string): Promise<Buffer | undefined> {
    const sealed = await store.get(placeOf(key));
    return sealed && (await seal.open(sealed, placeOf(key)));
  }

  return {
    name,
    find,
    async keep(key, bytes) {
      const isNew = await store.putNew(placeOf(key), await seal.close(bytes, placeOf(key)), contentType);
      const kept = await find(key).catch((error: unknown) => {
        if (isNew) return undefined;
        throw error;
      });
      if (kept?.equals(bytes)) return;
      if (!isNew)
        throw new ArchiveRefused(
          `${placeOf(key)} holds something else already, and is never replaced: two servers write to this archive`,
        );
      // Ours, of this moment, and worth nothing: in its place the next try can be kept.
      await store.remove(placeOf(key)).catch(() => {});
      throw new ArchiveRefused(`${placeOf(key)} was not kept as it was sent`);
    },
    async get(key) {
      const bytes = await find(key);
      if (!bytes) throw new ArchiveRefused(`${placeOf(key)} is missing in the archive`);
      return bytes;
    },
    async *list(below) {
      for await (const { key, storedAt } of store.list(placeOf(below)))
        yield { key: key.slice(name.length + 1), storedAt };
    },
    remove: (key) => store.remove(placeOf(key)),
  };
}
