import type { ClearanceEligibility } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { firstYearOf } from './ask-for-clearance.ts';
import type { ClearanceDeps } from './clearance-deps.ts';
import { findOpenApplication, listApplicationsOf, lockClearance } from './data/applications.repository.ts';
import { employeesWaitingFor } from './data/employees-waiting.ts';
import { findLive } from './data/issued.repository.ts';
import { lagosToday, subjectOf } from './data/subject-of.ts';
import { judgeNow, judgeOpen } from './judge-application.ts';
import { presentEligibility } from './present-clearance.ts';

/** How a taxpayer stands now. An open application is judged anew with it: what was cured is issued before it is answered. */
export async function readClearance(
  tx: Transaction,
  { caseload, clock }: Pick<ClearanceDeps, 'caseload' | 'clock'>,
  ofTpui: string,
): Promise<ClearanceEligibility> {
  const subject = await subjectOf(tx, ofTpui);
  if (!subject) throw new BusinessError('session.expired');
  const { tpui } = subject;
  const firstYear = firstYearOf(await lagosToday(tx));
  let open = await findOpenApplication(tx, tpui);
  if (open) {
    await lockClearance(tx, tpui);
    // Whoever was before us has judged it, and may have ended it.
    open = await findOpenApplication(tx, tpui);
  }
  const judged = open ? await judgeOpen(tx, caseload, open) : await judgeNow(tx, tpui, { firstYear, draw: null });
  if (!judged) throw new BusinessError('session.expired');
  const [application] = await listApplicationsOf(tx, tpui);
  return presentEligibility(judged.judgement, {
    at: clock.now(),
    application,
    certificate: await findLive(tx, tpui, firstYear),
    employeesWaiting: subject.isOrganisation ? await employeesWaitingFor(tx, tpui) : [],
  });
}
