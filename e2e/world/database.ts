import pg from 'pg';
import { controlUrl } from './addresses.ts';

let pool: pg.Pool | undefined;
let ownerPool: pg.Pool | undefined;

/** The portal's database, for what a scenario needs before it begins and for what no screen shows. */
export async function database(): Promise<pg.Pool> {
  pool ??= poolOf((await told()).databaseUrl);
  return pool;
}

/** The same as its owner, for days that went by: rules of the tables keep everybody else from moving them. */
export async function databaseOfOwner(): Promise<pg.Pool> {
  ownerPool ??= poolOf((await told()).ownerUrl);
  return ownerPool;
}

async function told() {
  return (await (await fetch(controlUrl)).json()) as { readonly databaseUrl: string; readonly ownerUrl: string };
}

function poolOf(connectionString: string): pg.Pool {
  const made = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  // A database that is killed or stopped closes idle connections; the next query opens another.
  made.on('error', () => {});
  return made;
}
