import type { Database } from './database.ts';

/** What the server says of its archive and its standbys. */
interface ServerStanding {
  readonly archiveMode: string;
  readonly isArchiveFailing: boolean;
  readonly heldBytes: number;
  readonly isSlotLost: boolean;
  readonly standbys: number;
  readonly synchronousNames: string;
}

/** Of what every login may see: who follows by name only monitors may. */
const standing = `
  select current_setting('archive_mode') as "archiveMode",
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isArchiveFailing",
    coalesce(held.bytes, 0)::float8 as "heldBytes", coalesce(held.lost, false) as "isSlotLost", coalesce(held.active, 0)::int as standbys,
    current_setting('synchronous_standby_names') as "synchronousNames"
  from pg_stat_archiver cross join (
    select max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) as bytes, bool_or(wal_status in ('unreserved', 'lost')) as lost,
      count(*) filter (where active) as active
    from pg_replication_slots where slot_type = 'physical') held`;

export async function serverStanding({ $client }: Pick<Database, '$client'>): Promise<ServerStanding> {
  const { rows } = await $client.query<ServerStanding>(standing);
  const [row] = rows;
  if (!row) throw new Error('The database says nothing of itself');
  return row;
}
