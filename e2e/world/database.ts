import pg from 'pg';
import { controlUrl } from './addresses.ts';

let pool: pg.Pool | undefined;

/** The portal's database, for what a scenario needs before it begins and for what no screen shows. */
export async function database(): Promise<pg.Pool> {
  if (!pool) {
    const { databaseUrl } = (await (await fetch(controlUrl)).json()) as { databaseUrl: string };
    pool = new pg.Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true });
    // A database that is killed or stopped closes idle connections; the next query opens another.
    pool.on('error', () => {});
  }
  return pool;
}
