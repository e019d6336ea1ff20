import { ConfigError } from './platform/config/config-error.ts';

/** Codes with which Node and PostgreSQL say that there is no usable database behind an address. */
const databaseCodes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it closes the connection',
  '28P01': 'the user or the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '57P03': 'it is still starting',
};

/** What to tell the person at the terminal; undefined for a fault of ours, which belongs in the log with its stack. */
export function startFailure(error: unknown, port: number | undefined): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.sentences;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return [`Port ${port} is taken: stop what listens there, or set API_PORT to another one.`];
  }
  if (code === 'EACCES') return [`Port ${port} may not be used by this user: set API_PORT to one above 1024.`];
  if (
    /^pg-boss (is not installed|database requires migrations)/.test(error.message) ||
    code === '42501' ||
    code === '42P01'
  )
    return [`The database is not prepared (${error.message}): run "node src/platform/db/migrate-cli.ts" as its owner.`];
  const reason = typeof code === 'string' ? databaseCodes[code] : undefined;
  const isTimeout = /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
  if (!reason && !isTimeout) return undefined;
  return [`The database cannot be used (${reason ?? 'it does not answer'}): start it, or check DATABASE_URL.`];
}
