import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { demonstrationMark, refuseDemonstrationKey } from './demonstration-mark.ts';
import { generateOnce } from './generate-once.ts';
import { type ReceiptKeys, receiptKeysOf } from './receipt-keys.ts';

/**
 * `retired`: public keys that signed earlier, and the one that signs next: they prove and sign nothing. `next`: the private part of the
 * one that signs next.
 */
export const receiptKeyFiles = {
  active: 'receipt-signing.pem',
  next: 'receipt-signing.next.pem',
  retired: 'retired-receipt-keys',
} as const;
const { active: activeFile, retired: retiredDir } = receiptKeyFiles;

/**
 * Reads the receipt keys of an installation. A demonstration makes its key on first use; production must bring one,
 * because a key that appears by itself would also disappear by itself.
 */
export async function loadReceiptKeys({ dir, generate }: { dir: string; generate: boolean }): Promise<ReceiptKeys> {
  const file = join(dir, activeFile);
  if (generate) await generateOnce(dir, activeFile, newReceiptKey);
  const activePem = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError([
      `KEYS_DIR has no readable ${activeFile}: make one with "openssl genpkey -algorithm ed25519 -out ${activeFile}" and keep a copy.`,
    ]);
  });
  const { mode } = await stat(file);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new ConfigError([`${activeFile} in KEYS_DIR can be read by others: run "chmod 600" on it.`]);
  }
  if (!generate) refuseDemonstrationKey(activePem, activeFile);
  const retiredFiles = await readdir(join(dir, retiredDir)).catch(() => []);
  const retiredPems = await Promise.all(
    retiredFiles.filter((name) => name.endsWith('.pem')).map((name) => readFile(join(dir, retiredDir, name), 'utf8')),
  );
  try {
    return receiptKeysOf(activePem, retiredPems);
  } catch (error) {
    throw new ConfigError([
      `KEYS_DIR holds a file that is not an Ed25519 key in PEM form (${(error as Error).name}): put it back from your copy.`,
    ]);
  }
}

function newReceiptKey(): string {
  // What stands outside its lines is no part of a key in PEM form.
  return `${generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })}${demonstrationMark}\n`;
}
