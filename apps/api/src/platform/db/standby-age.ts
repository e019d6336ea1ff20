import type pg from 'pg';

/** Everything that was received is there, or the last thing that is there was committed so long ago. Somebody must be sending. */
const age = `
  select case
    when not pg_is_in_recovery() then 0
    when exists (select from pg_stat_wal_receiver) and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    -- Nothing was replayed since it started: then nobody knows.
    when pg_last_xact_replay_timestamp() is null then null
    else greatest(0, extract(epoch from pg_catalog.clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8
  end as "ageMs"`;

/** How far behind its primary the server is that `pool` leads to, in milliseconds; nothing when it cannot tell. Rejects when it is away. */
export async function standbyAge(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ ageMs: number | null }>(age);
  return rows[0]?.ageMs ?? undefined;
}
