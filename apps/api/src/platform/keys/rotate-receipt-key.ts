import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock/clock.ts';
import { receiptKeyFiles } from './load-receipt-keys.ts';
import { receiptKeysOf } from './receipt-keys.ts';

/** A verifier without network holds the keys of its last visit; a process serves those of its start. */
export const publishedForHours = 24;

type Rotation =
  /** The next key is published from the next start on; it does not sign. */
  | { readonly step: 'published'; readonly next: string }
  | { readonly step: 'too-early'; readonly next: string; readonly hoursLeft: number }
  /** The next key signs from the next start on. */
  | { readonly step: 'rotated'; readonly retired: string; readonly active: string };

/**
 * Two steps, a day apart: the next key is made and published; then it signs. So nobody meets a signature by a key they could not have
 * heard of. `atOnce` skips the wait: for a key that somebody else may hold. Of the old key the public part is kept, so that every receipt
 * it signed goes on verifying; its private part is gone. Broken off anywhere, the old key still signs.
 */
export async function rotateReceiptKey(
  dir: string,
  { now = systemClock.now().getTime(), atOnce = false } = {},
): Promise<Rotation> {
  const file = join(dir, receiptKeyFiles.active);
  const waiting = join(dir, receiptKeyFiles.next);
  const { active: retiring } = receiptKeysOf(await readFile(file, 'utf8'), []);
  let next = await readFile(waiting, 'utf8').catch(() => undefined);
  if (next === undefined) {
    next = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    await publish(dir, next);
    await writeFile(`${waiting}.made`, next, { mode: 0o600 });
    await rename(`${waiting}.made`, waiting);
    if (!atOnce) return { step: 'published', next: kidOf(next) };
  }
  const hours = (now - (await stat(waiting)).mtimeMs) / 3_600_000;
  if (!atOnce && hours < publishedForHours) {
    return { step: 'too-early', next: kidOf(next), hoursLeft: Math.ceil(publishedForHours - hours) };
  }
  await publish(dir, next);
  await publish(dir, await readFile(file, 'utf8'));
  await rename(waiting, file);
  return { step: 'rotated', retired: retiring.kid, active: kidOf(next) };
}

const kidOf = (pem: string) => receiptKeysOf(pem, []).active.kid;

/** Its public part among those that prove. */
async function publish(dir: string, privatePem: string): Promise<void> {
  await mkdir(join(dir, receiptKeyFiles.retired), { recursive: true, mode: 0o700 });
  const publicPem = createPublicKey(privatePem).export({ format: 'pem', type: 'spki' });
  await writeFile(join(dir, receiptKeyFiles.retired, `${kidOf(privatePem)}.pem`), publicPem, { mode: 0o600 });
}
