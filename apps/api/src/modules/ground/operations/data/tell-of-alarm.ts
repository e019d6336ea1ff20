import type { Database } from '../../../../platform/db/database.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { activeSuperAdmins } from '../../identity/index.ts';
import { type DatabaseAlarm, databaseAlarms } from '../domain/database-alarms.ts';

/** Once a day for each alarm, however often it rings. */
export function tellOfAlarm(db: Database, alarm: DatabaseAlarm, day: string): Promise<void> {
  return db.transaction(async (tx) =>
    publishNotice(tx, {
      to: await activeSuperAdmins(tx),
      kind: 'database.alarm',
      facts: { work: databaseAlarms[alarm] },
      occasion: `database.alarm:${alarm}:${day}`,
    }),
  );
}
