import {
  addObligationFact,
  changeObligationFact,
  listOwnObligationFacts,
  obligationFactAsRead,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { addFact, changeFact, factsOf, lockFact } from '../data/facts.repository.ts';
import { refreshObligations } from '../data/refresh-obligations.ts';
import type { ObligationsDeps } from '../obligations-deps.ts';
import { ownTpui } from '../own-tpui.ts';
import { refuseDaysToCome } from '../refuse-days-to-come.ts';

/** What taxpayers say of themselves: corrected and ended, never taken out. */
export function ownFactsRoutes(app: FastifyInstance, { db, clock }: ObligationsDeps): void {
  serve(app, listOwnObligationFacts, async (_request, { user }) => ({ facts: await factsOf(db, ownTpui(user)) }));

  serve(app, addObligationFact, async ({ body: { fact, fromDay, toDay } }, { user }) => {
    const [tpui, now] = [ownTpui(user), clock.now()];
    refuseDaysToCome({ fromDay, toDay }, dayOf(now));
    if (fact === 'self-employed' && !persons.has(user.roles[0]))
      throw new BusinessError('request.invalid', { fieldErrors: { fact: 'Only a person is self-employed' } });
    await db.transaction(async (tx) => {
      const id = await addFact(tx, { tpui, fact, fromDay, toDay, at: now });
      if (id === undefined) throw new BusinessError('obligation.too-many-facts');
      await refreshObligations(tx, [tpui], dayOf(now));
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'obligation.fact-added',
        subject: `taxpayer:${tpui}`,
        detail: { factId: id, fact, fromDay, toDay },
      });
    });
    return { facts: await factsOf(db, tpui) };
  });

  serve(
    app,
    changeObligationFact,
    async ({ params: { id }, query: { asRead }, body: { fromDay, toDay } }, { user }) => {
      const [tpui, now] = [ownTpui(user), clock.now()];
      refuseDaysToCome({ fromDay, toDay }, dayOf(now));
      await db.transaction(async (tx) => {
        const before = await lockFact(tx, tpui, id);
        if (before) requireAsRead(asRead, obligationFactAsRead(before));
        const fact = await changeFact(tx, { tpui, id, fromDay, toDay, at: now });
        if (fact === undefined) throw new BusinessError('obligation.fact-not-found');
        await refreshObligations(tx, [tpui], dayOf(now));
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'obligation.fact-changed',
          subject: `taxpayer:${tpui}`,
          detail: { factId: id, fact, fromDay, toDay },
        });
      });
      return { facts: await factsOf(db, tpui) };
    },
  );
}

const persons: ReadonlySet<string> = new Set(['Individual', 'Agent']);
