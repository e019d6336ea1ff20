import { randomUUID } from 'node:crypto';
import { link, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkedKey, type ObjectStore } from './object-store.ts';

/** On the disk of one machine; readable by its own user alone. */
export function createFolderStore(dir: string): ObjectStore {
  const fileOf = (key: string) => join(dir, checkedKey(key));

  /** Whoever reads finds the whole file or none. What a power cut leaves of a draft is listed as what nobody names. */
  async function written(key: string, bytes: Buffer, place: (draft: string, file: string) => Promise<void>) {
    const file = fileOf(key);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}-${randomUUID()}`;
    try {
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await place(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    put: (key, bytes) => written(key, bytes, rename),
    async putNew(key, bytes) {
      try {
        await written(key, bytes, link);
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      }
    },
    get: (key) => ifThere(readFile(fileOf(key))),
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list(below) {
      const folder = await ifThere(opendir(below === undefined ? dir : fileOf(below), { recursive: true }));
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
  return found.catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
