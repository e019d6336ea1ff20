import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Readiness } from './platform/http/health.ts';

const patienceMs = 2_000;
const journalFile = new URL('../migrations/meta/_journal.json', import.meta.url);

/** Ready while the database answers, has today's schema, and nobody has asked us to stop. */
export function databaseReadiness(pool: Pool, isStopping: () => boolean): Readiness {
  let isSchemaCurrent = false;
  return {
    async reasons() {
      if (isStopping()) return ['the process is stopping'];
      try {
        if (isSchemaCurrent) await inTime(pool.query('select 1'));
        else isSchemaCurrent = await inTime(hasTodaysSchema(pool));
      } catch {
        return ['the database does not answer'];
      }
      return isSchemaCurrent ? [] : ['migrations are waiting to be applied'];
    },
  };
}

async function hasTodaysSchema(pool: Pool): Promise<boolean> {
  const { entries } = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: readonly { when: number }[] };
  const { rows: known } = await pool.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!known[0]?.known) return false;
  const { rows } = await pool.query<{ latest: number | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.latest ?? 0) >= (entries.at(-1)?.when ?? 0);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController();
  try {
    return await Promise.race([
      work,
      wait(patienceMs, undefined, { signal: late.signal }).then(() => {
        throw new Error(`No answer within ${patienceMs} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}
