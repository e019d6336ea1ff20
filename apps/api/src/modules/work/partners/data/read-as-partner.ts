import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';
import { createReadAs } from '../../../../platform/scope/read-as.ts';

/** Runs read-only queries with the eyes of a key: row-level security shows the rows of its engine code and no others. */
export async function readAsPartner<T>(
  db: Database,
  { expertSystemId, engineCodeId }: Pick<PartnerCaller, 'expertSystemId' | 'engineCodeId'>,
  work: (run: RunQuery) => Promise<T>,
): Promise<T> {
  return createReadAs(db)({ kind: 'expert-system', expertSystemId, name: '' }, async (run) => {
    await run(sql`select set_config('portal.engine_code', ${String(engineCodeId)}, true)`);
    return work(run);
  });
}
