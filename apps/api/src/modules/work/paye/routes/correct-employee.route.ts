import { correctPayeEmployee, lagosDay } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { withBranches } from '../branches-of-rows.ts';
import { computeLines } from '../compute-line.ts';
import { correctLine } from '../data/drafts.repository.ts';
import { lockSchedule, newestSchedule } from '../data/paye.repository.ts';
import { tellOfActing } from '../data/tell-employer.ts';
import { employerOf, mayFile, type PayeDeps } from '../paye-deps.ts';
import { presentSchedule } from '../present-schedule.ts';

/** One employee of a draft, without the whole file again. */
export function correctEmployeeRoute(app: FastifyInstance, { db, clock }: Pick<PayeDeps, 'db' | 'clock'>): void {
  serve(app, correctPayeEmployee, async ({ body: { scheduleId, savedAt, staffNumber, row } }, { user, language }) => {
    const tpui = employerOf(user);
    const month = await db
      .transaction(async (tx) => {
        const draft = await lockSchedule(tx, tpui, scheduleId);
        if (!draft) throw new BusinessError('paye.not-found');
        if (draft.state === 'filed' || draft.savedAt.toISOString() !== savedAt)
          throw new BusinessError('paye.draft-changed');
        const [line] = await withBranches(db, tpui, await computeLines(draft.month, [row]));
        if (!line) throw new Error('A row was computed and is not there');
        const corrected = { id: scheduleId, staffNumber, line, userId: user.id, at: clock.now() };
        if (!(await correctLine(tx, corrected))) throw new BusinessError('paye.not-found');
        const occasion = lagosDay(clock.now());
        if (!mayFile(user, 'paye-file'))
          await tellOfActing(tx, user, { tpui, month: draft.month, kind: 'paye.prepared', occasion });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'paye.employee-corrected',
          subject: `taxpayer:${tpui}`,
          detail: { month: draft.month, staffNumber },
        });
        return draft.month;
      })
      .catch((error: unknown) => {
        const fieldErrors = violates(error, 'paye_rows_state_id_states_id_fk')
          ? { 'row.stateId': 'Choose states of the list' }
          : violates(error, 'paye_rows_staff_number_key') && {
              'row.staffNumber': 'This staff number stands in the schedule twice',
            };
        if (!fieldErrors) throw error;
        throw new BusinessError('request.invalid', { fieldErrors, cause: error });
      });
    const saved = await newestSchedule(db, tpui, month);
    if (!saved) throw new Error('A draft was saved and not found');
    return presentSchedule({ db, clock }, saved, language);
  });
}
