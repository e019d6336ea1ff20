import type { Database } from '../../../../platform/db/database.ts';

/** The newest day whose arrears were taken, `YYYY-MM-DD`. */
export async function latestArrearsDay({ $client }: Database): Promise<string | undefined> {
  const { rows } = await $client.query<{ day: string | null }>(`select max(taken_on) as day from arrears_snapshots`);
  return rows[0]?.day ?? undefined;
}
