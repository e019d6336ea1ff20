import { createHmac } from 'node:crypto';
import type { DataFolder } from './data-folder.ts';

/** Who connects to a server of ours, each with a password of its own. */
export const logins = {
  /** Owns the database and everything in it: migrations and reference data. */
  owner: 'portal_owner',
  /** What the application serves as: reads and writes rows, changes no table, function or trigger. */
  server: 'portal_server',
  /** Looks and changes nothing. */
  reader: 'portal_reader',
} as const;

export type Login = keyof typeof logins;

/** Hexadecimal. Made from the one password that is kept, so that an older data folder has them too. */
export function passwordOf(login: Login, { password }: DataFolder): string {
  return createHmac('sha256', password).update(logins[login]).digest('hex').slice(0, 48);
}
