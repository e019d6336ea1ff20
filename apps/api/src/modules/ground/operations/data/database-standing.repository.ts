import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { type DatabaseAlarm, type DatabaseStanding, databaseAlarms } from '../domain/database-alarms.ts';

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

export async function readStanding({ $client }: Pick<Database, '$client'>): Promise<DatabaseStanding> {
  const { rows } = await $client.query<DatabaseStanding>(standing);
  const [row] = rows;
  if (!row) throw new Error('The database says nothing of itself');
  return row;
}

/** Once a day for each alarm, however often it rings. */
export function tellOfAlarm(db: Database, alarm: DatabaseAlarm, day: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from users where status = 'active' and active_role(id) = 'SuperAdmin'`,
    );
    await publishNotice(tx, {
      to: rows.map(({ id }) => id),
      kind: 'database.alarm',
      facts: { work: databaseAlarms[alarm] },
      occasion: `database.alarm:${alarm}:${day}`,
    });
  });
}
