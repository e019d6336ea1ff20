import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { asSuperuser } from './as-superuser.ts';
import './provided.ts';

/** A database with nothing in it, dropped when the file is done; the address is the superuser's. */
export async function createEmptyDatabase({ owner }: { readonly owner?: string } = {}): Promise<string> {
  const { superuserUrl } = inject('postgres');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await asSuperuser(superuserUrl, (client) => client.query(`create database ${name}${owner ? ` owner ${owner}` : ''}`));
  afterAll(() => asSuperuser(superuserUrl, (client) => client.query(`drop database ${name} with (force)`)));
  return Object.assign(new URL(superuserUrl), { pathname: `/${name}` }).href;
}
