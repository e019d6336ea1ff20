import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receiptKeySchema } from '@portal/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadReceiptKeys } from './load-receipt-keys.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-keys-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('receipt keys', () => {
  it('are made once for a demonstration and stay the same, whoever starts first', async () => {
    const loaded = await Promise.all(Array.from({ length: 8 }, () => loadReceiptKeys({ dir, generate: true })));
    expect(new Set(loaded.map(({ active }) => active.kid)).size).toBe(1);
    expect((await stat(join(dir, 'receipt-signing.pem'))).mode & 0o777).toBe(0o600);
  });

  it('must be brought in production', async () => {
    await expect(loadReceiptKeys({ dir, generate: false })).rejects.toThrow(/KEYS_DIR has no readable/);
  });

  it('are refused when others can read them', async () => {
    await loadReceiptKeys({ dir, generate: true });
    await chmod(join(dir, 'receipt-signing.pem'), 0o644);
    await expect(loadReceiptKeys({ dir, generate: false })).rejects.toThrow(/chmod 600/);
  });

  it('are refused when they are of another kind', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await writeFile(join(dir, 'receipt-signing.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }), {
      mode: 0o600,
    });
    await expect(loadReceiptKeys({ dir, generate: false })).rejects.toThrow(/not an Ed25519 key.*put it back/);
  });

  it('keep proving what a retired key signed', async () => {
    const before = await loadReceiptKeys({ dir, generate: true });
    const signature = sign(null, Buffer.from('receipt'), before.active.privateKey);
    await mkdir(join(dir, 'retired-receipt-keys'));
    await rename(join(dir, 'receipt-signing.pem'), join(dir, 'retired-receipt-keys', '2026.pem'));

    const after = await loadReceiptKeys({ dir, generate: true });

    expect(after.active.kid).not.toBe(before.active.kid);
    const retired = after.find(before.active.kid);
    expect(retired && verify(null, Buffer.from('receipt'), retired.publicKey, signature)).toBe(true);
  });

  it('are published without their private part', async () => {
    const { all } = await loadReceiptKeys({ dir, generate: true });
    expect(all.map(({ jwk }) => receiptKeySchema.parse(jwk))).toEqual(all.map(({ jwk }) => jwk));
    expect(Object.keys(all[0]?.jwk ?? {}).sort()).toEqual(['crv', 'kid', 'kty', 'x']);
  });
});
