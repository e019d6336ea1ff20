import type pg from 'pg';
import type { DataFolder } from './data-folder.ts';
import { type Login, logins, passwordOf } from './logins.ts';

/** The groups that migrations give rights to; a login has its rights from one of them. */
const groups = { application: 'portal_application', reading: 'portal_reading' } as const;

const attributes: Readonly<Record<Login, string>> = {
  // Migrations make roles for the portal's readers.
  owner: 'CREATEROLE',
  server: 'NOCREATEROLE',
  reader: 'NOCREATEROLE',
};

/** Makes the logins and groups of a server of ours; `client` is its superuser. What is there is put right, not made again. */
export async function ensureRoles(client: pg.Client, folder: DataFolder): Promise<void> {
  for (const group of Object.values(groups)) await ensureRole(client, group, 'NOLOGIN');
  for (const login of Object.keys(logins) as Login[]) {
    const rights = `LOGIN NOSUPERUSER NOCREATEDB NOBYPASSRLS NOREPLICATION ${attributes[login]}`;
    await ensureRole(client, logins[login], `${rights} PASSWORD '${passwordOf(login, folder)}'`);
  }
  await client.query(`GRANT ${groups.application} TO ${logins.server}`);
  await client.query(`GRANT ${groups.reading} TO ${logins.reader}`);
  await client.query(`ALTER ROLE ${logins.reader} SET default_transaction_read_only = on`);
  // Readers of an older folder were made by its superuser; whoever migrates hands them on.
  const { rows } = await client.query<{ name: string }>(
    `select rolname as name from pg_roles where rolname like 'portal\\_read\\_%' or rolname = any ($1)`,
    [Object.values(groups)],
  );
  for (const { name } of rows)
    await client.query(`GRANT ${name} TO ${logins.owner} WITH ADMIN OPTION, INHERIT FALSE, SET TRUE`);
}

async function ensureRole(client: pg.Client, name: string, rights: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  await client.query(`${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${name} ${rights}`);
}
