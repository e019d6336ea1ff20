import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { premisesModule } from '../../premises/index.ts';
import { obligationsModule } from '../index.ts';

/** Both modules, on 28 November 2026 unless said. */
export async function startObligations(db: Database, now = '2026-11-28T08:00:00Z') {
  const shared: { clock?: Clock } = {};
  const app = await startModule(db, now, (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    obligationsModule(server, { db, clock, caseload });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    premisesModule(server, { db, clock });
    shared.clock = clock;
  });
  return {
    ...app,
    clock: shared.clock as Clock,
    async tpuiOf(userId: string): Promise<string> {
      const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [userId]);
      return rows[0]?.tpui ?? '';
    },
    /** Gives a taxpayer an office; the answer is their TPUI. */
    async ofOffice(userId: string, officeId: number): Promise<string> {
      const { rows } = await db.$client.query<{ tpui: string }>(
        `update taxpayers set home_office_id = $2, home_office_source = 'confirmed' where user_id = $1 returning tpui`,
        [userId, officeId],
      );
      return rows[0]?.tpui ?? '';
    },
  };
}
