import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkedKey, type DocumentStore } from './document-store.ts';

/** On the disk of one machine; readable by its own user alone. */
export function createFolderStore(dir: string): DocumentStore {
  const fileOf = (key: string) => join(dir, checkedKey(key));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Whoever reads finds the whole file or none. What a power cut leaves of a draft is listed as what nobody names.
      const draft = `${file}-${randomUUID()}`;
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (key) => ifThere(readFile(fileOf(key))),
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list(below) {
      const folder = await ifThere(opendir(fileOf(below), { recursive: true }));
      for await (const entry of folder ?? []) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const found = await ifThere(stat(file));
        if (found) yield { key: relative(dir, file).replaceAll(sep, '/'), storedAt: found.mtime };
      }
    },
  };
}

function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
