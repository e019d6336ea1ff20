import { addPremisesOf, changePremisesOf, listPremisesOf, premisesAsRead } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { refreshObligations, refuseDaysToCome, requireReach, requireRecordable } from '../../obligations/index.ts';
import { lockPremises, premisesOf, updatePremises } from '../data/premises.repository.ts';
import type { PremisesDeps } from '../premises-deps.ts';
import { recordPremises } from '../record-premises.ts';

/** Places of taxpayers without an account, as an office records them, with what shows it. */
export function premisesOfRoutes(app: FastifyInstance, { db, clock }: PremisesDeps): void {
  serve(app, listPremisesOf, async ({ params: { tpui } }, { user }) => {
    await requireReach(db, tpui, user);
    await noteActivity(db, {
      ...{ actor: { userId: user.id }, action: 'obligation.facts-read' },
      subject: `taxpayer:${tpui}`,
    });
    return { premises: await premisesOf(db, tpui) };
  });

  serve(app, addPremisesOf, async ({ params: { tpui }, body: { shownBy, ...body } }, { user }) => {
    await requireRecordable(db, tpui, user);
    const now = clock.now();
    refuseDaysToCome(body, dayOf(now));
    await db.transaction((tx) => recordPremises(tx, { ...body, tpui, at: now, shownBy, by: user.id }));
    return { premises: await premisesOf(db, tpui) };
  });

  serve(
    app,
    changePremisesOf,
    async ({ params: { tpui, id }, query: { asRead }, body: { shownBy, ...body } }, { user }) => {
      await requireRecordable(db, tpui, user);
      const now = clock.now();
      refuseDaysToCome(body, dayOf(now));
      await db.transaction(async (tx) => {
        const before = await lockPremises(tx, tpui, id);
        if (before) requireAsRead(asRead, premisesAsRead(before));
        if (!(await updatePremises(tx, { ...body, tpui, id, at: now }))) throw new BusinessError('premises.not-found');
        await refreshObligations(tx, [tpui], dayOf(now));
        const { trade, fromDay, toDay } = body;
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'premises.recorded', subject: `taxpayer:${tpui}` },
          detail: { premisesId: id, trade, fromDay, toDay, shownBy },
        });
      });
      return { premises: await premisesOf(db, tpui) };
    },
  );
}
