import { fileNilPayeMonth, lagosDay } from '@portal/contracts';
import { firstPayeMonth } from '@portal/tax-rules';
import type { FastifyInstance } from 'fastify';
import { timeOfFiling } from '../../../../platform/http/arrival.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { lockMonth, replaceDraft } from '../data/drafts.repository.ts';
import { markFiled, monthOwner, newestSchedule, standingOfMonth } from '../data/paye.repository.ts';
import { tellOfActing } from '../data/tell-employer.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';
import { presentSchedule } from '../present-schedule.ts';

/** A month in which nobody was paid: filed like every other, with no row and no bill. */
export function nilRoute(app: FastifyInstance, { db, clock }: PayeDeps): void {
  serve(app, fileNilPayeMonth, async ({ body: { month, declarationVersion } }, { user, language, arrivedAt }) => {
    const at = clock.now();
    if (month < firstPayeMonth || month > lagosDay(at).slice(0, 'YYYY-MM'.length))
      throw new BusinessError('paye.month-not-open');
    const tpui = await monthOwner(db, employerOf(user), month);
    await db.transaction(async (tx) => {
      await lockMonth(tx, tpui, month);
      const before = await standingOfMonth(tx, tpui, month);
      if (before.filedEmployees === 0) return;
      if (before.filedEmployees !== null) throw new BusinessError('paye.month-filed');
      await replaceDraft(tx, { tpui, month, userId: user.id, at, lines: [], leftOut: [] });
      const { draftId } = await standingOfMonth(tx, tpui, month);
      if (draftId === null) throw new Error('A draft was made and not found');
      await markFiled(tx, {
        id: draftId,
        userId: user.id,
        time: timeOfFiling(at, arrivedAt),
        declarationVersion,
        billId: null,
      });
      await tellOfActing(tx, user, { tpui, month, kind: 'paye.filed-for-you', occasion: draftId });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'paye.filed',
        subject: `taxpayer:${tpui}`,
        detail: { month, version: 1, employees: 0, dueKobo: 0, declarationVersion },
      });
    });
    const saved = await newestSchedule(db, employerOf(user), month);
    if (!saved) throw new Error('A month was filed and not found');
    return presentSchedule({ db, clock }, saved, language);
  });
}
