import { lagosTime, portalAddress } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { findGovernors } from './data/governors.ts';

export interface MondayPageDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const lookEveryMs = 5 * 60_000;
const mondayIs = 1;
/** After the figures of the night. */
const notBefore = '06:00';

/** On Mondays from six: the Governor is told that the page of the week is there, once; by mail too, if wanted. */
export function tellMondays(deps: MondayPageDeps): NonNullable<ModuleWork['periodic']>[number] {
  return { name: 'monday-page', everyMs: lookEveryMs, run: () => tellOfMonday(deps) };
}

export async function tellOfMonday({ db, clock }: MondayPageDeps): Promise<void> {
  const [day = '', time = ''] = lagosTime(clock.now()).split('T');
  if (new Date(`${day}T12:00:00Z`).getUTCDay() !== mondayIs || time < notBefore) return;
  const [year, month, date] = day.split('-');
  await db.transaction(async (tx) => {
    await publishNotice(tx, {
      to: await findGovernors(tx),
      kind: 'year.monday',
      facts: { day: `${date}/${month}/${year}` },
      path: portalAddress('/gov-dashboard'),
      occasion: `monday page ${day}`,
    });
  });
}
