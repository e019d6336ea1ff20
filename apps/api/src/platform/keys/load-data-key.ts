import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { demonstrationMark, refuseDemonstrationKey } from './demonstration-mark.ts';
import { generateOnce } from './generate-once.ts';

const fileName = 'data-encryption.key';
const keyBytes = 32;

/**
 * The key under which secrets of people lie in the database. A demonstration makes it on first use; production must
 * bring it, because data under a lost key is lost.
 */
export async function loadDataKey({ dir, generate }: { dir: string; generate: boolean }): Promise<Buffer> {
  const file = join(dir, fileName);
  if (generate)
    await generateOnce(dir, fileName, () => `${randomBytes(keyBytes).toString('base64')}\n${demonstrationMark}\n`);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError([
      `KEYS_DIR has no readable ${fileName}: make one with "openssl rand -base64 32 -out ${fileName}" and keep a copy.`,
    ]);
  });
  const { mode } = await stat(file);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new ConfigError([`${fileName} in KEYS_DIR can be read by others: run "chmod 600" on it.`]);
  }
  if (!generate) refuseDemonstrationKey(text, fileName);
  const [line = ''] = text.trim().split('\n', 1);
  const key = Buffer.from(line.trim(), 'base64');
  if (key.length !== keyBytes) {
    throw new ConfigError([
      `${fileName} in KEYS_DIR is not 32 bytes in base64: put it back from your copy. Another key opens nothing of what is stored.`,
    ]);
  }
  return key;
}
