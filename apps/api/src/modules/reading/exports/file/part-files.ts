import { Readable, Writable } from 'node:stream';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';

/** Below this key lie the files of exports: `exports/<id>/<attempt>/<part>`. */
export const exportsKey = 'exports';

/** All that is in memory of a file, however large it is; S3 and a folder take a part as they take any document. */
const partBytes = 4 * 1024 * 1024;

export interface PartWriter extends Writable {
  /** So far; all of it once the stream has finished. */
  readonly written: { readonly bytes: number; readonly parts: number };
}

export function keyOfTry({ id, attempt }: { readonly id: string; readonly attempt: number }): string {
  return `${exportsKey}/${id}/${attempt}`;
}

/** Undefined for what is no part of a file of ours. */
export function tryOfKey(key: string): { readonly id: string; readonly attempt: number } | undefined {
  const [, id, attempt] = /^exports\/([0-9a-f-]{36})\/(\d{1,4})\/\d{1,6}$/.exec(key) ?? [];
  return id === undefined ? undefined : { id, attempt: Number(attempt) };
}

/** Stores what is written as numbered parts below a key. */
export function writeParts(store: Pick<DocumentStore, 'put'>, key: string, contentType: string): PartWriter {
  const written = { bytes: 0, parts: 0 };
  let waiting: Buffer[] = [];
  let size = 0;

  async function flush(): Promise<void> {
    const part = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    await store.put(`${key}/${written.parts}`, part, contentType);
    written.parts += 1;
    written.bytes += part.length;
  }

  const writer = new Writable({
    write(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < partBytes) done();
      else flush().then(() => done(), done);
    },
    final(done) {
      flush().then(() => done(), done);
    },
  });
  return Object.assign(writer, { written });
}

/** The file again, one part in memory at a time, however slowly it is read. Breaks off when a part is missing. */
export function readParts(store: Pick<DocumentStore, 'get'>, key: string, parts: number): Readable {
  return Readable.from(
    (async function* () {
      for (let part = 0; part < parts; part += 1) {
        const bytes = await store.get(`${key}/${part}`);
        if (!bytes) throw new Error(`Part ${part} of ${key} is not there`);
        yield bytes;
      }
    })(),
    { objectMode: false, highWaterMark: 64 * 1024 },
  );
}

export async function removeParts(store: Pick<DocumentStore, 'remove'>, key: string, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await store.remove(`${key}/${part}`);
}
