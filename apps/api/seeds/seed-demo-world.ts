import pg from 'pg';
import { systemClock } from '../src/platform/clock/clock.ts';
import { demoBills } from './demo-world/demo-bills.ts';
import { loadWorld } from './demo-world/load-world.ts';
import { makeWorld } from './demo-world/make-world.ts';

/** Writes the demonstration once; answers how many bills that were, or undefined when it was there already. */
export async function seedDemoWorld(url: string, now = systemClock.now()): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-seed' });
  await client.connect();
  try {
    await client.query('begin');
    // Two starts at once: the second waits here, and then finds the world made.
    await client.query('select pg_advisory_xact_lock(4005002)');
    const known = await client.query('select from bills where reference = $1', [demoBills[0]?.reference]);
    if (known.rowCount) return undefined;
    const world = makeWorld(now);
    await loadWorld(client, world);
    await client.query('commit');
    // Otherwise the first reports are planned as if the tables were empty.
    await client.query('analyze');
    return world.bills.length;
  } finally {
    await client.end();
  }
}
