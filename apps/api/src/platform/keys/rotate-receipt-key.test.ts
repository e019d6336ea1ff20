import { sign, verify } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadReceiptKeys } from './load-receipt-keys.ts';
import { rotateReceiptKey } from './rotate-receipt-key.ts';

const receipt = Buffer.from('a receipt');

it('signs with a new key, and proves what every earlier one signed', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'keys-'));
  await loadReceiptKeys({ dir, generate: true });
  const signed: { kid: string; signature: Buffer }[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { active } = await loadReceiptKeys({ dir, generate: true });
    signed.push({ kid: active.kid, signature: sign(null, receipt, active.privateKey) });
    if (turn < 2) expect(await rotateReceiptKey(dir, { atOnce: true })).toMatchObject({ retired: active.kid });
  }
  const keys = await loadReceiptKeys({ dir, generate: true });
  expect(keys.all.map(({ kid }) => kid).sort()).toEqual(signed.map(({ kid }) => kid).sort());
  expect(keys.all[0]?.kid).toBe(signed[2]?.kid);
  for (const { kid, signature } of signed) {
    const key = keys.find(kid);
    expect(key && verify(null, receipt, key.publicKey, signature)).toBe(true);
  }
  const retired = join(dir, 'retired-receipt-keys');
  for (const name of await readdir(retired)) {
    expect(await readFile(join(retired, name), 'utf8')).not.toContain('PRIVATE');
  }
  expect((await stat(join(dir, 'receipt-signing.pem'))).mode & 0o077).toBe(0);
});

it('publishes a key a day before it signs', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'keys-'));
  const { active: first } = await loadReceiptKeys({ dir, generate: true });
  const made = await rotateReceiptKey(dir);
  expect(made).toMatchObject({ step: 'published' });
  const next = 'next' in made ? made.next : '';
  const between = await loadReceiptKeys({ dir, generate: true });
  expect(between.active.kid).toBe(first.kid);
  expect(between.all.map(({ kid }) => kid)).toEqual([first.kid, next]);
  const { mode, mtimeMs: published } = await stat(join(dir, 'receipt-signing.next.pem'));
  expect(mode & 0o077).toBe(0);

  expect(await rotateReceiptKey(dir, { now: published + 1 })).toEqual({ step: 'too-early', next, hoursLeft: 24 });
  expect((await loadReceiptKeys({ dir, generate: true })).active.kid).toBe(first.kid);

  const tomorrow = published + 25 * 3_600_000;
  expect(await rotateReceiptKey(dir, { now: tomorrow })).toEqual({ step: 'rotated', retired: first.kid, active: next });
  const after = await loadReceiptKeys({ dir, generate: true });
  expect(after.active.kid).toBe(next);
  expect(after.all.map(({ kid }) => kid)).toEqual([next, first.kid]);
});

it('leaves everything as it was where the key cannot be read', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'keys-'));
  await writeFile(join(dir, 'receipt-signing.pem'), 'no key');
  await expect(rotateReceiptKey(dir)).rejects.toThrow();
  expect(await readdir(dir)).toEqual(['receipt-signing.pem']);
});
