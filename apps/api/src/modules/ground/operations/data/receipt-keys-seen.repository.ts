import type { Database } from '../../../../platform/db/database.ts';

export interface SeenKey {
  readonly kid: string;
  readonly since: Date;
  readonly lastStartedAt: Date;
}

/** Since when each key has signed, and when a process last started with it. */
export async function listSeenKeys({ $client }: Database): Promise<readonly SeenKey[]> {
  const { rows } = await $client.query<SeenKey>(
    'select kid, since, last_started_at as "lastStartedAt" from receipt_keys_seen',
  );
  return rows;
}

export async function noteSeenKey({ $client }: Database, kid: string): Promise<void> {
  await $client.query(
    `insert into receipt_keys_seen (kid) values ($1) on conflict (kid) do update set last_started_at = clock_timestamp()`,
    [kid],
  );
}
