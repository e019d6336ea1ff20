import { lagosDay, type PayeRow, savePayeDraft, savePayeDraftPart } from '@portal/contracts';
import { firstPayeMonth } from '@portal/tax-rules';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { type DraftLine, withBranches } from '../branches-of-rows.ts';
import { computeLines } from '../compute-line.ts';
import { keepPart, replaceDraft } from '../data/drafts.repository.ts';
import { monthOwner, newestSchedule } from '../data/paye.repository.ts';
import { tellOfActing } from '../data/tell-employer.ts';
import { employerOf, mayFile, type PayeDeps } from '../paye-deps.ts';
import { presentSchedule } from '../present-schedule.ts';

/** The schedule of a month, at once or in parts; its tax is computed as it comes. */
export function draftRoute(app: FastifyInstance, { db, clock }: Pick<PayeDeps, 'db' | 'clock'>): void {
  async function computed(tpui: string, month: string, rows: readonly PayeRow[]): Promise<readonly DraftLine[]> {
    if (month < firstPayeMonth || month > lagosDay(clock.now()).slice(0, 'YYYY-MM'.length))
      throw new BusinessError('paye.month-not-open');
    requireOnce(rows);
    return withBranches(db, tpui, await computeLines(month, rows));
  }

  serve(app, savePayeDraftPart, async ({ body: { month, uploadId, part, rows } }, { user }) => {
    const lines = await computed(employerOf(user), month, rows);
    const tpui = await monthOwner(db, employerOf(user), month);
    await db.transaction((tx) =>
      keepPart(tx, { tpui, month, userId: user.id, at: clock.now(), lines, uploadId, part }),
    );
    return {};
  });

  serve(app, savePayeDraft, async ({ body: { month, rows, leftOut, sentBefore } }, { user, language }) => {
    const tpui = await monthOwner(db, employerOf(user), month);
    const lines = await computed(employerOf(user), month, rows);
    await db
      .transaction(async (tx) => {
        const employees = await replaceDraft(tx, {
          tpui,
          month,
          userId: user.id,
          at: clock.now(),
          lines,
          leftOut,
          sentBefore,
        });
        if (!mayFile(user, 'paye-file'))
          await tellOfActing(tx, user, { tpui, month, kind: 'paye.prepared', occasion: lagosDay(clock.now()) });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'paye.draft-saved',
          subject: `taxpayer:${tpui}`,
          detail: { month, employees },
        });
      })
      .catch((error: unknown) => {
        const wrong = violates(error, 'paye_rows_state_id_states_id_fk')
          ? 'Choose states of the list'
          : violates(error, 'paye_rows_staff_number_key') && 'A staff number stands in the schedule twice';
        if (!wrong) throw error;
        throw new BusinessError('request.invalid', { fieldErrors: { rows: wrong }, cause: error });
      });
    const saved = await newestSchedule(db, employerOf(user), month);
    if (!saved) throw new Error('A draft was saved and not found');
    return presentSchedule({ db, clock }, saved, language);
  });
}

function requireOnce(rows: readonly PayeRow[]): void {
  const seen = new Set<string>();
  for (const [index, { staffNumber }] of rows.entries()) {
    if (seen.has(staffNumber))
      throw new BusinessError('request.invalid', {
        fieldErrors: { [`rows.${index}.staffNumber`]: 'This staff number stands in the schedule twice' },
      });
    seen.add(staffNumber);
  }
}
