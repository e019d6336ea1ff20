import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadDataKey } from './load-data-key.ts';
import { createSecretBox } from './secret-box.ts';

const key = randomBytes(32);
const box = createSecretBox(key, 'test');

describe('a sealed secret', () => {
  it('opens for its owner and looks different each time', () => {
    const [one, two] = [box.seal('12345678901', 'user 1'), box.seal('12345678901', 'user 1')];
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain('12345678901');
    expect([box.open(one, 'user 1'), box.open(two, 'user 1')]).toEqual(['12345678901', '12345678901']);
  });

  it.each([
    ['another owner', () => box.open(box.seal('x', 'user 1'), 'user 2')],
    ['another key', () => createSecretBox(randomBytes(32), 'test').open(box.seal('x', 'u'), 'u')],
    ['another purpose', () => createSecretBox(key, 'other').open(box.seal('x', 'u'), 'u')],
    [
      'a changed byte',
      () => {
        const sealed = box.seal('x', 'u');
        sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
        return box.open(sealed, 'u');
      },
    ],
  ])('does not open for %s', (_what, open) => {
    expect(open).toThrow();
  });

  it('is found by an index that tells equal from unequal under one key only', () => {
    expect(box.blindIndex('1')).toEqual(box.blindIndex('1'));
    expect(box.blindIndex('1')).not.toEqual(box.blindIndex('2'));
    expect(createSecretBox(randomBytes(32), 'test').blindIndex('1')).not.toEqual(box.blindIndex('1'));
  });
});

describe('the data key', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'portal-data-key-'));
  afterAll(() => rm(dir, { recursive: true }));

  it('is never made in production, and once in a demonstration, however many start together', async () => {
    await expect(loadDataKey({ dir, generate: false })).rejects.toThrow('KEYS_DIR has no readable data-encryption.key');
    const keys = await Promise.all([1, 2, 3].map(() => loadDataKey({ dir, generate: true })));
    expect(new Set(keys.map(String)).size).toBe(1);
    await expect(loadDataKey({ dir, generate: false })).rejects.toThrow('made by a demonstration');
  });

  it('is refused when others can read it or it is not one', async () => {
    const file = join(dir, 'data-encryption.key');
    await chmod(file, 0o644);
    await expect(loadDataKey({ dir, generate: false })).rejects.toThrow('can be read by others');
    await chmod(file, 0o600);
    await writeFile(file, 'short');
    await expect(loadDataKey({ dir, generate: false })).rejects.toThrow('not 32 bytes in base64: put it back');
  });
});
