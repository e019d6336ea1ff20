import { sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';

/** The first day the portal knows money of (`YYYY-MM-DD`); null while there is none. */
export async function readKnownSince(run: RunQuery): Promise<string | null> {
  const [row] = await run<{ day: string | null }>(sql`select figures_known_since()::text as day`);
  return row?.day ?? null;
}
