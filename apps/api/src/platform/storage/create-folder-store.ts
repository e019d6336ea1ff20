import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type DocumentStore } from './document-store.ts';

/** On the disk of one machine; readable by its own user alone. */
export function createFolderStore(dir: string): DocumentStore {
  const fileOf = (key: string) => join(dir, checkedKey(key));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Whoever reads finds the whole file or none.
      const draft = `${file}.${randomUUID()}`;
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      return readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
