import type { Database } from '../platform/db/database.ts';

/** How many steps the case with this id, or about this subject, has now: what somebody who has just read it sends. 1 when there is none. */
export async function caseVersionOf(
  { $client }: Pick<Database, '$client'>,
  which: string | undefined,
): Promise<number> {
  const { rows } = await $client.query<{ version: number }>(
    'select version from work_items where id::text = $1 or subject = $1',
    [which ?? ''],
  );
  return rows[0]?.version ?? 1;
}
