import { excuseObligation, listObligationsOf, undoExcuse } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { findObligation, insertExcuse, obligationsOf, undoExcuseOf } from '../data/obligations.repository.ts';
import { refreshObligations } from '../data/refresh-obligations.ts';
import { fromDayOf } from '../domain/period.ts';
import type { ObligationsDeps } from '../obligations-deps.ts';
import { requireReach } from '../of-taxpayer.ts';

export function obligationsOfRoutes(app: FastifyInstance, { db, clock }: ObligationsDeps): void {
  serve(app, listObligationsOf, async ({ params: { tpui }, query: { year } }, { user }) => {
    await requireReach(db, tpui, user);
    await noteActivity(db, { actor: { userId: user.id }, action: 'obligation.read', subject: `taxpayer:${tpui}` });
    return { obligations: await obligationsOf(db, tpui, year) };
  });

  serve(app, excuseObligation, async ({ params: { tpui }, body: { kind, period, reason } }, { user }) => {
    await requireReach(db, tpui, user);
    const duty = { kind, fromDay: fromDayOf(period) };
    await db.transaction(async (tx) => {
      const found = await findObligation(tx, tpui, duty);
      if (!found || found.state === 'ended') throw new BusinessError('obligation.not-found');
      if (found.state === 'filed' || found.state === 'filed-late') throw new BusinessError('obligation.filed');
      const excuse = { ...duty, tpui: found.tpui, reason, userId: user.id, at: clock.now() };
      if (found.state === 'excused' || !(await insertExcuse(tx, excuse))) throw new BusinessError('obligation.excused');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'obligation.excused',
        subject: `taxpayer:${tpui}`,
        detail: { kind, period, reason },
      });
    });
    return {};
  });

  serve(app, undoExcuse, async ({ params: { tpui }, body: { kind, period, reason } }, { user }) => {
    await requireReach(db, tpui, user);
    const now = clock.now();
    await db.transaction(async (tx) => {
      const undone = { tpui, kind, fromDay: fromDayOf(period), reason, userId: user.id, at: now };
      if (!(await undoExcuseOf(tx, undone))) throw new BusinessError('obligation.not-excused');
      // Of two merged records the other one may have owed nothing because of it.
      await refreshObligations(tx, [tpui], dayOf(now));
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'obligation.excuse-undone',
        subject: `taxpayer:${tpui}`,
        detail: { kind, period, reason },
      });
    });
    return {};
  });
}
