import { addFactOf, changeFactOf, listFactsOf, obligationFactAsRead } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { addFact, changeFact, factsOf, lockFact } from '../data/facts.repository.ts';
import { isPerson } from '../data/obligations.repository.ts';
import { refreshObligations } from '../data/refresh-obligations.ts';
import type { ObligationsDeps } from '../obligations-deps.ts';
import { requireReach, requireRecordable } from '../of-taxpayer.ts';
import { refuseDaysToCome } from '../refuse-days-to-come.ts';

/** What an office records of taxpayers without an account, with what shows it. */
export function factsOfRoutes(app: FastifyInstance, { db, clock }: ObligationsDeps): void {
  serve(app, listFactsOf, async ({ params: { tpui } }, { user }) => {
    await requireReach(db, tpui, user);
    await noteActivity(db, {
      ...{ actor: { userId: user.id }, action: 'obligation.facts-read' },
      subject: `taxpayer:${tpui}`,
    });
    return { facts: await factsOf(db, tpui) };
  });

  serve(app, addFactOf, async ({ params: { tpui }, body: { fact, fromDay, toDay, shownBy } }, { user }) => {
    await requireRecordable(db, tpui, user);
    const now = clock.now();
    refuseDaysToCome({ fromDay, toDay }, dayOf(now));
    if (fact === 'self-employed' && !(await isPerson(db, tpui)))
      throw new BusinessError('request.invalid', { fieldErrors: { fact: 'Only a person is self-employed' } });
    await db.transaction(async (tx) => {
      const id = await addFact(tx, { tpui, fact, fromDay, toDay, at: now });
      if (id === undefined) throw new BusinessError('obligation.too-many-facts');
      await refreshObligations(tx, [tpui], dayOf(now));
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'obligation.fact-recorded', subject: `taxpayer:${tpui}` },
        detail: { factId: id, fact, fromDay, toDay, shownBy },
      });
    });
    return { facts: await factsOf(db, tpui) };
  });

  serve(
    app,
    changeFactOf,
    async ({ params: { tpui, id }, query: { asRead }, body: { fromDay, toDay, shownBy } }, { user }) => {
      await requireRecordable(db, tpui, user);
      const now = clock.now();
      refuseDaysToCome({ fromDay, toDay }, dayOf(now));
      await db.transaction(async (tx) => {
        const before = await lockFact(tx, tpui, id);
        if (before) requireAsRead(asRead, obligationFactAsRead(before));
        const fact = await changeFact(tx, { tpui, id, fromDay, toDay, at: now });
        if (fact === undefined) throw new BusinessError('obligation.fact-not-found');
        await refreshObligations(tx, [tpui], dayOf(now));
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'obligation.fact-recorded', subject: `taxpayer:${tpui}` },
          detail: { factId: id, fact, fromDay, toDay, shownBy },
        });
      });
      return { facts: await factsOf(db, tpui) };
    },
  );
}
