import { lagosDay, saveWithholdingDraft } from '@portal/contracts';
import { firstWithholdingMonth } from '@portal/tax-rules';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { employerOf, mayFile, tellOfActing } from '../../paye/index.ts';
import { computeLines } from '../compute-lines.ts';
import { replaceDraft } from '../data/filing.repository.ts';
import { monthOwner, newestSchedule } from '../data/schedules.repository.ts';
import { presentSchedule } from '../present.ts';
import type { WithholdingDeps } from '../withholding-deps.ts';

export function draftRoute(app: FastifyInstance, { db, clock }: WithholdingDeps): void {
  serve(app, saveWithholdingDraft, async ({ body: { month, payer, rows, leftOut } }, { user, language }) => {
    const tpui = await monthOwner(db, employerOf(user), month);
    const at = clock.now();
    if (month < firstWithholdingMonth || month > lagosDay(at).slice(0, 'YYYY-MM'.length))
      throw new BusinessError('withholding.month-not-open');
    const lines = computeLines(month, payer, rows);
    await db
      .transaction(async (tx) => {
        await replaceDraft(tx, { tpui, month, payer, userId: user.id, at, lines, leftOut });
        if (!mayFile(user, 'withholding-file'))
          await tellOfActing(tx, user, { tpui, month, kind: 'withholding.prepared', occasion: lagosDay(at) });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'withholding.draft-saved',
          subject: `taxpayer:${tpui}`,
          detail: { month, payments: lines.length },
        });
      })
      .catch((error: unknown) => {
        if (!violates(error, 'withholding_rows_state_id_states_id_fk')) throw error;
        throw new BusinessError('request.invalid', {
          fieldErrors: { rows: 'Choose states of the list' },
          cause: error,
        });
      });
    const saved = await newestSchedule(db, employerOf(user), month);
    if (!saved) throw new Error('A draft was saved and not found');
    return presentSchedule({ db, clock }, saved, language);
  });
}
