import { readFile, stat } from 'node:fs/promises';
import { createFolderStore, createS3Store, type ObjectStore } from '@portal/object-storage';
import * as z from 'zod';
import { ArchiveRefused } from './archive-refused.ts';
import { type Archive, openArchive } from './open-archive.ts';
import { createSeal } from './seal.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const text = z.string('is missing').min(1, 'is missing');
const archiveEnvironment = z.object({
  ARCHIVE_NAME: text.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be up to 60 small letters, digits and dashes'),
  ARCHIVE_KEY_FILE: text,
});
const keyBytes = 32;

/** The archive that the environment names. Throws `ArchiveRefused` with a sentence for each variable that is missing or wrong. */
export async function archiveFrom(env: Environment): Promise<Archive> {
  const { ARCHIVE_NAME: name, ARCHIVE_KEY_FILE: keyFile } = parsed(archiveEnvironment, env);
  const store = storeFrom(env, { folder: 'ARCHIVE_DIR', prefix: 'ARCHIVE_S3_' });
  return openArchive({ name, store, seal: createSeal(await readKey(keyFile)) });
}

/** A store by the names of its variables: a folder, or S3-compatible storage with all of its variables. */
export function storeFrom(env: Environment, { folder, prefix }: { folder: string; prefix: string }): ObjectStore {
  const names = ['ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => prefix + name);
  if (!names.some((name) => env[name]))
    return createFolderStore(parsed(z.object({ [folder]: text }), env)[folder] ?? '');
  const given = parsed(z.object(Object.fromEntries(names.map((name) => [name, text]))), env);
  const [endpoint = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) => given[name]);
  return createS3Store({ endpoint, accessKeyId, secretAccessKey, region: env[`${prefix}REGION`] || 'auto' });
}

export function parsed<T extends z.ZodObject>(schema: T, env: Environment): z.output<T> {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  throw new ArchiveRefused(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
}

async function readKey(file: string): Promise<Buffer> {
  const line = await readFile(file, 'utf8').catch(() => {
    throw new ArchiveRefused(
      `ARCHIVE_KEY_FILE cannot be read: make it with "openssl rand -base64 32 -out ${file}", and keep two copies where neither the database nor its archive is`,
    );
  });
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0)
    throw new ArchiveRefused(`ARCHIVE_KEY_FILE can be read by others: run "chmod 600 ${file}"`);
  const key = Buffer.from(line.trim(), 'base64');
  if (key.length !== keyBytes) throw new ArchiveRefused('ARCHIVE_KEY_FILE is not 32 bytes in base64');
  return key;
}
