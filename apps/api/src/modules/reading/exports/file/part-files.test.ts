import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { readParts, removeParts, tryOfKey, writeParts } from './part-files.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const key = `exports/${id}/1`;
const megabyte = 1024 * 1024;

/** A store that says which documents were asked for. */
function aStore() {
  const kept = new Map<string, Buffer>();
  const asked: string[] = [];
  return {
    kept,
    asked,
    put: async (name: string, bytes: Buffer) => void kept.set(name, bytes),
    get: async (name: string) => {
      asked.push(name);
      return kept.get(name);
    },
    remove: async (name: string) => void kept.delete(name),
  };
}

async function stored(bytes: Buffer) {
  const store = aStore();
  const out = writeParts(store, key, 'text/csv');
  await pipeline(Readable.from(slices(bytes, 100_000)), out);
  return { store, written: out.written };
}

function* slices(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it.each([0, 1, 4 * megabyte, 9 * megabyte + 17])(
  'a file of %i bytes is the same when it is read again',
  async (size) => {
    const bytes = randomBytes(size);
    const { store, written } = await stored(bytes);
    expect(written).toEqual({ bytes: size, parts: store.kept.size });
    expect(Math.max(...[...store.kept.values()].map(({ length }) => length))).toBeLessThan(4.2 * megabyte);
    expect((await buffer(readParts(store, key, written.parts))).equals(bytes)).toBe(true);
  },
);

it('whoever stops reading has not made the rest be read', async () => {
  const { store, written } = await stored(randomBytes(40 * megabyte));
  const reading = readParts(store, key, written.parts);
  await new Promise((resolve) => reading.once('readable', resolve));
  reading.read(1000);
  expect(store.asked.length).toBeLessThanOrEqual(2);
  expect(written.parts).toBeGreaterThan(8);
  reading.destroy();
});

it('a file with a part missing breaks off instead of ending early', async () => {
  const { store, written } = await stored(randomBytes(9 * megabyte));
  store.kept.delete(`${key}/1`);
  await expect(buffer(readParts(store, key, written.parts))).rejects.toThrow('is not there');
});

it('is removed part by part, and its keys tell whose it is', async () => {
  const { store, written } = await stored(randomBytes(9 * megabyte));
  for (const name of store.kept.keys()) expect(tryOfKey(name)).toEqual({ id, attempt: 1 });
  for (const name of ['agents/1', `exports/${id}`, `exports/${id}/1/x`, `x${key}/0`])
    expect(tryOfKey(name)).toBe(undefined);
  await removeParts(store, key, written.parts);
  expect(store.kept.size).toBe(0);
});
