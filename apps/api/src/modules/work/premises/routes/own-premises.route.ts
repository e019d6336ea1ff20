import { addPremises, changePremises, listOwnPremises, premisesAsRead } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { ownTpui, refreshObligations, refuseDaysToCome } from '../../obligations/index.ts';
import { insertPremises, lockPremises, premisesOf, updatePremises } from '../data/premises.repository.ts';
import type { PremisesDeps } from '../premises-deps.ts';

/** Where taxpayers trade, as they say themselves: corrected and ended, never taken out. */
export function ownPremisesRoutes(app: FastifyInstance, { db, clock }: PremisesDeps): void {
  serve(app, listOwnPremises, async (_request, { user }) => ({ premises: await premisesOf(db, ownTpui(user)) }));

  serve(app, addPremises, async ({ body }, { user }) => {
    const [tpui, now] = [ownTpui(user), clock.now()];
    refuseDaysToCome(body, dayOf(now));
    await db.transaction(async (tx) => {
      const id = await insertPremises(tx, { ...body, tpui, at: now });
      if (id === undefined) throw new BusinessError('premises.too-many');
      await refreshObligations(tx, [tpui], dayOf(now));
      const { trade, fromDay, toDay } = body;
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'premises.added',
        subject: `taxpayer:${tpui}`,
        detail: { premisesId: id, trade, fromDay, toDay },
      });
    });
    return { premises: await premisesOf(db, tpui) };
  });

  serve(app, changePremises, async ({ params: { id }, query: { asRead }, body }, { user }) => {
    const [tpui, now] = [ownTpui(user), clock.now()];
    refuseDaysToCome(body, dayOf(now));
    await db.transaction(async (tx) => {
      const before = await lockPremises(tx, tpui, id);
      if (before) requireAsRead(asRead, premisesAsRead(before));
      if (!(await updatePremises(tx, { ...body, tpui, id, at: now }))) throw new BusinessError('premises.not-found');
      await refreshObligations(tx, [tpui], dayOf(now));
      const { trade, fromDay, toDay } = body;
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'premises.changed',
        subject: `taxpayer:${tpui}`,
        detail: { premisesId: id, trade, fromDay, toDay },
      });
    });
    return { premises: await premisesOf(db, tpui) };
  });
}
