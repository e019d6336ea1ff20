import pg from 'pg';
import { superuser } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';

/** Gives a connection of its own to whoever needs one for a moment. */
export async function asSuperuser(
  folder: DataFolder,
  port: number,
  name: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: superuserUrlOf(folder, port, name),
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export function superuserUrlOf({ password }: DataFolder, port: number, name: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;
}
